// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_project.h"
#include "ui/theme/counted.h"
#include "ui/tune/trial_model.h"
#include "ui/tune/tune_controller.h"

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <numeric>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 60000;

/// The grid of some axes of the open method, with these values.
SearchPlan planOf(const TuneController& tune, const std::vector<GridAxis>& grids, const Protocol& protocol)
{
    SearchPlan plan;
    for (const GridAxis& grid : grids)
        for (const SearchAxis& axis : tune.axes())
            if (axis.name == grid.name)
                plan.axes.push_back(axis);
    plan.grid = Grid(grids);
    plan.protocol = protocol;
    return plan;
}

const Protocol threeFolds{Protocol::Kind::Folds, 3, 1};

}  // namespace

/// Searches in the background: trials, states, and parameters of the project.
class TestTuneController : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void defaultsSuitTheData();
    void trialsAreThoseOfTheSearch();
    void stoppingKeepsFinishedTrials();
    void aNewSearchReplacesTheOld();
    void changesMakeItOutOfDate_data();
    void changesMakeItOutOfDate();
    void theShownSliceComesFirst();
    void otherDataEndTheSearch();
    void aTrialSetsParametersInOneStep();
    void aFilmIsOneStep();
    void otherScoresChooseWithoutFits();
    void obstaclesAreSaidInWords();
    void tooManySettingsAreRefused();
    void theTuningFileReadsBack();
    void anUnfinishedSearchGoesOnFromItsFile();
    void aFileOfAnotherSearchIsRefused_data();
    void aFileOfAnotherSearchIsRefused();
    void theTableFollowsTheSearch();

private:
    void search(const std::vector<GridAxis>& grids, const Protocol& protocol = threeFolds)
    {
        m_tune->start(planOf(*m_tune, grids, protocol));
        QTRY_VERIFY_WITH_TIMEOUT(!m_tune->isBusy(), patience);
        processDueEvents();
        QVERIFY2(m_tune->error().isEmpty(), qPrintable(m_tune->error()));
    }
    void searchFour() { search({{"lambda_prime", {"0.2", "0.6"}}, {"gamma_prime", {"0.5", "0.9"}}}); }

    std::unique_ptr<TuneController> m_tune;
};

void TestTuneController::init()
{
    openDemonstration();
    m_tune = std::make_unique<TuneController>(*m_project);
}

void TestTuneController::cleanup()
{
    m_tune.reset();
    m_project.reset();
}

void TestTuneController::defaultsSuitTheData()
{
    QCOMPARE(m_tune->defaultProtocol(), Protocol());  // 90 samples: leave-one-out
    QVERIFY(m_tune->obstacle(m_tune->defaultProtocol()).isEmpty());
    std::vector<std::string> tried;
    for (const SearchAxis& axis : m_tune->axes())
        if (axis.isByDefault)
            tried.push_back(axis.name);
    QCOMPARE(tried, (std::vector<std::string>{"gamma_prime", "lambda_prime"}));
}

void TestTuneController::trialsAreThoseOfTheSearch()
{
    QSignalSpy progressed(m_tune.get(), &TuneController::progressed);
    searchFour();
    const SearchRecord& record = m_tune->record();
    QCOMPARE(record.trials.size(), std::size_t(4));
    const StartedSearch again(m_project->dataset(), m_project->input(), m_project->state(),
                              m_project->fitter().prepared(), m_tune->search()->plan());
    const std::vector<Trial> atOnce = again.search().run({0, 1, 2, 3}, {});
    for (std::size_t i = 0; i < atOnce.size(); ++i) {
        QCOMPARE(record.trials[i].index, atOnce[i].index);
        QCOMPARE(record.trials[i].correct, atOnce[i].correct);
        QCOMPARE(record.trials[i].refusal, atOnce[i].refusal);
        QCOMPARE(record.trials[i].scores.size(), atOnce[i].scores.size());
        for (const auto& [name, score] : atOnce[i].scores)
            QVERIFY2(record.trials[i].scores.at(name).folds == score.folds, name.c_str());
    }
    QVERIFY(m_tune->best() && m_tune->simplest());
    QCOMPARE(*m_tune->best(), bestCandidate(record));
    QCOMPARE(m_tune->selected(), *m_tune->best());
    const Score& best = record.trials[*m_tune->best()].scores.at("accuracy");
    const auto near = std::count_if(record.trials.begin(), record.trials.end(), [&](const Trial& trial) {
        return trial.scores.at("accuracy").mean >= best.mean - standardError(best);
    });
    QCOMPARE(m_tune->withinOneError(), int(near));
}

