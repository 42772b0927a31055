// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_project.h"
#include "ui/project/project.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Files with sample annotations are joined to the open data.
class TestJoining : public OpenProject
{
    Q_OBJECT

private slots:
    void init() { openDemonstration(); }
    void joiningIsDoneInTheBackground();
    void joiningSaysWhatCame_data();
    void joiningSaysWhatCame();
    void joiningIsUndone();
    void aTableThatDoesNotFitChangesNothing();
    void joiningIsGivenUp();
    void whatIsJoinedWhileStepsAreUndoneIsJoinedToWhatIsThere();
    void filesThatAreJoinedAtOnceAreAllJoined();
    void ofFilesJoinedAtOnceTheOneThatFailsIsNamed();
    void aPerCentSignInANameIsLeftAlone();
    void joiningFitsNothingUnlessLive();
};

void TestJoining::joiningIsDoneInTheBackground()
{
    const DatasetPtr before = m_project->dataset();
    QSignalSpy started(&m_project->loader(), &Loader::joiningStarted);
    m_project->loader().join(table(20, "tissue"));
    QCOMPARE(started.size(), 1);
    QVERIFY(m_project->loader().joining().isBusy());
    QCOMPARE(m_project->dataset(), before);
    QTRY_VERIFY(m_project->dataset() != before);
    QVERIFY(m_project->dataset()->labelField("tissue"));
}

void TestJoining::joiningSaysWhatCame_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("said");
    QTest::newRow("one field") << 40 << QByteArray("tissue")
                               << "annotations for 40 of 90 samples; label field tissue.";
    QTest::newRow("two") << 90 << QByteArray("tissue,batch")
                         << "annotations for 90 of 90 samples; label fields tissue, batch.";
    QTest::newRow("many") << 90 << QByteArray("a,b,c,d,e,f,g,h") << "label fields a, b, c, d, e, f and 2 more.";
}

void TestJoining::joiningSaysWhatCame()
{
    QFETCH(int, rows);
    QFETCH(QByteArray, fields);
    QFETCH(QString, said);
    said.replace(QStringLiteral("90"), QString::number(m_project->dataset()->samples()));
    QSignalSpy joined(&m_project->loader(), &Loader::joined);
    m_project->loader().join(table(std::min(rows, int(m_project->dataset()->samples())), fields));
    QVERIFY(joined.wait(20000));
    const QString summary = joined.front().front().toString();
    QVERIFY2(summary.startsWith(QStringLiteral("Added table.csv: ")) && summary.contains(said),
             qPrintable(summary));
}

void TestJoining::joiningIsUndone()
{
    const DatasetPtr before = m_project->dataset();
    const AnalysisState state = m_project->state();
    const FitPtr fit = m_project->scene().fit();
    QByteArray labels = QByteArray::number(before->samples()) + " 2 1\n# yes no\n";
    for (Index sample = 0; sample < before->samples(); ++sample)
        labels += sample % 2 ? "0 " : "1 ";
    const QString cls = write("labels.cls", labels + '\n');
    join(cls);
    QCOMPARE(m_project->input().import.labelsFile.string(), cls.toStdString());
    QTRY_COMPARE(m_project->scene().fit()->result->target.classNames, (std::vector<std::string>{"yes", "no"}));
    const DatasetPtr joined = m_project->dataset();
    m_project->undoStack().undo();
    QCOMPARE(m_project->dataset(), before);
    QVERIFY(m_project->state() == state);
    QVERIFY(m_project->input().import.labelsFile.empty());
    QTRY_COMPARE(m_project->scene().fit(), fit);  // known
    m_project->undoStack().redo();
    QCOMPARE(m_project->dataset(), joined);
    QTRY_COMPARE(m_project->scene().fit()->original, joined);
}

void TestJoining::aTableThatDoesNotFitChangesNothing()
{
    const DatasetPtr before = m_project->dataset();
    const int steps = m_project->undoStack().count();
    QSignalSpy failed(&m_project->loader(), &Loader::readingFailed);
    m_project->loader().join(write("other.csv", "name,tissue\nnobody,bone\n"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("other.csv")));
    QCOMPARE(m_project->dataset(), before);
    QCOMPARE(m_project->undoStack().count(), steps);
}

