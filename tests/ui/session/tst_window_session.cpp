// SPDX-License-Identifier: GPL-3.0-or-later
// A session of the window: saved, opened, looked at by another window, changed.
#include "core/data/writer.h"
#include "core/session/session_check.h"
#include "core/session/store/database.h"
#include "tests/core/session/session_examples.h"
#include "tests/ui/session/session_window_test.h"
#include "ui/import/import_dialog.h"
#include "ui/session/arrangement.h"
#include "ui/session/state_json.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/window/notice_bar.h"
#include "ui/workspaces/explore_workspace.h"

#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestWindowSession : public SessionWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openFirst(); }
    void cleanup() { closeAll(); }
    void opensAsItWasLeft();
    void looksTheSame();
    void computesNothing();
    void undoGoesOnWhereItWas();
    void runsAreThereAndCompleted();
    void aRunThatWasReadComputesNothing();
    void savesAgainWithoutWritingTwice();
    void whatWasDeletedIsGone();
    void pairsThatNoneNamesAreGone();
    void tellsWhatIsModified();
    void aSecondWindowLooksOnly();
    void opensARunOfTheCommandLine();
    void aFailedSaveLeavesItModified();
    void undoBringsBackWholeRuns();
    void undoBringsBackRunsOfOtherData();
    void dataOfDeletedRunsGoWithTheWindow();
    void runsOfTheCommandLineKeepTheirPairs();
    void tellsARunThatCannotBeRead();
    void leavingWaitsForTheSave();
    void aDamagedSessionChangesNothing();
    void whatIsDoneWhileReadingIsAskedAbout();
    void theImportDialogAsks();
    void aFailedCopyChangesNoWish();
    void whatIsOpenedUnderTheDialogIsNotSaved();

private:
    /// Closes the window and puts a run called "other" into the session, of pairs in a file and of data of its
    /// own.
    std::int64_t addRunOfOtherData();
};

namespace {

/// Without what is said of the moment, which takes room from the pictures.
void quiet(MainWindow& window)
{
    window.findChild<NoticeBar*>()->hide();
    QTest::qWait(600);  // the pictures close in
}

}  // namespace

std::int64_t TestWindowSession::addRunOfOtherData()
{
    m_window.reset();
    test::ExampleRun run(test::twoClasses(), "sffd");
    const PairSet pairs{{{0, 2}, {1, 3}}, {{0, 1}}};
    run.fit.pairs = "pairs.txt";
    Problem problem = fitProblem(run.prepared.data, {}, run.fit.labelledSeed);
    problem.pairs = std::make_shared<const PairSet>(pairs);
    run.fit.parameters = resolveParameters(method("sffd"), problem, {});
    run.result = makeResult(run.fit, run.original, problem, method("sffd").run(problem, run.fit.parameters, {}));
    NewRun added = run.added();
    added.pairs = &pairs;
    added.name = "other";
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Edit);
    SessionEdit edit(*file);
    const std::int64_t id =
        edit.addRun(edit.putData(run.fit.input, *run.original, SessionEdit::Keep::Values), added);
    edit.commit();
    return id;
}