void TestTuneController::stoppingKeepsFinishedTrials()
{
    std::vector<GridAxis> grids;
    for (const SearchAxis& axis : m_tune->axes())
        if (axis.isByDefault)
            grids.push_back(gridAxis(axis, axis.range));
    m_tune->start(planOf(*m_tune, grids, {Protocol::Kind::Folds, 5, 20}));
    QTRY_VERIFY_WITH_TIMEOUT(m_tune->finished().size() >= 2, patience);
    m_tune->stop();
    QVERIFY(!m_tune->isBusy());
    finishJobs();
    const std::size_t kept = m_tune->finished().size();
    QVERIFY(kept >= 2 && kept < m_tune->record().candidates.size());
    QCOMPARE(m_tune->record().trials.size(), kept);
    QVERIFY(m_tune->best() && m_tune->simplest());
    QVERIFY(m_tune->error().isEmpty());
}

void TestTuneController::aNewSearchReplacesTheOld()
{
    m_tune->start(planOf(*m_tune, {{"lambda_prime", {"0.2", "0.6"}}}, {Protocol::Kind::Folds, 5, 50}));
    search({{"gamma_prime", {"0.5", "0.7", "0.9"}}});
    finishJobs();
    QCOMPARE(m_tune->record().candidates.size(), std::size_t(3));
    QCOMPARE(m_tune->record().trials.size(), std::size_t(3));
}

void TestTuneController::changesMakeItOutOfDate_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"steps", "label", "method", "samples", "classes"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestTuneController::changesMakeItOutOfDate()
{
    QFETCH(QString, what);
    searchFour();
    QVERIFY(!m_tune->isStale());
    AnalysisState next = m_project->state();
    if (what == QLatin1String("steps"))
        next.steps.push_back({StepSpec::parse("top-variance=100"), true});
    else if (what == QLatin1String("label"))
        next.label = "true class";
    else if (what == QLatin1String("method"))
        next.method = "fcm";
    else if (what == QLatin1String("samples"))
        next.leftOutSamples = {m_project->dataset()->sampleNames().front()};
    else
        next.leftOutClasses = {m_project->fitter().prepared()->problem.target.classNames.front()};
    QSignalSpy changed(m_tune.get(), &TuneController::changed);
    m_project->change(next, QStringLiteral("test"));
    QVERIFY(m_tune->isStale());
    QVERIFY(!changed.isEmpty());
    QVERIFY(!m_tune->inUse());
    const AnalysisState before = m_project->state();
    m_tune->apply(0);  // of other data: nothing happens
    QVERIFY(m_project->state() == before);
    m_project->undo();
    QVERIFY(!m_tune->isStale());
    QCOMPARE(m_tune->record().trials.size(), std::size_t(4));
}

