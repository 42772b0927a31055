// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/import/small_files.h"
#include "ui/project/project.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Undo of a file read otherwise kept the whole matrix of every reading, however many there were.
class TestImportUndo : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withinTheBudgetNothingIsReadAgain();
    void beyondTheBudgetTheFileIsReadAgain();
    void stepsInBetweenAreTakenAtOnce();
    void aFileThatHasChangedIsNotTaken();
    void labelsThatHaveChangedAreNotTaken();
    void aFileThatIsGoneIsNotTaken();
    void readingAgainIsGivenUp();
    void theNewerOfTwoReadingsIsTaken();
    void stepsWhileAFileIsReadAreAskedAbout();
    void theFitOfDataReadOtherwiseIsOutdated();
    void whatIsJoinedSharesItsValues();

private:
    bool readOtherwise(ImportOptions::Orientation orientation);
    bool readAs(const InputSpec& input);
    bool goBack(void (Project::*step)());

    test::SmallFiles m_files;
    std::unique_ptr<Project> m_project;
};

namespace {

/// Eight samples, genes in rows; @p last is the last number.
std::string table(const std::string& last = "2.5")
{
    return "name,A,B,C,D,E,F,G,H\ng1,1,2,3,5,8,1,4,6\ng2,4,5,7,1,2,9,3,1\ng3,2,2,1,4,7,5,1,8\n"
           "g4,3,1,6,2,5,4,9,2\ng5,7,8,2,1,3,6,5,4\ng6,1,5,4,9,6,2,7," +
           last + '\n';
}

using enum ImportOptions::Orientation;

}  // namespace

void TestImportUndo::init()
{
    m_project = std::make_unique<Project>();
    QSignalSpy opened(m_project.get(), &Project::opened);
    m_project->loader().open(QString::fromStdString(m_files.write("t.csv", table()).string()));
    QVERIFY(opened.wait(20000));
    QCOMPARE(m_project->dataset()->samples(), 8);
}

bool TestImportUndo::readOtherwise(ImportOptions::Orientation orientation)
{
    InputSpec input = m_project->input();
    input.import.orientation = orientation;
    return readAs(input);
}

bool TestImportUndo::readAs(const InputSpec& input)
{
    QSignalSpy tried(&m_project->loader(), &Loader::importTried);
    m_project->loader().tryImport(input);
    if (!tried.wait(20000))
        return false;
    m_project->adopt(tried.front().front().value<ImportTrial>(), {});
    return m_project->input() == input;
}

/// Runs an undo step that has to read, and waits for its result.
bool TestImportUndo::goBack(void (Project::*step)())
{
    QSignalSpy idle(&m_project->loader().readingAgain(), &JobBase::idle);
    (m_project.get()->*step)();
    return idle.wait(20000);
}

void TestImportUndo::withinTheBudgetNothingIsReadAgain()
{
    const DatasetPtr before = m_project->dataset();
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr after = m_project->dataset();
    m_project->undo();
    QCOMPARE(m_project->dataset(), before);
    m_project->redo();
    QCOMPARE(m_project->dataset(), after);
    QVERIFY(!m_project->loader().readingAgain().isBusy());
}

void TestImportUndo::beyondTheBudgetTheFileIsReadAgain()
{
    m_project->dataSets().setBudget(0);
    const std::weak_ptr<const Dataset> before = m_project->dataset();
    QVERIFY(readOtherwise(SamplesInRows));
    QTRY_VERIFY(before.expired());  // when its fit is gone
    QVERIFY(readOtherwise(GenesInRows));
    QVERIFY(goBack(&Project::undo));
    QCOMPARE(m_project->dataset()->samples(), 6);
    QVERIFY(m_project->input().import.orientation == SamplesInRows);
    QVERIFY(goBack(&Project::undo));
    QCOMPARE(m_project->dataset()->samples(), 8);
    QVERIFY(!m_project->input().import.orientation);
    QVERIFY(!m_project->undoStack().canUndo());
    QVERIFY(goBack(&Project::redo));
    QCOMPARE(m_project->dataset()->samples(), 6);
}

void TestImportUndo::stepsInBetweenAreTakenAtOnce()
{
    m_project->dataSets().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    AnalysisState next = m_project->state();
    next.steps.push_back({StepSpec::parse("zscore"), true});
    m_project->change(next, QStringLiteral("test"));
    m_project->undo();
    QVERIFY(!m_project->loader().readingAgain().isBusy());
    m_project->undo();
    QVERIFY(m_project->loader().readingAgain().isBusy());
    m_project->redo();  // before the file has been read
    QTRY_VERIFY(!m_project->loader().readingAgain().isBusy());
    QVERIFY(m_project->state() == next);
    QCOMPARE(m_project->dataset()->samples(), 6);
}