void TestJoining::joiningIsGivenUp()
{
    const DatasetPtr before = m_project->dataset();
    QSignalSpy cancelled(&m_project->loader().joining(), &JobBase::cancelled);
    m_project->loader().join(table(20, "tissue"));
    m_project->loader().joining().cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(m_project->dataset(), before);
}

void TestJoining::whatIsJoinedWhileStepsAreUndoneIsJoinedToWhatIsThere()
{
    join(table(20, "tissue"));
    m_project->loader().join(
        write("plates.csv",
              "name,plate\n" + QByteArray::fromStdString(m_project->dataset()->sampleNames()[0]) + ",b1\n"));
    m_project->undoStack().undo();
    QTRY_VERIFY(m_project->dataset()->labelField("plate"));
    QVERIFY(!m_project->dataset()->labelField("tissue"));
    QCOMPARE(m_project->input().sampleTables.size(), std::size_t(1));
}

/// Three, for one running and one waiting are what Job keeps.
void TestJoining::filesThatAreJoinedAtOnceAreAllJoined()
{
    const QByteArray sample = QByteArray::fromStdString(m_project->dataset()->sampleNames()[0]);
    QSignalSpy joined(&m_project->loader(), &Loader::joined);
    const int steps = m_project->undoStack().count();
    for (const char* field : {"plate", "batch", "age"})
        m_project->loader().join(
            write((std::string(field) + ".csv").c_str(), "name," + QByteArray(field) + '\n' + sample + ",1\n"));
    QVERIFY(joined.wait(20000));
    for (const char* field : {"plate", "batch", "age"}) {
        QVERIFY2(m_project->dataset()->labelField(field), field);
        QVERIFY(joined.front().front().toString().contains(QStringLiteral("Added %1.csv").arg(field)));
    }
    QCOMPARE(joined.size(), 1);
    QCOMPARE(m_project->undoStack().count(), steps + 3);
}

void TestJoining::ofFilesJoinedAtOnceTheOneThatFailsIsNamed()
{
    QSignalSpy failed(&m_project->loader(), &Loader::readingFailed);
    m_project->loader().join(write("other.csv", "name,tissue\nnobody,bone\n"));
    m_project->loader().join(table(20, "tissue"));
    QVERIFY(failed.wait(20000));
    const QString said = failed.front().front().toString();
    QVERIFY2(said.contains(QStringLiteral("other.csv")) && said.contains(QStringLiteral("Added table.csv")),
             qPrintable(said));
    QVERIFY(m_project->dataset()->labelField("tissue"));
    // The next join is independent of it.
    join(table(20, "batch"));
}

void TestJoining::aPerCentSignInANameIsLeftAlone()
{
    QSignalSpy joined(&m_project->loader(), &Loader::joined);
    const QString path = m_folder.filePath(QStringLiteral("a%2.csv"));
    QVERIFY(QFile::rename(table(20, "tissue"), path));
    m_project->loader().join(path);
    QVERIFY(joined.wait(20000));
    const QString summary = joined.front().front().toString();
    QVERIFY2(summary.startsWith(QStringLiteral("Added a%2.csv: annotations for 20 of ")), qPrintable(summary));
}

void TestJoining::joiningFitsNothingUnlessLive()
{
    const FitPtr fit = m_project->scene().fit();
    m_project->fitter().setLive(false);
    QSignalSpy opened(m_project.get(), &Project::opened);
    QSignalSpy fitting(&m_project->fitter().job(), &JobBase::started);
    join(table(20, "tissue"));
    m_project->undoStack().undo();
    m_project->undoStack().redo();
    finishJobs();
    QCOMPARE(fitting.size(), 0);
    QCOMPARE(m_project->scene().fit(), fit);
    QVERIFY(m_project->fitter().parameters().has("lambda"));  // the panel goes on showing them
    QCOMPARE(opened.size(), 0);
    m_project->fitter().refit();
    QTRY_COMPARE(m_project->scene().fit()->original, m_project->dataset());
}

QTEST_MAIN(TestJoining)
#include "tst_joining.moc"
