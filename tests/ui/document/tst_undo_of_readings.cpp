// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/import/small_files.h"
#include "ui/document/document.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Undo of a file read otherwise kept the whole matrix of every reading, however many there were.
class TestUndoOfReadings : public QObject
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
    void whatIsJoinedSharesItsValues();

private:
    bool readOtherwise(ImportOptions::Orientation orientation);
    bool goBack(void (Document::*step)());

    test::SmallFiles m_files;
    std::unique_ptr<Document> m_document;
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

void TestUndoOfReadings::init()
{
    m_document = std::make_unique<Document>();
    QSignalSpy opened(m_document.get(), &Document::opened);
    m_document->openFile(QString::fromStdString(m_files.write("t.csv", table()).string()));
    QVERIFY(opened.wait(20000));
    QCOMPARE(m_document->dataset()->samples(), 8);
}

bool TestUndoOfReadings::readOtherwise(ImportOptions::Orientation orientation)
{
    InputSpec input = m_document->input();
    input.import.orientation = orientation;
    QSignalSpy tried(m_document.get(), &Document::importTried);
    m_document->tryImport(input);
    if (!tried.wait(20000))
        return false;
    m_document->adopt(tried.front().front().value<ImportTrial>(), {});
    return m_document->input() == input;
}

/// Runs an undo step that has to read, and waits for its result.
bool TestUndoOfReadings::goBack(void (Document::*step)())
{
    QSignalSpy idle(&m_document->returning(), &JobBase::idle);
    (m_document.get()->*step)();
    return idle.wait(20000);
}

void TestUndoOfReadings::withinTheBudgetNothingIsReadAgain()
{
    const DatasetPtr before = m_document->dataset();
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr after = m_document->dataset();
    m_document->undo();
    QCOMPARE(m_document->dataset(), before);
    m_document->redo();
    QCOMPARE(m_document->dataset(), after);
    QVERIFY(!m_document->returning().isBusy());
}

void TestUndoOfReadings::beyondTheBudgetTheFileIsReadAgain()
{
    m_document->kept().setBudget(0);
    const std::weak_ptr<const Dataset> before = m_document->dataset();
    QVERIFY(readOtherwise(SamplesInRows));
    QTRY_VERIFY(before.expired());  // when its fit is gone
    QVERIFY(readOtherwise(GenesInRows));
    QVERIFY(goBack(&Document::undo));
    QCOMPARE(m_document->dataset()->samples(), 6);
    QVERIFY(m_document->input().import.orientation == SamplesInRows);
    QVERIFY(goBack(&Document::undo));
    QCOMPARE(m_document->dataset()->samples(), 8);
    QVERIFY(!m_document->input().import.orientation);
    QVERIFY(!m_document->undoStack().canUndo());
    QVERIFY(goBack(&Document::redo));
    QCOMPARE(m_document->dataset()->samples(), 6);
}

void TestUndoOfReadings::stepsInBetweenAreTakenAtOnce()
{
    m_document->kept().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    AnalysisState next = m_document->state();
    next.steps.push_back({StepSpec::parse("zscore"), true});
    m_document->change(next, QStringLiteral("test"));
    m_document->undo();
    QVERIFY(!m_document->returning().isBusy());
    m_document->undo();
    QVERIFY(m_document->returning().isBusy());
    m_document->redo();  // before the file has been read
    QTRY_VERIFY(!m_document->returning().isBusy());
    QVERIFY(m_document->state() == next);
    QCOMPARE(m_document->dataset()->samples(), 6);
}

void TestUndoOfReadings::aFileThatHasChangedIsNotTaken()
{
    m_document->kept().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr shown = m_document->dataset();
    m_files.write("t.csv", table("3.5"));
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    QVERIFY(goBack(&Document::undo));
    QCOMPARE(failed.size(), 1);
    QVERIFY2(failed.front().front().toString().startsWith(QStringLiteral("t.csv has changed")),
             qPrintable(failed.front().front().toString()));
    QCOMPARE(m_document->dataset(), shown);
    QVERIFY(m_document->undoStack().canUndo());
}

/// Labels of another file are part of an import: other labels make another import.
void TestUndoOfReadings::labelsThatHaveChangedAreNotTaken()
{
    const auto join = [this](const char* classes) {
        const QString path = QString::fromStdString(
            m_files.write("t.cls", std::string("8 2 1\n# one two\n") + classes + '\n').string());
        QSignalSpy joined(m_document.get(), &Document::joined);
        m_document->join(path);
        return joined.wait(20000);
    };
    QVERIFY(join("0 0 0 0 1 1 1 1"));
    m_document->kept().setBudget(0);
    QVERIFY(readOtherwise(GenesInRows));
    const DatasetPtr shown = m_document->dataset();
    m_files.write("t.cls", "8 2 1\n# one two\n0 1 0 0 1 1 0 1\n");
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    QVERIFY(goBack(&Document::undo));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().startsWith(QStringLiteral("What was joined to t.csv")));
    QCOMPARE(m_document->dataset(), shown);
}

void TestUndoOfReadings::aFileThatIsGoneIsNotTaken()
{
    m_document->kept().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr shown = m_document->dataset();
    std::filesystem::remove(m_files.at("t.csv"));
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    QVERIFY(goBack(&Document::undo));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("t.csv")));
    QCOMPARE(m_document->dataset(), shown);
    QVERIFY(m_document->undoStack().canUndo());
}

void TestUndoOfReadings::readingAgainIsGivenUp()
{
    m_document->kept().setBudget(0);
    QVERIFY(readOtherwise(SamplesInRows));
    const DatasetPtr shown = m_document->dataset();
    QSignalSpy idle(&m_document->returning(), &JobBase::idle);
    m_document->undo();
    m_document->returning().cancel();
    QVERIFY(idle.wait(20000));
    QCOMPARE(m_document->dataset(), shown);
    QVERIFY(goBack(&Document::undo));
    QCOMPARE(m_document->dataset()->samples(), 8);
}

void TestUndoOfReadings::whatIsJoinedSharesItsValues()
{
    m_document->kept().setBudget(0);
    const DatasetPtr before = m_document->dataset();
    QSignalSpy joined(m_document.get(), &Document::joined);
    m_document->join(
        QString::fromStdString(m_files.write("about.csv", "name,kind\nA,x\nB,y\nC,x\nD,y\nE,x\n").string()));
    QVERIFY(joined.wait(20000));
    m_document->undo();
    QCOMPARE(m_document->dataset(), before);  // at once
}

QTEST_MAIN(TestUndoOfReadings)
#include "tst_undo_of_readings.moc"