void TestTuneController::theShownSliceComesFirst()
{
    const std::vector<std::string> five{"0.1", "0.3", "0.5", "0.7", "0.9"};
    const std::vector<GridAxis> grids{
        {"alpha_prime", {"0.1", "0.5", "0.9"}}, {"gamma_prime", five}, {"lambda_prime", five}};
    const SearchPlan plan = planOf(*m_tune, grids, {Protocol::Kind::Folds, 5, 20});
    QCOMPARE(plan.axes.size(), std::size_t(3));
    m_project->setParameter("alpha", 9.0, QStringLiteral("test"));  // 0.1 on its axis
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    m_tune->start(plan);
    const SearchSlice first = m_tune->slice();
    QCOMPARE(first.x, std::size_t(2));
    QCOMPARE(first.y, std::size_t(1));
    QCOMPARE(first.at.front(), std::size_t(0));
    QTRY_VERIFY_WITH_TIMEOUT(!m_tune->finished().empty(), patience);
    QVERIFY(m_tune->isBusy());
    SearchSlice last = first;
    last.at.front() = 2;
    m_tune->setSlice(last);
    QTRY_VERIFY_WITH_TIMEOUT(!m_tune->isBusy(), patience);
    processDueEvents();
    const std::vector<std::size_t>& finished = m_tune->finished();
    const auto labelWeight = [&](std::size_t candidate) { return plan.grid.positions(candidate).front(); };
    QCOMPARE(labelWeight(finished.front()), std::size_t(0));
    QCOMPARE(labelWeight(finished.back()), std::size_t(1));  // the slice shown came before it
    QCOMPARE(std::set<std::size_t>(finished.begin(), finished.end()).size(), plan.grid.size());
    QCOMPARE(finished.size(), plan.grid.size());
    QCOMPARE(m_tune->progress().total, qint64(100 * plan.grid.size()));  // with those before the change
    QCOMPARE(m_tune->slice().at.front(), std::size_t(2));
    m_tune->apply(*m_tune->best());
    QCOMPARE(m_tune->slice().at, plan.grid.positions(*m_tune->best()));
}

void TestTuneController::otherDataEndTheSearch()
{
    searchFour();
    m_project->open(synthesize("horseshoes"), QStringLiteral("other"), {"synth:horseshoes", {}, {}});
    QVERIFY(!m_tune->search());
    QVERIFY(m_tune->record().trials.empty());
    QVERIFY(!m_tune->best());
}

void TestTuneController::aTrialSetsParametersInOneStep()
{
    searchFour();
    const AnalysisState before = m_project->state();
    const int steps = m_project->undoStack().count();
    m_tune->apply(2);
    const Parameters wanted = m_tune->record().candidates[2];
    QCOMPARE(m_project->undoStack().count(), steps + 1);
    QCOMPARE(m_tune->selected(), std::size_t(2));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->scene().fit()->result->parameters == wanted, patience);
    QCOMPARE(m_tune->inUse(), std::optional<std::size_t>(2));
    m_project->undo();
    QVERIFY(m_project->state() == before);
    QVERIFY(m_tune->inUse() != std::optional<std::size_t>(2));
}

void TestTuneController::aFilmIsOneStep()
{
    searchFour();
    const AnalysisState before = m_project->state();
    const int steps = m_project->undoStack().count();
    for (int film = 1; film <= 2; ++film) {
        m_tune->beginFilm();
        for (const std::size_t cell :
             film == 1 ? std::vector<std::size_t>{0, 1, 3} : std::vector<std::size_t>{3, 2, 0})
            m_tune->apply(cell);
        m_tune->endFilm();
        QCOMPARE(m_project->undoStack().count(), steps + film);
        m_tune->apply(2);
        m_project->undo();
    }
    QVERIFY(!m_project->isDragging());
    m_project->undo();
    m_project->undo();
    QVERIFY(m_project->state() == before);
}

void TestTuneController::otherScoresChooseWithoutFits()
{
    searchFour();
    m_tune->setScore("log_loss");
    QVERIFY(!m_tune->isBusy());
    QCOMPARE(m_tune->record().score, std::string("log_loss"));
    QCOMPARE(*m_tune->best(), bestCandidate(m_tune->record()));
    for (const Trial& trial : m_tune->record().trials)
        QVERIFY(m_tune->record().trials[*m_tune->best()].scores.at("log_loss").mean <=
                trial.scores.at("log_loss").mean);
}