void TestWindowSession::opensAsItWasLeft()
{
    AnalysisState state = document().state();
    state.leftOutSamples.insert(document().dataset()->sampleNames().front());
    state.leftOutFeatures.insert(document().dataset()->featureNames().back());
    state.steps.push_back({StepSpec::parse("zscore"), false});
    document().change(state, QStringLiteral("leaving out"));
    QVERIFY(change(0.4));
    document().scene().selection().set(
        std::vector<bool>(std::size_t(document().scene().selection().size()), true));
    document().scene().setFocusFeature(3);
    m_window->findChild<QSpinBox*>(QStringLiteral("weightsCount"))->setValue(7);
    m_window->workspace().bring(QStringLiteral("features"));
    quiet(*m_window);
    QVERIFY(save());
    const AnalysisState saved = document().state();
    const FitPtr fit = document().scene().fit();
    const std::vector<bool> rows = document().selectedRows();
    quiet(*m_window);
    const Json arrangement = arrangementOf(m_window->workspace(), document().scene());
    m_window.reset();

    const auto again = openWindow(path());
    QVERIFY(again);
    QVERIFY(again->document().state() == saved);
    QCOMPARE(again->document().name(), QStringLiteral("Demonstration"));
    QVERIFY(sameOutcome(*again->document().scene().fit(), *fit));
    QCOMPARE(again->document().scene().fit()->milliseconds, fit->milliseconds);
    QVERIFY(again->document().selectedRows() == rows);
    quiet(*again);
    QCOMPARE(again->findChild<QSpinBox*>(QStringLiteral("weightsCount"))->value(), 7);
    const Json arranged = arrangementOf(again->workspace(), again->document().scene());
    for (const auto& [key, value] : arrangement.items())
        QCOMPARE(QString::fromStdString(key + ' ' + arranged[key].dump()),
                 QString::fromStdString(key + ' ' + value.dump()));
    QCOMPARE(again->session().path(), path());
    QVERIFY(!again->session().isModified());
}

void TestWindowSession::looksTheSame()
{
    QVERIFY(change(0.4));
    m_window->workspace().findChild<ScatterView*>()->setAxisChoice({.x = 1, .y = 0});
    m_window->workspace().bring(QStringLiteral("objective"));
    QVERIFY(rest());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().runs().back()->leftOut, 20000);
    quiet(*m_window);
    QVERIFY(save());
    quiet(*m_window);
    const QImage before = m_window->workspace().grab().toImage();
    m_window.reset();
    const auto again = openWindow(path());
    QVERIFY(again);
    quiet(*again);
    const QImage after = again->workspace().grab().toImage();
    QVERIFY(after == before);
}

void TestWindowSession::computesNothing()
{
    QVERIFY(rest());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->runs().runs().back()->leftOut, 20000);
    QVERIFY(save());
    const double seconds = document().scene().fit()->result->outcome.seconds;
    m_window.reset();
    const auto again = openWindow(path());
    QVERIFY(again);
    // Another computation would have taken another time.
    QCOMPARE(again->document().scene().fit()->result->outcome.seconds, seconds);
    QVERIFY(again->runs().current());
    QVERIFY(again->runs().current()->leftOut);
    QTest::qWait(600);
    QCOMPARE(again->runs().current()->fit, again->document().scene().fit());
}

void TestWindowSession::undoGoesOnWhereItWas()
{
    const AnalysisState first = document().state();
    QVERIFY(change(0.4));
    const AnalysisState second = document().state();
    QVERIFY(change(0.6));
    document().undo();
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(document().state() == second);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("change of gamma"));
    QVERIFY(document().undoStack().canRedo());
    document().undo();
    QVERIFY(document().state() == first);
    document().redo();
    document().redo();
    QCOMPARE(document().state().chosen.at("gamma"), ParameterValue(0.6));
    QVERIFY(!document().undoStack().canRedo());
}

void TestWindowSession::runsAreThereAndCompleted()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    QVERIFY(change(0.4));
    QVERIFY(rest());
    const RunPtr first = m_window->runs().runs().front();
    m_window->runs().rename(first->id, QStringLiteral("the good one"));
    m_window->runs().setPinned(first->id, true);
    QVERIFY(save());
    QStringList texts;
    for (const RunPtr& run : m_window->runs().runs())
        texts << titleOf(*run) << run->when.toString(Qt::ISODateWithMs);
    const FitPtr fit = m_window->runs().runs().front()->fit;
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QStringList again;
    for (const RunPtr& run : m_window->runs().runs())
        again << titleOf(*run) << run->when.toString(Qt::ISODateWithMs);
    QCOMPARE(again, texts);
    QVERIFY(m_window->runs().runs().front()->isPinned);
    QTRY_VERIFY(m_window->runs().runs().front()->isWhole);
    QVERIFY(sameOutcome(*m_window->runs().runs().front()->fit, *fit));
    QVERIFY(!session().isModified());
}

