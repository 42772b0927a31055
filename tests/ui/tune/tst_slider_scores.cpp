// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/open_project.h"
#include "ui/panels/parameter_panel.h"
#include "ui/panels/score_strip.h"
#include "ui/tune/slider_score_controller.h"
#include "ui/tune/tune_controller.h"

#include <QSettings>
#include <QSlider>
#include <QStandardPaths>

#include <algorithm>
#include <numeric>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr int patience = 120000;
constexpr std::size_t valuesOfASlider = 17;

}  // namespace

/// Scores of values along the sliders, computed in the background.
class TestSliderScores : public OpenProject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void scoresAreThoseOfADirectSearch();
    void coarseValuesOfTheSliderInFocusComeFirst();
    void theOwnValueKeepsItsScores();
    void anotherParameterMakesThemOutOfDate();
    void otherDataRemoveThem_data();
    void otherDataRemoveThem();
    void everyChangeCancels();
    void aSearchHasPriority();
    void thereAreNoneWithoutPredictions_data();
    void thereAreNoneWithoutPredictions();
    void manySamplesAreFolded();
    void longComputationsAreRequested();
    void wholeNumbersHaveScores();
    void stripsCanBeTurnedOff();
    void aClickSetsTheValueInOneStep();

private:
    void observe(double mostSeconds = 300)
    {
        m_scores = new SliderScoreController(*m_project, *m_tune, *m_panel, mostSeconds);
    }
    const SliderScores& of(const char* parameter) { return *m_scores->scores(parameter); }
    std::size_t scored(const char* parameter)
    {
        const SliderScores* scores = m_scores->scores(parameter);
        return scores ? std::size_t(std::count_if(
                            scores->points.begin(), scores->points.end(),
                            [](const SliderScores::Point& point) { return point.correct && !point.isStale; }))
                      : 0;
    }
    bool isFilled(const char* parameter) { return scored(parameter) == valuesOfASlider; }
    ScoreStrip* strip(const char* parameter)
    {
        return m_panel->findChild<QWidget*>(QStringLiteral("parameter_") + QLatin1String(parameter))
            ->findChild<ScoreStrip*>();
    }
    void change(const std::function<void(AnalysisState&)>& edit)
    {
        AnalysisState next = m_project->state();
        edit(next);
        m_project->change(next, QStringLiteral("test"));
    }
    /// Few features and few passes.
    void makeQuick()
    {
        change([](AnalysisState& state) {
            state.steps.push_back({StepSpec::parse("top-variance=30"), true});
            state.chosen["max_iterations"] = std::int64_t(5);
        });
        QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    }

    std::unique_ptr<TuneController> m_tune;
    std::unique_ptr<ParameterPanel> m_panel;
    SliderScoreController* m_scores = nullptr;  // of the panel
};

void TestSliderScores::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("FuzzyLensSliderScores"));
}

