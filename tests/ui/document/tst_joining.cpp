// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_document.h"
#include "ui/document/document.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Files with sample annotations are joined to the open data.
class TestJoining : public OpenDocument
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
    const DatasetPtr before = m_document->dataset();
    QSignalSpy started(m_document.get(), &Document::joiningStarted);
    m_document->join(table(20, "tissue"));
    QCOMPARE(started.size(), 1);
    QVERIFY(m_document->joining().isBusy());
    QCOMPARE(m_document->dataset(), before);
    QTRY_VERIFY(m_document->dataset() != before);
    QVERIFY(m_document->dataset()->labelField("tissue"));
}

void TestJoining::joiningSaysWhatCame_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("said");
    QTest::newRow("one field") << 40 << QByteArray("tissue")
                               << "it has a row for 40 of 90 samples; label field tissue.";
    QTest::newRow("two") << 90 << QByteArray("tissue,batch")
                         << "it has a row for 90 of 90 samples; label fields tissue, batch.";
    QTest::newRow("many") << 90 << QByteArray("a,b,c,d,e,f,g,h") << "label fields a, b, c, d, e, f and 2 more.";
}

void TestJoining::joiningSaysWhatCame()
{
    QFETCH(int, rows);
    QFETCH(QByteArray, fields);
    QFETCH(QString, said);
    said.replace(QStringLiteral("90"), QString::number(m_document->dataset()->samples()));
    QSignalSpy joined(m_document.get(), &Document::joined);
    m_document->join(table(std::min(rows, int(m_document->dataset()->samples())), fields));
    QVERIFY(joined.wait(20000));
    const QString summary = joined.front().front().toString();
    QVERIFY2(summary.startsWith(QStringLiteral("Joined table.csv: ")) && summary.contains(said),
             qPrintable(summary));
}

void TestJoining::joiningIsUndone()
{
    const DatasetPtr before = m_document->dataset();
    const AnalysisState state = m_document->state();
    const FitPtr fit = m_document->scene().fit();
    QByteArray labels = QByteArray::number(before->samples()) + " 2 1\n# yes no\n";
    for (Index sample = 0; sample < before->samples(); ++sample)
        labels += sample % 2 ? "0 " : "1 ";
    const QString cls = write("labels.cls", labels + '\n');
    join(cls);
    QCOMPARE(m_document->input().import.labelsFile.string(), cls.toStdString());
    QTRY_COMPARE(m_document->scene().fit()->result->target.classNames, (std::vector<std::string>{"yes", "no"}));
    const DatasetPtr joined = m_document->dataset();
    m_document->undoStack().undo();
    QCOMPARE(m_document->dataset(), before);
    QVERIFY(m_document->state() == state);
    QVERIFY(m_document->input().import.labelsFile.empty());
    QTRY_COMPARE(m_document->scene().fit(), fit);  // known
    m_document->undoStack().redo();
    QCOMPARE(m_document->dataset(), joined);
    QTRY_COMPARE(m_document->scene().fit()->original, joined);
}

void TestJoining::aTableThatDoesNotFitChangesNothing()
{
    const DatasetPtr before = m_document->dataset();
    const int steps = m_document->undoStack().count();
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    m_document->join(write("other.csv", "name,tissue\nnobody,bone\n"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("other.csv")));
    QCOMPARE(m_document->dataset(), before);
    QCOMPARE(m_document->undoStack().count(), steps);
}

void TestJoining::joiningIsGivenUp()
{
    const DatasetPtr before = m_document->dataset();
    QSignalSpy cancelled(&m_document->joining(), &JobBase::cancelled);
    m_document->join(table(20, "tissue"));
    m_document->joining().cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(m_document->dataset(), before);
}

void TestJoining::whatIsJoinedWhileStepsAreUndoneIsJoinedToWhatIsThere()
{
    join(table(20, "tissue"));
    m_document->join(
        write("plates.csv",
              "name,plate\n" + QByteArray::fromStdString(m_document->dataset()->sampleNames()[0]) + ",b1\n"));
    m_document->undoStack().undo();
    QTRY_VERIFY(m_document->dataset()->labelField("plate"));
    QVERIFY(!m_document->dataset()->labelField("tissue"));
    QCOMPARE(m_document->input().sampleTables.size(), std::size_t(1));
}

/// Three, for one running and one waiting are what Job keeps.
void TestJoining::filesThatAreJoinedAtOnceAreAllJoined()
{
    const QByteArray sample = QByteArray::fromStdString(m_document->dataset()->sampleNames()[0]);
    QSignalSpy joined(m_document.get(), &Document::joined);
    const int steps = m_document->undoStack().count();
    for (const char* field : {"plate", "batch", "age"})
        m_document->join(
            write((std::string(field) + ".csv").c_str(), "name," + QByteArray(field) + '\n' + sample + ",1\n"));
    QVERIFY(joined.wait(20000));
    for (const char* field : {"plate", "batch", "age"}) {
        QVERIFY2(m_document->dataset()->labelField(field), field);
        QVERIFY(joined.front().front().toString().contains(QStringLiteral("Joined %1.csv").arg(field)));
    }
    QCOMPARE(joined.size(), 1);
    QCOMPARE(m_document->undoStack().count(), steps + 3);
}

void TestJoining::ofFilesJoinedAtOnceTheOneThatFailsIsNamed()
{
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    m_document->join(write("other.csv", "name,tissue\nnobody,bone\n"));
    m_document->join(table(20, "tissue"));
    QVERIFY(failed.wait(20000));
    const QString said = failed.front().front().toString();
    QVERIFY2(said.contains(QStringLiteral("other.csv")) && said.contains(QStringLiteral("Joined table.csv")),
             qPrintable(said));
    QVERIFY(m_document->dataset()->labelField("tissue"));
    // The next join is independent of it.
    join(table(20, "batch"));
}

void TestJoining::aPerCentSignInANameIsLeftAlone()
{
    QSignalSpy joined(m_document.get(), &Document::joined);
    const QString path = m_folder.filePath(QStringLiteral("a%2.csv"));
    QVERIFY(QFile::rename(table(20, "tissue"), path));
    m_document->join(path);
    QVERIFY(joined.wait(20000));
    const QString summary = joined.front().front().toString();
    QVERIFY2(summary.startsWith(QStringLiteral("Joined a%2.csv: it has a row for 20 of ")), qPrintable(summary));
}

void TestJoining::joiningFitsNothingUnlessLive()
{
    const FitPtr fit = m_document->scene().fit();
    m_document->setLive(false);
    QSignalSpy opened(m_document.get(), &Document::opened);
    QSignalSpy fitting(&m_document->fits().job(), &JobBase::started);
    join(table(20, "tissue"));
    m_document->undoStack().undo();
    m_document->undoStack().redo();
    QTest::qWait(20);
    QCOMPARE(fitting.size(), 0);
    QCOMPARE(m_document->scene().fit(), fit);
    QVERIFY(m_document->parameters().has("lambda"));  // the panel goes on showing them
    QCOMPARE(opened.size(), 0);
    m_document->refit();
    QTRY_COMPARE(m_document->scene().fit()->original, m_document->dataset());
}

QTEST_MAIN(TestJoining)
#include "tst_joining.moc"