void TestWindowSession::aRunThatWasReadComputesNothing()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    const double seconds = m_window->runs().runs().front()->fit->result->outcome.seconds;
    QVERIFY(change(0.4));
    QVERIFY(rest());
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QTRY_VERIFY(m_window->runs().runs().front()->isWhole);
    QSignalSpy settled(&document(), &Document::settled);
    m_window->runs().reopen(m_window->runs().runs().front()->id);
    QVERIFY(settled.wait(20000));
    QCOMPARE(document().scene().fit()->result->outcome.seconds, seconds);
    QCOMPARE(m_window->runs().current(), m_window->runs().runs().front());
}

void TestWindowSession::savesAgainWithoutWritingTwice()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    QVERIFY(change(0.6));
    QVERIFY(save());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(3));  // what is on screen is kept when it is saved
    QCOMPARE(file->dataSets().size(), std::size_t(1));
    std::size_t states = 0;
    for (const std::string& key : file->documents())
        states += key.starts_with("run/") ? 1 : 0;
    QCOMPARE(states, std::size_t(3));
}

void TestWindowSession::whatWasDeletedIsGone()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    m_window->runs().remove({m_window->runs().runs().front()->id});
    QVERIFY(session().isModified());
    QVERIFY(save());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(1));
    std::size_t states = 0;
    for (const std::string& key : file->documents())
        states += key.starts_with("run/") ? 1 : 0;
    QCOMPARE(states, std::size_t(1));
}

void TestWindowSession::pairsThatNoneNamesAreGone()
{
    const auto documents = [this] {
        const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
        std::size_t count = 0;
        for (const std::string& key : file->documents())
            count += key.starts_with(StateWriter::pairsKey) ? 1 : 0;
        return count;
    };
    const auto state = [this](int other) {
        QSignalSpy settled(&document(), &Document::settled);
        AnalysisState next = document().state();
        next.method = "sffd";
        next.chosen.clear();
        next.pairs = statedPairs(PairSet{{{0, other}}, {}});
        document().change(next, QStringLiteral("pairs"));
        return settled.wait(20000);
    };
    QVERIFY(state(1));
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(1));
    QVERIFY(state(2));
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(2));
    document().undo();
    QSignalSpy settled(&document(), &Document::settled);
    document().setParameter("clusters", std::int64_t(4),
                            QStringLiteral("change"));  // no redo leads there any more
    QVERIFY(settled.wait(20000));
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(2));  // it is of a run still
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    std::vector<int> second;
    for (const RunPtr& run : m_window->runs().runs())
        if (run->state.pairs && run->state.pairs->pairs.must.front().second == 2)
            second.push_back(run->id);
    m_window->runs().remove(second);
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(1));
    document().undo();
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(2));
}

void TestWindowSession::tellsWhatIsModified()
{
    QVERIFY(!session().isModified());
    QVERIFY(change(0.4));
    QVERIFY(session().isModified());
    QVERIFY(m_window->isWindowModified());
    QVERIFY(save());
    QVERIFY(!session().isModified());
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.fuzzylens")));
    document().undo();
    QVERIFY(session().isModified());
    document().redo();
    QVERIFY(!session().isModified());
    answer(QStringLiteral("Cancel"));
    document().undo();
    m_window->close();
    QVERIFY(m_window->isVisible());
    answer(QStringLiteral("Discard"));
    m_window->close();
    QTRY_VERIFY(!m_window->isVisible());
}

