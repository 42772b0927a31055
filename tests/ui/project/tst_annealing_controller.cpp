// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/project/annealing_test.h"

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

/// A search for probes under way: played, stepped through, gone back in and gone on with.
class TestAnnealingController : public AnnealingTest
{
    Q_OBJECT

private slots:
    void init() { open(twoClasses(16)); }
    void whatTheFitRecordedIsThereAtOnce();
    void stepsAreAsPlaying();
    void goingOnFromAnEarlierTemperatureIsAsStraight();
    void goingOnFromARecordBeginsThere();
    void playsOnceMoreFromTheStart();
    void whatItDependsOnEndsIt_data();
    void whatItDependsOnEndsIt();
    void whatDoesNotConcernItKeepsIt();
    void othersHaveNoSearch();
    void pausingKeepsWhatIsThere();
    void leavingWhileItRuns();
    void usesTheBestOrThoseAtThePlayhead();
    void whatIsWrongIsSaid();
    void pausedBeforeTheNextTemperature();
    void rewoundBeforeTheNextTemperature();
    void stepsFromARecordAreSteps();
    void pausedWhileCatchingUp();
    void aRecordOfOtherParametersIsNotGoneOnFrom();
    void theFitIsOfTheSetOnView();
    void theBestSetBeforeTheEnd();
    void aSearchThatIsNotInUse();
};

void TestAnnealingController::whatTheFitRecordedIsThereAtOnce()
{
    const Outcome& outcome = m_project->scene().fit()->result->outcome;
    QVERIFY(!outcome.annealing.empty());
    QVERIFY(!stage().isSearch() && stage().isAtEnd());
    QVERIFY(same(temperatures(), outcome.annealing));
    QCOMPARE(stage().course().best->probes, outcome.probes);
    playToTheEnd();
    QVERIFY(stage().isSearch());
    QVERIFY(same(temperatures(), outcome.annealing));
    QCOMPARE(stage().course().best->probes, outcome.probes);
    QCOMPARE(stage().course().qualityName, QStringLiteral("representation error"));
}

void TestAnnealingController::stepsAreAsPlaying()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    for (std::size_t done = 1; done <= recorded.size(); ++done) {
        step();
        QVERIFY(stage().isSearch());
        QCOMPARE(temperatures().size(), done);
        QCOMPARE(stage().playhead(), int(done));
        QVERIFY(same(temperatures(), recorded, done));
    }
    QVERIFY(stage().course().isOver);
    QVERIFY(!stage().canGoOn());
    step();  // there is no more
    QCOMPARE(temperatures().size(), recorded.size());
}

void TestAnnealingController::goingOnFromAnEarlierTemperatureIsAsStraight()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    const int best = stage().course().best->place;
    stage().rewindTo(2);
    QCOMPARE(stage().playhead(), 2);
    QVERIFY(same(temperatures(), straight));  // later steps can still be displayed
    step();
    QCOMPARE(temperatures().size(), std::size_t(3));
    playToTheEnd();
    QVERIFY(same(temperatures(), straight));
    QCOMPARE(stage().course().best->place, best);
    stage().rewindTo(0);
    QCOMPARE(stage().probesShown().size(), std::size_t(8));  // half of the samples
    playToTheEnd();
    QVERIFY(same(temperatures(), straight));
}

void TestAnnealingController::goingOnFromARecordBeginsThere()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    stage().rewindTo(3);
    QCOMPARE(temperatures().size(), recorded.size());
    std::vector<int> seen;
    connect(&stage(), &AnnealingStage::changed, this, [&] { seen.push_back(stage().playhead()); });
    step();
    disconnect(&stage(), nullptr, this, nullptr);
    QVERIFY(stage().isSearch());
    QCOMPARE(stage().playhead(), 4);
    QVERIFY(same(temperatures(), recorded, 4));
    QVERIFY2(*std::min_element(seen.begin(), seen.end()) >= 3,
             "what leads to the playhead is not shown once more");
}

void TestAnnealingController::playsOnceMoreFromTheStart()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    std::set<int> seen;
    connect(&stage(), &AnnealingStage::changed, this, [&] { seen.insert(stage().playhead()); });
    playToTheEnd();
    disconnect(&stage(), nullptr, this, nullptr);
    QVERIFY(seen.contains(1));
    QVERIFY(same(temperatures(), straight));
}

void TestAnnealingController::whatItDependsOnEndsIt_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("runs");
    for (const char* what : {"beta", "clusters", "penalty", "energy", "seed", "method", "samples", "label"})
        for (const bool runs : {false, true})
            QTest::addRow("%s, %s", what, runs ? "running" : "at rest") << QString::fromLatin1(what) << runs;
}