void TestTuneController::obstaclesAreSaidInWords()
{
    const auto change = [&](auto edit) {
        AnalysisState next = m_project->state();
        edit(next);
        m_project->change(next, QStringLiteral("test"));
        return QTest::qWaitFor([&] { return m_project->fitter().isPrepared(); }, patience);
    };
    const Protocol many{Protocol::Kind::Folds, 50, 1};
    const QString few = m_tune->obstacle(many);
    QVERIFY2(few.contains(QStringLiteral("50")) && few.contains(QStringLiteral("Class")), qPrintable(few));
    QVERIFY(change([](AnalysisState& state) { state.method = "fcm"; }));
    QVERIFY(m_tune->obstacle(Protocol()).contains(QStringLiteral("does not predict classes")));
    QVERIFY(m_tune->axes().empty());
    QVERIFY(change([](AnalysisState& state) {
        state.method = "sfp";
        state.label.clear();
    }));
    QVERIFY(m_tune->obstacle(Protocol()).contains(QStringLiteral("label field")));
    m_tune->start({});
    QVERIFY(!m_tune->isBusy());
    QCOMPARE(m_tune->error(), m_tune->obstacle(Protocol()));
    Project empty;
    const TuneController nothing(empty);
    QVERIFY(!nothing.obstacle(Protocol()).isEmpty());
}

void TestTuneController::tooManySettingsAreRefused()
{
    GridAxis lambda{"lambda_prime", {}}, gamma{"gamma_prime", {}};
    for (int i = 1; i <= 80; ++i) {
        lambda.values.push_back(std::to_string(i / 100.0));
        gamma.values.push_back(std::to_string(i / 100.0));
    }
    m_tune->start(planOf(*m_tune, {lambda, gamma}, threeFolds));
    QVERIFY(!m_tune->isBusy());
    QVERIFY(m_tune->error().contains(countText(6400)));
}

void TestTuneController::theTuningFileReadsBack()
{
    searchFour();
    m_tune->setScore("auc");
    const std::string text = toJson(m_tune->result());
    const TuneResult read = tuneResultFromJson(text, "tune.json");
    QCOMPARE(toJson(read), text);
    QCOMPARE(read.record.score, std::string("auc"));
    QCOMPARE(bestCandidate(read.record), *m_tune->best());
    QVERIFY2(read.command.find("fuzzylens-cli tune sfp") == 0 &&
                 read.command.find("--grid lambda_prime=0.2,0.6") != std::string::npos &&
                 read.command.find("--cv kfold:3") != std::string::npos &&
                 read.command.find("--set lambda") == std::string::npos,
             read.command.c_str());
}

void TestTuneController::anUnfinishedSearchGoesOnFromItsFile()
{
    searchFour();
    m_tune->setScore("balanced_accuracy");
    const std::string whole = toJson(m_tune->result());
    TuneResult part = m_tune->result();
    part.record.trials.erase(part.record.trials.begin() + 1, part.record.trials.begin() + 3);
    part.record.trials.back().seconds = 1234;  // to be seen again
    part = tuneResultFromJson(toJson(part), "part.json");
    QVERIFY(!part.isWhole());
    m_project->open(demonstration(), QStringLiteral("demo"), {"demo", {}, {}});
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    QSignalSpy opened(m_tune.get(), &TuneController::searchOpened);
    m_tune->open(part, QStringLiteral("part.json"));
    QVERIFY2(m_tune->error().isEmpty(), qPrintable(m_tune->error()));
    QCOMPARE(opened.count(), 1);
    QCOMPARE(m_tune->score(), std::string("balanced_accuracy"));
    QVERIFY(m_tune->isBusy() && m_tune->finished().size() == 2);
    QCOMPARE(m_tune->progress().done, m_tune->progress().total / 2);
    m_tune->stop();
    finishJobs();
    for (int again = 0; !m_tune->canResume() && again < 100; ++again) {  // it was done before it was stopped
        m_tune->open(part, QStringLiteral("part.json"));
        m_tune->stop();
        finishJobs();
    }
    QVERIFY(m_tune->canResume());
    m_tune->resume();
    QTRY_VERIFY_WITH_TIMEOUT(!m_tune->isBusy() && m_tune->finished().size() == 4, patience);
    QVERIFY(!m_tune->canResume());
    QCOMPARE(m_tune->record().trials[3].seconds, 1234.0);  // it was not computed again
    TuneResult complete = m_tune->result();
    const TuneResult expected = tuneResultFromJson(whole, "whole.json");
    for (std::size_t i = 0; i < 4; ++i)
        complete.record.trials[i].seconds = expected.record.trials[i].seconds;
    QCOMPARE(toJson(complete), whole);
    m_tune->open(expected, QStringLiteral("whole.json"));
    QVERIFY(!m_tune->isBusy() && m_tune->best());
}