void TestImportUndo::aFileThatHasChangedIsNotTaken()
{
    m_project->dataSets().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr shown = m_project->dataset();
    m_files.write("t.csv", table("3.5"));
    QSignalSpy failed(&m_project->loader(), &Loader::readingFailed);
    QVERIFY(goBack(&Project::undo));
    QCOMPARE(failed.size(), 1);
    QVERIFY2(failed.front().front().toString().startsWith(QStringLiteral("t.csv has changed")),
             qPrintable(failed.front().front().toString()));
    QCOMPARE(m_project->dataset(), shown);
    QVERIFY(m_project->undoStack().canUndo());
}

/// Labels of another file are part of an import: other labels make another import.
void TestImportUndo::labelsThatHaveChangedAreNotTaken()
{
    const auto join = [this](const char* classes) {
        const QString path = QString::fromStdString(
            m_files.write("t.cls", std::string("8 2 1\n# one two\n") + classes + '\n').string());
        QSignalSpy joined(&m_project->loader(), &Loader::joined);
        m_project->loader().join(path);
        return joined.wait(20000);
    };
    QVERIFY(join("0 0 0 0 1 1 1 1"));
    m_project->dataSets().setBudget(0);
    QVERIFY(readOtherwise(GenesInRows));
    const DatasetPtr shown = m_project->dataset();
    m_files.write("t.cls", "8 2 1\n# one two\n0 1 0 0 1 1 0 1\n");
    QSignalSpy failed(&m_project->loader(), &Loader::readingFailed);
    QVERIFY(goBack(&Project::undo));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().startsWith(QStringLiteral("The files added to t.csv")));
    QCOMPARE(m_project->dataset(), shown);
}

void TestImportUndo::aFileThatIsGoneIsNotTaken()
{
    m_project->dataSets().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr shown = m_project->dataset();
    std::filesystem::remove(m_files.at("t.csv"));
    QSignalSpy failed(&m_project->loader(), &Loader::readingFailed);
    QVERIFY(goBack(&Project::undo));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("t.csv")));
    QCOMPARE(m_project->dataset(), shown);
    QVERIFY(m_project->undoStack().canUndo());
}

void TestImportUndo::readingAgainIsGivenUp()
{
    m_project->dataSets().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr shown = m_project->dataset();
    QSignalSpy idle(&m_project->loader().readingAgain(), &JobBase::idle);
    m_project->undo();
    m_project->loader().readingAgain().cancel();
    QVERIFY(idle.wait(20000));
    QCOMPARE(m_project->dataset(), shown);
    QVERIFY(goBack(&Project::undo));
    QCOMPARE(m_project->dataset()->samples(), 8);
}

/// Undo and redo both have to read: the data of the first were taken as those of the second.
void TestImportUndo::theNewerOfTwoReadingsIsTaken()
{
    m_project->dataSets().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    InputSpec withMissing = m_project->input();
    withMissing.import.orientation = GenesInRows;
    withMissing.import.missingTexts = {"5"};
    QVERIFY(readAs(withMissing));
    QVERIFY(goBack(&Project::undo));
    m_project->undo();
    m_project->redo();
    QTRY_VERIFY(!m_project->loader().readingAgain().isBusy());
    QVERIFY(m_project->input() == withMissing);
    QVERIFY(m_project->dataset()->missingCount() > 0);
}

/// As many steps as before are not the same steps.
void TestImportUndo::stepsWhileAFileIsReadAreAskedAbout()
{
    int asked = 0;
    m_project->setGuard([&](const std::function<void()>&) { ++asked; });
    const DatasetPtr shown = m_project->dataset();
    m_project->setMethod("fcm");
    m_project->loader().open(QString::fromStdString(m_files.write("other.csv", table("3")).string()));
    m_project->undo();
    m_project->setMethod("kmeans");
    QTRY_COMPARE(asked, 1);
    QCOMPARE(m_project->dataset(), shown);
}

void TestImportUndo::theFitOfDataReadOtherwiseIsOutdated()
{
    QTRY_VERIFY(m_project->fitter().finalFit());
    m_project->fitter().setLive(false);
    InputSpec input = m_project->input();
    input.import.missingTexts = {"nothing"};
    QVERIFY(readAs(input));
    QVERIFY(m_project->scene().fit() && !m_project->fitter().finalFit());
    QVERIFY(m_project->fitter().isOutdated());
    m_project->fitter().refit();
    QVERIFY(!m_project->fitter().isOutdated());  // on its way
    QTRY_VERIFY(m_project->fitter().finalFit());
    QVERIFY(!m_project->fitter().isOutdated());
}

void TestImportUndo::whatIsJoinedSharesItsValues()
{
    m_project->dataSets().setBudget(0);
    const DatasetPtr before = m_project->dataset();
    QSignalSpy joined(&m_project->loader(), &Loader::joined);
    m_project->loader().join(
        QString::fromStdString(m_files.write("about.csv", "name,kind\nA,x\nB,y\nC,x\nD,y\nE,x\n").string()));
    QVERIFY(joined.wait(20000));
    m_project->undo();
    QCOMPARE(m_project->dataset(), before);  // at once
}

QTEST_MAIN(TestImportUndo)
#include "tst_import_undo.moc"