void TestAnnealingController::whatItDependsOnEndsIt()
{
    QFETCH(QString, what);
    QFETCH(bool, runs);
    step();
    QVERIFY(stage().isSearch());
    if (runs) {
        m_controller->setPace(1000);
        stage().play();
        QVERIFY(stage().isRunning());
    }
    AnalysisState next = m_project->state();
    if (what == QLatin1String("beta") || what == QLatin1String("penalty"))
        next.chosen[what.toStdString()] = 0.7;
    else if (what == QLatin1String("clusters") || what == QLatin1String("seed"))
        next.chosen[what.toStdString()] = std::int64_t(3);
    else if (what == QLatin1String("energy"))
        next.chosen["energy"] = std::string("objective");
    else if (what == QLatin1String("samples"))
        next.leftOutSamples = {"s4"};
    else if (what == QLatin1String("label"))
        next.label.clear();
    if (what == QLatin1String("method"))
        m_project->setMethod("des");
    else
        m_project->change(next, QStringLiteral("test"));
    QVERIFY(!stage().isSearch());
    QVERIFY(!stage().isRunning());
    QVERIFY(!m_controller->job().isBusy());
    settle();
    QVERIFY(!stage().isSearch());
    QVERIFY(what == QLatin1String("method") || stage().canSearch());
}

void TestAnnealingController::whatDoesNotConcernItKeepsIt()
{
    step();
    set({{"clustering", std::string("kmeans")}});
    settle();
    QVERIFY(stage().isSearch());
    set({{"selection", std::string("random")}, {"pinned", std::string("s1")}});
    settle();
    QVERIFY(stage().isSearch());
    QVERIFY(!stage().isOffered());
    QCOMPARE(temperatures().size(), std::size_t(1));
}

void TestAnnealingController::othersHaveNoSearch()
{
    m_project->setMethod("sfp");
    settle();
    QVERIFY(!stage().isOffered() && !stage().canSearch() && !stage().canUse());
    QVERIFY(stage().course().isEmpty());
    stage().play();
    stage().step();
    stage().useProbes();
    QVERIFY(!stage().isRunning());
}

void TestAnnealingController::pausingKeepsWhatIsThere()
{
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(stage().isSearch() && !temperatures().empty(), 30000);
    stage().pause();
    QVERIFY(!stage().isRunning());
    QVERIFY(!m_controller->job().isBusy());
    const std::size_t done = temperatures().size();
    QTRY_COMPARE_WITH_TIMEOUT(m_controller->job().alive(), 0, 30000);
    QCOMPARE(temperatures().size(), done);
    stage().play();
    stage().pause();  // before it has a result
    QCOMPARE(temperatures().size(), done);
    const std::vector<ProbeTemperature> before = temperatures();
    playToTheEnd();
    QTRY_VERIFY(same(temperatures(), m_project->scene().fit()->result->outcome.annealing));
}

void TestAnnealingController::leavingWhileItRuns()
{
    open(twoClasses(60));
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(m_controller->job().isBusy(), 30000);
    m_controller.reset();
    m_project.reset();
}

void TestAnnealingController::usesTheBestOrThoseAtThePlayhead()
{
    playToTheEnd();
    const std::vector<Eigen::Index> best = stage().course().best->probes;
    const int steps = m_project->undoStack().count();
    stage().useProbes();
    QCOMPARE(m_project->undoStack().count(), steps + 1);
    settle();
    QCOMPARE(m_project->scene().fit()->result->outcome.probes, best);
    QVERIFY(stage().isSearch() && stage().course().isOver);  // it is still there to look at
    m_project->undo();
    settle();
    QCOMPARE(m_project->fitter().parameters().text("selection"), std::string("annealing"));
    QCOMPARE(m_project->fitter().parameters().text("pinned"), std::string());
    stage().rewindTo(1);
    const std::vector<Eigen::Index> early = temperatures().front().probes;
    QVERIFY(early != best);
    stage().useProbes();
    settle();
    QCOMPARE(m_project->scene().fit()->result->outcome.probes, early);
}

void TestAnnealingController::whatIsWrongIsSaid()
{
    AnalysisState next = m_project->state();
    next.label.clear();
    next.chosen["energy"] = std::string("error");
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_project->fitter().error().isEmpty(), 30000);
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(!stage().problem().isEmpty(), 30000);
    QVERIFY2(stage().problem().contains(QStringLiteral("class")), qPrintable(stage().problem()));
    QVERIFY(!stage().isRunning());
    set({{"energy", std::string("xie-beni")}});
    QVERIFY(stage().problem().isEmpty());
    settle();
    playToTheEnd();
}

/// The displayed trace stays until the next temperature: the search can continue from any of its steps.
void TestAnnealingController::pausedBeforeTheNextTemperature()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    m_controller->setPace(1000);
    stage().play();  // from the start
    stage().pause();
    set({{"pinned", std::string("s5")}});
    QVERIFY(same(temperatures(), straight));
    QCOMPARE(stage().playhead(), int(straight.size()));
    QVERIFY(!stage().probesShown().empty());
    m_controller->setPace(0);
    step();
    QVERIFY(same(temperatures(), straight, straight.size()));
    QVERIFY(has(temperatures().back(), 4));
}