void TestWindowSession::aSecondWindowLooksOnly()
{
    QVERIFY(save());
    MainWindow other;
    QSignalSpy held(&other.session(), &SessionController::isHeld);
    other.session().open(path());
    QVERIFY(held.wait(20000));
    QVERIFY(!held.front()[1].toString().isEmpty());
    QVERIFY(!other.document().dataset());
    QSignalSpy settled(&other.document(), &Document::settled);
    other.session().open(path(), SessionController::As::Reading);
    QVERIFY(settled.wait(20000));
    QVERIFY(other.session().isReadOnly());
    other.document().setParameter("gamma", 0.7, QStringLiteral("change"));
    QVERIFY(settled.wait(20000));
    QSignalSpy saved(&other.session(), &SessionController::saved);
    other.session().saveAs(m_folder->filePath(QStringLiteral("b.fuzzylens")), false);
    QVERIFY(saved.wait(20000));
    QVERIFY(!other.session().isReadOnly());
    QVERIFY(save());
}

void TestWindowSession::opensARunOfTheCommandLine()
{
    QVERIFY(save());
    const FitPtr fit = document().scene().fit();
    m_window.reset();
    {
        const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Edit);
        const StoredRun run = file->run({});
        Result result = file->result(run.id);
        result.outcome.seconds = run.seconds;
        const std::vector<FittedStepPtr> steps = file->fittedSteps(run.id);
        FitCommand bare = run.fit;
        bare.input.import.labelField.reset();  // the label the data prefer
        SessionEdit edit(*file);
        edit.addRun(run.data, {bare, result, steps});
        edit.removeRun(run.id);
        edit.removeDocument("window");
        edit.removeDocument("run/" + std::to_string(run.id));
        edit.commit();
    }
    const auto again = openWindow(path());
    QVERIFY(again);
    QVERIFY(sameOutcome(*again->document().scene().fit(), *fit));
    QCOMPARE(again->document().state().label, fit->result->target.name);
    QCOMPARE(again->document().parameters(), fit->result->parameters);
    QTRY_VERIFY_WITH_TIMEOUT(again->runs().current() && again->runs().current()->leftOut, 20000);
    QVERIFY(!again->session().isModified());  // nobody did that
}

void TestWindowSession::aFailedSaveLeavesItModified()
{
    QVERIFY(change(0.4));
    QSignalSpy failed(&session(), &SessionController::saveFailed);
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QVERIFY(failed.wait(20000));
    QVERIFY(!failed.front()[0].toString().isEmpty());
    QVERIFY(session().isModified());
    QVERIFY(session().path().isEmpty());
    QVERIFY(save());
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QVERIFY(failed.wait(20000));
    QVERIFY(!session().isModified());  // it is where it was
    // Two in a row, while neither is answered; and with the file gone.
    QVERIFY(change(0.6));
    for (int time = 0; time < 2; ++time)
        session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QTRY_COMPARE(failed.count(), 4);
    QVERIFY(session().isModified());
    QVERIFY(save());
    QVERIFY(QFile::remove(path()));
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), false);
    QVERIFY(failed.wait(20000));
    QVERIFY(session().isModified());
}

void TestWindowSession::undoBringsBackWholeRuns()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    // Before what came of it has been read, perhaps.
    const int first = m_window->runs().runs().front()->id;
    m_window->runs().rename(first, QStringLiteral("renamed"));
    m_window->runs().remove({first});
    QVERIFY(save());
    document().undo();
    QVERIFY(m_window->runs().run(first)->isWhole);
    QVERIFY(save());
    document().undo();
    QVERIFY(m_window->runs().run(first)->isWhole);
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(2));
}

// Of data that only the session has.
void TestWindowSession::undoBringsBackRunsOfOtherData()
{
    QVERIFY(save());
    const std::int64_t added = addRunOfOtherData();
    QVERIFY(added > 0);
    m_window = openWindow(path());
    QVERIFY(m_window);
    m_window->runs().remove({int(added)});
    QVERIFY(save());
    document().undo();
    QSignalSpy saved(&session(), &SessionController::saved);
    session().save();
    QVERIFY(saved.wait(20000));
    QCOMPARE(saved.front()[1].toInt(), 0);  // none is missing
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(2));
    QCOMPARE(file->dataSets().size(), std::size_t(2));
    const StoredRun back = file->run("other");
    const auto check = checkRun(*file, back, {});
    QVERIFY(check && check->agrees());
    QVERIFY(file->pairs(back.id));
}