void TestTuneController::aFileOfAnotherSearchIsRefused_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("words");
    for (const auto& [what, words] : {std::pair("data", "other data"),
                                      {"label", "label is"},
                                      {"samples", "excluded"},
                                      {"steps", "steps are: "},
                                      {"method", "fuzzy c-means"},
                                      {"parameter", "label weight is 9, the present one is 3"},
                                      {"axis", "varies lambda"},
                                      {"nested", "command line"}})
        QTest::newRow(what) << QString::fromLatin1(what) << QString::fromLatin1(words);
}

void TestTuneController::aFileOfAnotherSearchIsRefused()
{
    QFETCH(QString, what);
    QFETCH(QString, words);
    m_project->setParameter("alpha", 9.0, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    searchFour();
    TuneResult saved = m_tune->result();
    AnalysisState next = m_project->state();
    if (what == QLatin1String("data"))
        saved.inputSha256 = "0";
    else if (what == QLatin1String("label"))
        next.label = "true class";
    else if (what == QLatin1String("samples"))
        next.leftOutSamples = {m_project->dataset()->sampleNames().front()};
    else if (what == QLatin1String("steps"))
        next.steps.push_back({StepSpec::parse("top-variance=100"), true});
    else if (what == QLatin1String("parameter"))
        next.chosen["alpha"] = 3.0;
    else if (what == QLatin1String("method"))
        saved.record.method = "fcm";
    else if (what == QLatin1String("axis"))
        saved.grid = Grid({{"lambda", {"1", "2"}}, saved.grid.axes()[1]});
    else
        saved.cv = "nested-loo";
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), patience);
    const StartedSearchPtr before = m_tune->search();
    m_tune->open(saved, QStringLiteral("other.json"));
    QVERIFY2(m_tune->error().startsWith(QStringLiteral("other.json")) && m_tune->error().contains(words),
             qPrintable(m_tune->error()));
    QVERIFY(m_tune->search() == before && !m_tune->isBusy());
}

void TestTuneController::theTableFollowsTheSearch()
{
    TrialModel model(*m_tune);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(TrialModel::SortValue);
    QCOMPARE(model.rowCount(), 0);
    searchFour();
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.csvHeading().size(), model.columnCount());
    QCOMPARE(model.csvHeading().mid(0, 4),
             QStringList({QStringLiteral("lambda_prime"), QStringLiteral("gamma_prime"),
                          QStringLiteral("accuracy"), QStringLiteral("accuracy_standard_error")}));
    sorted.sort(2, Qt::DescendingOrder);
    for (int row = 1; row < 4; ++row)
        QVERIFY(sorted.index(row - 1, 2).data(TrialModel::SortValue).toDouble() >=
                sorted.index(row, 2).data(TrialModel::SortValue).toDouble());
    m_tune->setScore("auc");
    QCOMPARE(model.csvHeading()[2], QStringLiteral("auc"));
    QCOMPARE(model.rowCount(), 4);
}

QTEST_MAIN(TestTuneController)
#include "tst_tune_controller.moc"
