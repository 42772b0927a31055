// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of a session in the window: read, deleted, brought back, and those of the command line.
#include "core/session/session_check.h"
#include "core/session/store/database.h"
#include "tests/core/session/session_examples.h"
#include "tests/ui/session/session_window_test.h"
#include "ui/panels/notice_bar.h"
#include "ui/session/state_json.h"

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSessionRuns : public SessionWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openFirst(); }
    void cleanup() { closeAll(); }
    void runsAreThereAndCompleted();
    void aRunThatWasReadComputesNothing();
    void whatWasDeletedIsGone();
    void pairsThatNoneNamesAreGone();
    void opensARunOfTheCommandLine();
    void undoBringsBackWholeRuns();
    void undoBringsBackRunsOfOtherData();
    void dataOfDeletedRunsGoWithTheWindow();
    void runsOfTheCommandLineKeepTheirPairs();
    void runsOfTheCommandLineKeepTheirVerdict();
    void tellsARunThatCannotBeRead();

private:
    /// Closes the window and puts a run called "other" into the session, of pairs in a file and of data of its
    /// own.
    std::int64_t addRunOfOtherData();
};

std::int64_t TestSessionRuns::addRunOfOtherData()
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

void TestSessionRuns::runsAreThereAndCompleted()
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
    QTRY_VERIFY(m_window->runs().runs().front()->isLoaded);
    QVERIFY(sameOutcome(*m_window->runs().runs().front()->fit, *fit));
    QVERIFY(!session().isModified());
}

void TestSessionRuns::aRunThatWasReadComputesNothing()
{
    QVERIFY(rest() || !m_window->runs().runs().empty());
    const double seconds = m_window->runs().runs().front()->fit->result->outcome.seconds;
    QVERIFY(change(0.4));
    QVERIFY(rest());
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QTRY_VERIFY(m_window->runs().runs().front()->isLoaded);
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    m_window->runs().reopen(m_window->runs().runs().front()->id);
    QVERIFY(settled.wait(20000));
    QCOMPARE(project().scene().fit()->result->outcome.seconds, seconds);
    QCOMPARE(m_window->runs().current(), m_window->runs().runs().front());
}

void TestSessionRuns::whatWasDeletedIsGone()
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

void TestSessionRuns::pairsThatNoneNamesAreGone()
{
    const auto documents = [this] {
        const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
        std::size_t count = 0;
        for (const std::string& key : file->documents())
            count += key.starts_with(StateWriter::pairsKey) ? 1 : 0;
        return count;
    };
    const auto state = [this](int other) {
        QSignalSpy settled(&project().fitter(), &Fitter::fitted);
        AnalysisState next = project().state();
        next.method = "sffd";
        next.chosen.clear();
        next.pairs = requestedPairs(PairSet{{{0, other}}, {}});
        project().change(next, QStringLiteral("pairs"));
        return settled.wait(20000);
    };
    QVERIFY(state(1));
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(1));
    QVERIFY(state(2));
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(2));
    project().undo();
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().setParameter("clusters", std::int64_t(4),
                           QStringLiteral("change"));  // no redo leads there any more
    QVERIFY(settled.wait(20000));
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(2));  // it still belongs to a run
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
    project().undo();
    QVERIFY(save());
    QCOMPARE(documents(), std::size_t(2));
}

void TestSessionRuns::opensARunOfTheCommandLine()
{
    QVERIFY(save());
    const FitPtr fit = project().scene().fit();
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
    QVERIFY(sameOutcome(*again->project().scene().fit(), *fit));
    QCOMPARE(again->project().state().label, fit->result->target.name);
    QCOMPARE(again->project().fitter().parameters(), fit->result->parameters);
    QTRY_VERIFY_WITH_TIMEOUT(again->runs().current() && again->runs().current()->verdict, 20000);
    QVERIFY(!again->session().isModified());  // no user did that
}

void TestSessionRuns::undoBringsBackWholeRuns()
{
    QVERIFY(save());
    QVERIFY(change(0.4));
    QVERIFY(save());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    // Possibly before its outcome has been read.
    const int first = m_window->runs().runs().front()->id;
    m_window->runs().rename(first, QStringLiteral("renamed"));
    m_window->runs().remove({first});
    QVERIFY(save());
    project().undo();
    QVERIFY(m_window->runs().run(first)->isLoaded);
    QVERIFY(save());
    project().undo();
    QVERIFY(m_window->runs().run(first)->isLoaded);
    m_window.reset();
    const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Read);
    QCOMPARE(file->runs().size(), std::size_t(2));
}

// Of data that only the session has.
void TestSessionRuns::undoBringsBackRunsOfOtherData()
{
    QVERIFY(save());
    const std::int64_t added = addRunOfOtherData();
    QVERIFY(added > 0);
    m_window = openWindow(path());
    QVERIFY(m_window);
    m_window->runs().remove({int(added)});
    QVERIFY(save());
    project().undo();
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

void TestSessionRuns::dataOfDeletedRunsGoWithTheWindow()
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
    project().undo();
    QVERIFY(save());
    project().redo();
    QVERIFY(save());
    QCOMPARE(dataSets(copy), std::size_t(2));  // undo may want it again
    m_window.reset();
    QCOMPARE(dataSets(copy), std::size_t(1));
}

void TestSessionRuns::runsOfTheCommandLineKeepTheirPairs()
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
    QCOMPARE(project().scene().fit()->result->outcome.seconds, 0.125);  // nothing was computed
    QCOMPARE(project().scene().fit()->command.pairLines.size(), std::size_t(2));
    QVERIFY(m_window->runs().current());
    const int shown = m_window->runs().current()->id;
    m_window->runs().remove({shown});
    QVERIFY(save());
    project().undo();
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

void TestSessionRuns::runsOfTheCommandLineKeepTheirVerdict()
{
    QVERIFY(save());
    m_window.reset();
    VerdictOptions options;
    options.permutations = 20;
    std::int64_t added = 0;
    {
        const auto file = SessionFile::open(path().toStdString(), SessionFile::Access::Edit);
        const StoredRun before = file->run({});
        test::ExampleRun run(file->data(before.data));
        run.fit.input = before.fit.input;
        const Problem problem = fitProblem(run.prepared.data, {}, run.fit.labelledSeed);
        run.result.verdict =
            computeVerdict({method("sfp"), run.original, run.prepared.steps, problem, run.fit.parameters},
                           run.result.outcome, options);
        SessionEdit edit(*file);
        added = edit.addRun(before.data, run.added());
        edit.commit();
    }
    m_window = openWindow(path());
    QVERIFY(m_window);
    const RunPtr read = m_window->runs().run(int(added));
    QVERIFY(read && read->verdict && read->verdict->isComplete);
    QCOMPARE(read->verdict->test.permuted.size(), std::size_t(20));
}

void TestSessionRuns::tellsARunThatCannotBeRead()
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
    QVERIFY(!m_window->runs().run(int(added))->isLoaded);
}

QTEST_MAIN(TestSessionRuns)
#include "tst_session_runs.moc"