void TestSliderScores::init()
{
    QSettings().clear();
    openDemonstration();
    makeQuick();
    m_tune = std::make_unique<TuneController>(*m_project);
    m_panel = std::make_unique<ParameterPanel>(*m_project);
    m_panel->resize(270, 600);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestSliderScores::cleanup()
{
    m_panel.reset();
    m_tune.reset();
    m_project.reset();
}

void TestSliderScores::scoresAreThoseOfADirectSearch()
{
    observe();
    for (const char* parameter : {"alpha", "gamma", "lambda"}) {
        QTRY_VERIFY_WITH_TIMEOUT(isFilled(parameter), patience);
        const SliderScores& scores = of(parameter);
        const Parameters present = m_project->fitter().parameters();
        std::vector<Parameters> candidates;
        for (const SliderScores::Point& point : scores.points) {
            candidates.push_back(present);
            candidates.back().set(parameter, point.value);
        }
        const PreparationPtr& prepared = m_project->fitter().prepared();
        const LeaveOneOutFit fit{method("sfp"), m_project->dataset(), prepared->steps, prepared->problem, present};
        const Search search({fit, candidates, Protocol()});
        std::vector<std::size_t> all(candidates.size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        for (const Trial& trial : search.run(all, {})) {
            QCOMPARE(scores.points[trial.index].correct, std::optional<int>(trial.correct));
            QCOMPARE(scores.chance.total, trial.total);
        }
        QCOMPARE(strip(parameter)->scores().best(), scores.best());
        QVERIFY(strip(parameter)->isVisible());
    }
    QCOMPARE(of("alpha").protocol, QStringLiteral("leave-one-out"));
    QVERIFY(of("alpha").obstacle.isEmpty());
}

void TestSliderScores::coarseValuesOfTheSliderInFocusComeFirst()
{
    observe();
    std::vector<std::vector<std::size_t>> seen;
    connect(m_scores, &SliderScoreController::changed, this, [&] {
        if (scored("lambda") == 0 || (!seen.empty() && seen.back().size() == scored("lambda")))
            return;
        seen.emplace_back();
        for (std::size_t i = 0; i < valuesOfASlider; ++i)
            if (of("lambda").points[i].correct)
                seen.back().push_back(i);
        QVERIFY(scored("alpha") == 0 && scored("gamma") == 0);
    });
    auto* slider = m_panel->findChild<QSlider*>(QStringLiteral("slider_lambda"));
    slider->setFocus();
    QVERIFY(slider->hasFocus());
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("lambda"), patience);
    QVERIFY(seen.size() > 2);
    QCOMPARE(seen.front(), (std::vector<std::size_t>{0}));
    QVERIFY(std::find(seen[1].begin(), seen[1].end(), valuesOfASlider - 1) != seen[1].end() ||
            std::find(seen[1].begin(), seen[1].end(), valuesOfASlider / 2) != seen[1].end());
    m_scores->disconnect(this);
}

void TestSliderScores::theOwnValueKeepsItsScores()
{
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("lambda") && isFilled("gamma"), patience);
    m_project->setParameter("lambda", 1.5, QStringLiteral("test"));
    QVERIFY(isFilled("lambda"));
    QCOMPARE(scored("gamma"), std::size_t(0));
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("gamma"), patience);
}

void TestSliderScores::anotherParameterMakesThemOutOfDate()
{
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha") && !m_scores->isBusy(), patience);
    const std::optional<int> before = of("alpha").points[3].correct;
    m_project->setParameter("seed", std::int64_t(7), QStringLiteral("test"));
    QVERIFY(of("alpha").points[3].isStale);
    QCOMPARE(of("alpha").points[3].correct, before);  // still shown
    QVERIFY(!of("alpha").best());
    QVERIFY(strip("alpha")->tip(3).contains(QStringLiteral("Out of date")));
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha"), patience);
    QVERIFY(of("alpha").best());
}

void TestSliderScores::otherDataRemoveThem_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"steps", "label", "method", "samples"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSliderScores::otherDataRemoveThem()
{
    QFETCH(QString, what);
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha"), patience);
    change([&](AnalysisState& state) {
        if (what == QLatin1String("steps"))
            state.steps.push_back({StepSpec::parse("top-variance=20"), true});
        else if (what == QLatin1String("label"))
            state.label = "true class";
        else if (what == QLatin1String("method"))
            state.method = "nearest-centroid";
        else
            state.leftOutSamples = {m_project->dataset()->sampleNames().front()};
    });
    QVERIFY(!m_scores->scores("alpha") ||
            std::none_of(of("alpha").points.begin(), of("alpha").points.end(),
                         [](const SliderScores::Point& point) { return point.correct.has_value(); }));
    if (what == QLatin1String("method"))
        return;
    QVERIFY(m_scores->scores("alpha"));  // the place is kept
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha"), patience);
}

void TestSliderScores::everyChangeCancels()
{
    change([](AnalysisState& state) {
        state.chosen["max_iterations"] = std::int64_t(5000);
        state.chosen["tolerance"] = 0.0;
    });
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    observe(1e9);
    QTRY_VERIFY_WITH_TIMEOUT(m_scores->isComputing(), patience);
    m_project->setParameter("lambda", 1.5, QStringLiteral("test"));
    QVERIFY(!m_scores->isComputing());
    m_project->fitter().cancel();
    QTRY_VERIFY_WITH_TIMEOUT(workerThreads().activeThreadCount() == 0, patience);  // it has ended
    QCOMPARE(scored("alpha"), std::size_t(0));
}