void TestWindowSession::dataOfDeletedRunsGoWithTheWindow()
{
    const auto dataSets = [](const QString& path) {
        return SessionFile::open(path.toStdString(), SessionFile::Access::Read)->dataSets().size();
    };
    QVERIFY(save());
    const std::int64_t added = addRunOfOtherData();
    m_window = openWindow(path());
    QVERIFY(m_window);
    m_window->runs().remove({int(added)});
    QVERIFY(save());
    const QString copy = m_folder->filePath(QStringLiteral("b.fuzzylens"));
    QVERIFY(saveAs(copy));
    QTRY_COMPARE(dataSets(path()), std::size_t(1));
    document().undo();
    QVERIFY(save());
    document().redo();
    QVERIFY(save());
    QCOMPARE(dataSets(copy), std::size_t(2));  // undo may want it again
    m_window.reset();
    QCOMPARE(dataSets(copy), std::size_t(1));
}

void TestWindowSession::runsOfTheCommandLineKeepTheirPairs()
{
    QVERIFY(save());
    m_window.reset();
    {
        const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Edit);
        const StoredRun before = file->run({});
        test::ExampleRun run(file->data(before.data), "sffd");
        run.fit.input = before.fit.input;
        run.fit.input.import.labelField.reset();
        run.fit.pairLines = {"must " + run.original->sampleNames()[0] + ' ' + run.original->sampleNames()[1],
                             "cannot " + run.original->sampleNames()[2] + ' ' + run.original->sampleNames()[50]};
        Problem problem = fitProblem(run.prepared.data, {}, run.fit.labelledSeed);
        problem.pairs = std::make_shared<const PairSet>(fitPairs(run.fit, *run.original, {}, problem.target));
        run.fit.parameters = resolveParameters(method("sffd"), problem, {});
        run.result =
            makeResult(run.fit, run.original, problem, method("sffd").run(problem, run.fit.parameters, {}));
        run.result.outcome.seconds = 0.125;
        SessionEdit edit(*file);
        edit.addRun(before.data, run.added());
        edit.removeRun(before.id);
        edit.removeDocument("window");
        edit.removeDocument("run/" + std::to_string(before.id));
        edit.commit();
    }
    m_window = openWindow(path());
    QVERIFY(m_window);
    QCOMPARE(document().scene().fit()->result->outcome.seconds, 0.125);  // nothing was computed
    QCOMPARE(document().scene().fit()->command.pairLines.size(), std::size_t(2));
    QVERIFY(m_window->runs().current());
    const int shown = m_window->runs().current()->id;
    m_window->runs().remove({shown});
    QVERIFY(save());
    document().undo();
    QVERIFY(save());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QVERIFY(!file->runs().empty());
    for (const StoredRun& run : file->runs()) {
        const auto check = checkRun(*file, run, {});
        QVERIFY(check && check->agrees());
        QCOMPARE(run.fit.pairLines.size(), std::size_t(2));
    }
}

void TestWindowSession::tellsARunThatCannotBeRead()
{
    QVERIFY(save());
    const std::int64_t added = addRunOfOtherData();
    Database(path().toStdString(), Database::Access::Edit)
        .run(qPrintable(QStringLiteral("UPDATE results SET result=x'00' WHERE run=%1").arg(added)));
    m_window = openWindow(path());
    QVERIFY(m_window);
    auto* notice = m_window->findChild<NoticeBar*>();
    QTRY_VERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(QStringLiteral("other")), qPrintable(notice->text()));
    QVERIFY(!m_window->runs().run(int(added))->isWhole);
}

void TestWindowSession::leavingWaitsForTheSave()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    session().save();
    QVERIFY(session().isSaving());
    m_window->close();
    QVERIFY(m_window->isVisible());  // how the save goes is not known yet
    QTRY_VERIFY(!m_window->isVisible());
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(2));
}