void TestAnnealingController::rewoundBeforeTheNextTemperature()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    stage().rewindTo(2);
    m_controller->setPace(1000);
    stage().play();
    stage().rewindTo(4);  // pauses
    QVERIFY(!stage().isRunning());
    m_controller->setPace(0);
    step();
    QCOMPARE(stage().playhead(), 5);
    QVERIFY(same(temperatures(), straight, 5));
}

/// An earlier automatic action is no reason for another one later.
void TestAnnealingController::stepsFromARecordAreSteps()
{
    stage().rewindTo(4);
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(stage().playhead() > 4, 30000);
    stage().pause();
    stage().rewindTo(1);
    step();
    QCOMPARE(stage().playhead(), 2);
    QCOMPARE(temperatures().size(), std::size_t(2));
    set({{"beta", 0.7}});
    QVERIFY(!stage().isSearch());
    settle();
    QVERIFY(stage().isAtEnd());
}

void TestAnnealingController::pausedWhileCatchingUp()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    stage().rewindTo(5);
    stage().play();
    stage().pause();
    QVERIFY(!m_controller->job().isBusy());
    QCOMPARE(stage().playhead(), 5);
    QVERIFY(same(temperatures(), recorded));
    stage().rewindTo(3);
    step();
    QCOMPARE(stage().playhead(), 4);
    QVERIFY(same(temperatures(), recorded, 4));
    QCOMPARE(temperatures().size(), std::size_t(4));
}

/// What leads to the playhead would be another search: it begins at the start.
void TestAnnealingController::aRecordOfOtherParametersIsNotGoneOnFrom()
{
    m_project->fitter().setLive(false);
    set({{"penalty", 5.0}});
    stage().rewindTo(4);
    QVERIFY(!stage().isSearch());
    step();
    QVERIFY(stage().isSearch());
    QCOMPARE(stage().playhead(), 1);
}

/// While a search is active the fit belongs to its displayed set, at any step, and starts no search.
void TestAnnealingController::theFitIsOfTheSetOnView()
{
    const FitPtr& fit = m_project->scene().fit();
    for (int i = 0; i < 3; ++i)
        step();
    settle();
    QCOMPARE(fit->result->outcome.probes, temperatures().back().probes);
    QCOMPARE(fit->result->parameters.text("selection"), std::string("pinned"));
    QCOMPARE(parseProbes(fit->result->parameters.text("pinned"), *fit->result->samples),
             fit->result->outcome.probes);
    QVERIFY(same(fit->result->outcome.annealing, temperatures()));
    stage().rewindTo(1);
    settle();
    QCOMPARE(fit->result->outcome.probes, temperatures().front().probes);
    QCOMPARE(fit->result->outcome.annealing.size(), std::size_t(1));
    // At the end of a search with unchanged constraints the result is that of the method.
    playToTheEnd();
    settle();
    QCOMPARE(fit->result->outcome.probes, stage().course().best->probes);
    QCOMPARE(fit->result->parameters.text("selection"), std::string("annealing"));
    QVERIFY(fit->result->metrics.contains("annealing_energy"));
}

/// Before the end too the best set is a click away; the fit follows, and the search goes on from there.
void TestAnnealingController::theBestSetBeforeTheEnd()
{
    const FitPtr& fit = m_project->scene().fit();
    for (int i = 0; i < 4; ++i)
        step();
    const AnnealingCourse::Best best = *stage().course().best;
    stage().rewindTo(0);
    QVERIFY(stage().probesShown() != best.probes);
    stage().lookAtBest();
    QVERIFY(stage().isBestOnView());
    QCOMPARE(stage().playhead(), best.place);
    settle();
    QCOMPARE(fit->result->outcome.probes, best.probes);
    QCOMPARE(fit->result->metrics.at("annealing_quality"), best.quality);
    step();
    QVERIFY(!stage().isBestOnView());
    QCOMPARE(stage().playhead(), best.place + 1);
    stage().lookAtBest();
    stage().useProbes();
    const Parameters parameters = m_project->fitter().parameters();
    QCOMPARE(parameters.text("selection"), std::string("pinned"));
    QCOMPARE(parseProbes(parameters.text("pinned"), m_project->dataset()->sampleNames()),
             stage().course().best->probes);
}

/// Where other probes are asked for the search is not in use: the pins are those of the fit.
void TestAnnealingController::aSearchThatIsNotInUse()
{
    step();
    settle();
    set({{"selection", std::string("pinned")}, {"pinned", std::string("s3, s9")}});
    settle();
    QVERIFY(stage().isSearch() && !stage().isOffered());
    QCOMPARE(m_project->scene().fit()->result->outcome.probes, (std::vector<Eigen::Index>{2, 8}));
    QCOMPARE(m_project->scene().probes().probes(), (std::vector<int>{2, 8}));
    QVERIFY(!m_project->scene().probes().isSearching());
    stage().rewindTo(0);
    QCOMPARE(m_project->scene().probes().probes(), (std::vector<int>{2, 8}));
}

QTEST_MAIN(TestAnnealingController)
#include "tst_annealing_controller.moc"