void TestSliderScores::aSearchHasPriority()
{
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(m_scores->isComputing(), patience);
    SearchPlan plan;
    for (const SearchAxis& axis : m_tune->axes())
        if (axis.name == "lambda_prime")
            plan.axes = {axis};
    plan.grid = Grid({{"lambda_prime", {"0.2", "0.4", "0.6"}}});
    plan.protocol = {Protocol::Kind::Folds, 5, 20};
    m_tune->start(plan);
    QVERIFY(m_tune->isBusy());
    QVERIFY(!m_scores->isComputing());
    const std::size_t before = scored("alpha");
    QTRY_VERIFY_WITH_TIMEOUT(m_tune->finished().size() == 3 && !m_tune->isBusy(), patience);
    QVERIFY(scored("alpha") == before);
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha"), patience);
}

void TestSliderScores::thereAreNoneWithoutPredictions_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("hasLabels");
    QTest::newRow("no labels") << "sfp" << false;
    QTest::newRow("clusters alone") << "fcm" << true;
}

void TestSliderScores::thereAreNoneWithoutPredictions()
{
    QFETCH(QString, method);
    QFETCH(bool, hasLabels);
    change([&](AnalysisState& state) {
        state.method = method.toStdString();
        if (!hasLabels)
            state.label.clear();
    });
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(!m_scores->isBusy(), patience);
    QCOMPARE(workerThreads().activeThreadCount(), 0);
    for (const ScoreStrip* each : m_panel->findChildren<ScoreStrip*>())
        QVERIFY(each->isHidden());
    QVERIFY(!m_scores->scores("alpha") && !m_scores->scores("fuzzifier"));
}

void TestSliderScores::manySamplesAreFolded()
{
    SyntheticOptions options;
    options.samples = 120;
    QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
    m_project->open(synthesize("mixture", options), QStringLiteral("many"), {"made", {}, {}});
    QVERIFY(settled.wait(patience));
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha"), patience);
    QCOMPARE(of("alpha").protocol, QStringLiteral("5-fold cross-validation"));
    QCOMPARE(of("alpha").chance.total, 120);
}

void TestSliderScores::longComputationsAreRequested()
{
    observe(1e-9);
    QTRY_VERIFY_WITH_TIMEOUT(m_scores->scores("alpha") && !of("alpha").obstacle.isEmpty(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_scores->isBusy(), patience);
    QCOMPARE(scored("alpha"), std::size_t(0));
    ScoreStrip* clicked = strip("lambda");
    QVERIFY(clicked->tip(0).contains(QStringLiteral("Click to compute")));
    const AnalysisState before = m_project->state();
    QTest::mouseClick(clicked, Qt::LeftButton);
    QVERIFY(m_project->state() == before);
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("lambda"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_scores->isBusy(), patience);
    QCOMPARE(scored("alpha"), std::size_t(0));
}

void TestSliderScores::wholeNumbersHaveScores()
{
    change([](AnalysisState& state) { state.method = "knn"; });
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("neighbours"), patience);
    for (const SliderScores::Point& point : of("neighbours").points)
        QVERIFY(std::holds_alternative<std::int64_t>(point.value));
    QCOMPARE(std::get<std::int64_t>(of("neighbours").points.back().value), 30);
}

void TestSliderScores::stripsCanBeTurnedOff()
{
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(scored("alpha") > 0, patience);
    QVERIFY(strip("alpha")->isVisible());
    m_scores->setOn(false);
    QVERIFY(!m_scores->isComputing());
    QVERIFY(!m_scores->scores("alpha"));
    QVERIFY(strip("alpha")->isHidden());
    QVERIFY(!SliderScoreController::startsOn());
    m_scores->setOn(true);
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("alpha"), patience);
}

void TestSliderScores::aClickSetsTheValueInOneStep()
{
    observe();
    QTRY_VERIFY_WITH_TIMEOUT(isFilled("gamma") && !m_scores->isBusy(), patience);
    ScoreStrip* clicked = strip("gamma");
    const AnalysisState before = m_project->state();
    const int steps = m_project->undoStack().count();
    for (const std::size_t point : {5, 6}) {
        QTest::mouseClick(clicked, Qt::LeftButton, {},
                          QPoint(int(clicked->pixelOf(point)), clicked->height() / 2));
        QCOMPARE(m_project->fitter().parameters().value("gamma"), of("gamma").points[point].value);
    }
    QCOMPARE(m_project->undoStack().count(), steps + 2);
    QVERIFY(isFilled("gamma"));
    m_project->undo();
    m_project->undo();
    QVERIFY(m_project->state() == before);
}

QTEST_MAIN(TestSliderScores)
#include "tst_slider_scores.moc"