void TestWindowSession::aDamagedSessionChangesNothing()
{
    QVERIFY(save());
    QVERIFY(QFile::copy(path(), m_folder->filePath(QStringLiteral("cut.fuzzylens"))));
    QFile cut(m_folder->filePath(QStringLiteral("cut.fuzzylens")));
    QVERIFY(cut.resize(cut.size() / 2));
    const FitPtr fit = document().scene().fit();
    QSignalSpy failed(&session(), &SessionController::openingFailed);
    session().open(cut.fileName());
    QVERIFY(failed.wait(20000));
    QVERIFY(failed.front()[0].toString().contains(QStringLiteral("cut.fuzzylens")));
    QCOMPARE(document().scene().fit(), fit);
    QCOMPARE(session().path(), path());
}

void TestWindowSession::whatIsDoneWhileReadingIsAskedAbout()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    const DatasetPtr before = document().dataset();
    for (const QString& said : {QStringLiteral("Cancel"), QStringLiteral("Discard")}) {
        document().openFile(data);
        AnalysisState state = document().state();
        state.leftOutSamples.insert(before->sampleNames()[said.size()]);
        document().change(state, QStringLiteral("leaving out"));
        bool isAsked = false;
        answer(said, &isAsked);
        QTRY_VERIFY_WITH_TIMEOUT(isAsked, 20000);
        QTRY_COMPARE(document().dataset() == before, said == QStringLiteral("Cancel"));
    }
    // Nothing is done while this one is read.
    countAsSaved(*m_window);
    QSignalSpy opened(&document(), &Document::opened);
    document().openFile(data);
    QVERIFY(opened.wait(20000));
}

void TestWindowSession::theImportDialogAsks()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QVERIFY(change(0.4));
    const DatasetPtr before = document().dataset();
    QSignalSpy tried(&document(), &Document::importTried);
    document().tryImport({data.toStdString(), {}, {}});
    QVERIFY(tried.wait(20000));
    auto dialog =
        std::make_unique<ImportDialog>(document(), tried.front()[0].value<ImportTrial>(), m_window.get());
    dialog->open();
    auto* take = dialog->findChild<QPushButton*>(QStringLiteral("takeReading"));
    QVERIFY(take);
    for (const QString& said : {QStringLiteral("Cancel"), QStringLiteral("Discard")}) {
        bool isAsked = false;
        QTRY_VERIFY(take->isEnabled());
        answer(said, &isAsked);
        take->click();
        QVERIFY(isAsked);
        QCOMPARE(document().dataset() == before, said == QStringLiteral("Cancel"));
        QCOMPARE(dialog->isVisible(), said == QStringLiteral("Cancel"));
    }
}

void TestWindowSession::aFailedCopyChangesNoWish()
{
    QVERIFY(save());
    QVERIFY(!session().holdsData());
    QSignalSpy failed(&session(), &SessionController::saveFailed);
    session().saveAs(m_folder->filePath(QStringLiteral("no/such/folder.fuzzylens")), true);
    QVERIFY(failed.wait(20000));
    QVERIFY(!session().holdsData());
    QVERIFY(save());
    QVERIFY(!SessionFile::open(path().toStdString(), SessionFile::Access::Read)->openData().isEmbedded);
}

void TestWindowSession::whatIsOpenedUnderTheDialogIsNotSaved()
{
    QTimer::singleShot(0, qApp, [this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        document().openDataset(synthesize("rings", {}), QStringLiteral("Rings"), {"synth:rings", {}, {}});
        dialog->selectFile(path());
        QMetaObject::invokeMethod(dialog, "accept");
    });
    m_window->findChild<QAction*>(QStringLiteral("saveSession"))->trigger();
    QVERIFY(!session().isSaving());
    QVERIFY(!QFile::exists(path()));
    QVERIFY(m_window->findChild<NoticeBar*>()->isVisible());
}

QTEST_MAIN(TestWindowSession)
#include "tst_window_session.moc"
