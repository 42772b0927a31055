// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/project/annealing_test.h"

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

/// Pinned and forbidden samples during a search for probes or its display.
class TestAnnealingConstraints : public AnnealingTest
{
    Q_OBJECT

private slots:
    void init() { open(twoClasses(16)); }
    void followsChangedConstraints();
    void constraintsAfterTheEnd();
    void constraintsWhileItRuns();
    void constraintsHoldFromEarlierTemperatures();
    void usedProbesSatisfyTheConstraints();
    void aRecordIsRepeatedWithItsOwnConstraints();
    void aPinLeavesTheRecordOneLooksBackAt();
    void aPinIsInTheSetOnView();
    void contradictionsAreNotFitted();
    void invalidConstraintsLoseNothing();
    void contradictionsLoseNothing();
    void usesProbesWithAnUnknownExclusion();
    void constraintsFollowExcludedSamples();
};

void TestAnnealingConstraints::followsChangedConstraints()
{
    for (int i = 0; i < 3; ++i)
        step();
    const std::vector<ProbeTemperature> before = temperatures();
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s2, s3")}});
    QVERIFY(stage().isSearch());
    QVERIFY(same(temperatures(), before));
    playToTheEnd();
    QVERIFY(same(temperatures(), before, 3));
    QVERIFY(temperatures().size() > 3);
    for (std::size_t i = 3; i < temperatures().size(); ++i)
        QVERIFY(has(temperatures()[i], 4) && !has(temperatures()[i], 1) && !has(temperatures()[i], 2));
    const auto& best = stage().course().best->probes;
    QVERIFY(std::binary_search(best.begin(), best.end(), Eigen::Index(4)));
    settle();
    QVERIFY(stage().isSearch());  // the fit that follows takes nothing away
}

/// One that is over goes on with other constraints; where all samples are pinned there is nothing to go on with.
void TestAnnealingConstraints::constraintsAfterTheEnd()
{
    playToTheEnd();
    const std::size_t done = temperatures().size();
    set({{"pinned", std::string("s5")}});
    QVERIFY(!stage().course().isOver && stage().canGoOn());
    playToTheEnd();
    QVERIFY(temperatures().size() > done);
    QVERIFY(has(temperatures().back(), 4));
    std::string all;
    for (const std::string& name : m_project->dataset()->sampleNames())
        all += (all.empty() ? "" : ",") + name;
    const std::size_t before = temperatures().size();
    set({{"pinned", all}});
    step();
    QVERIFY(stage().course().isOver);
    QCOMPARE(temperatures().size(), before);
    QCOMPARE(stage().playhead(), int(before));
}

void TestAnnealingConstraints::constraintsWhileItRuns()
{
    m_controller->setPace(20);
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(temperatures().size() >= 2 && stage().isSearch(), 30000);
    const std::size_t done = temperatures().size();
    set({{"pinned", std::string("s7")}});
    QVERIFY(stage().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!stage().isRunning(), 30000);
    QVERIFY(temperatures().size() > done);
    for (std::size_t i = done; i < temperatures().size(); ++i)
        QVERIFY(has(temperatures()[i], 6));
}

/// Where the search stood before something was pinned, it is not pinned there.
void TestAnnealingConstraints::constraintsHoldFromEarlierTemperatures()
{
    playToTheEnd();
    stage().rewindTo(5);
    set({{"pinned", std::string("s9")}});
    step();
    QVERIFY(has(temperatures()[5], 8));
    stage().rewindTo(1);
    step();
    QCOMPARE(temperatures().size(), std::size_t(2));
    QVERIFY(has(temperatures()[1], 8));
}

void TestAnnealingConstraints::usedProbesSatisfyTheConstraints()
{
    step();
    stage().rewindTo(0);
    std::vector<Eigen::Index> expected = stage().probesShown();
    const std::vector<std::string>& names = m_project->dataset()->sampleNames();
    const std::string forbidden = probesText({expected.front()}, names);
    expected.erase(expected.begin());
    set({{"forbidden", forbidden}});
    QCOMPARE(stage().probesShown(), expected);
    stage().useProbes();
    settle();
    QVERIFY2(m_project->fitter().error().isEmpty(), qPrintable(m_project->fitter().error()));
    QCOMPARE(m_project->scene().fit()->result->outcome.probes, expected);
    QCOMPARE(m_project->fitter().parameters().text("forbidden"), forbidden);
}

void TestAnnealingConstraints::aRecordIsRepeatedWithItsOwnConstraints()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    m_project->fitter().setLive(false);
    stage().rewindTo(4);
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s2")}});
    step();
    QCOMPARE(stage().playhead(), 5);
    QVERIFY(same(temperatures(), recorded, 4));
    QVERIFY(has(temperatures()[4], 4) && !has(temperatures()[4], 1));
}

/// Drag back, pin, go on: the fit that follows the pin does not take away where one looks.
void TestAnnealingConstraints::aPinLeavesTheRecordOneLooksBackAt()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    stage().rewindTo(3);
    set({{"pinned", std::string("s5")}});
    settle();
    QCOMPARE(stage().playhead(), 3);
    QVERIFY(same(temperatures(), recorded));
    step();
    QCOMPARE(stage().playhead(), 4);
    QVERIFY(same(temperatures(), recorded, 3));
    QVERIFY(has(temperatures()[3], 4));
    m_project->undo();
    settle();
    stage().rewindTo(0);
    set({{"beta", 0.7}});
    settle();
    const std::vector<ProbeTemperature> other = temperatures();
    stage().rewindTo(2);
    QVERIFY(stage().isSearch());
    settle();
    stage().rewindTo(99);  // back at the end it is the record of the fit again
    QVERIFY(!stage().isSearch());
    settle();
    QVERIFY(same(temperatures(), other) && stage().isAtEnd());
    QVERIFY(same(m_project->scene().fit()->result->outcome.annealing, other));
}

/// A pin in a paused search is in the set at once: in the theatre, among the pins and in the fit.
void TestAnnealingConstraints::aPinIsInTheSetOnView()
{
    for (int i = 0; i < 3; ++i)
        step();
    Eigen::Index other = 0;
    while (has(temperatures().back(), other))
        ++other;
    const std::vector<ProbeTemperature> before = temperatures();
    set({{"pinned", probesText({other}, m_project->dataset()->sampleNames())}});
    const std::vector<Eigen::Index> shown = stage().probesShown();
    QCOMPARE(shown.size(), before.back().probes.size() + 1);
    QVERIFY(std::binary_search(shown.begin(), shown.end(), other) && stage().isChangedByConstraints());
    QVERIFY(!m_project->fitter().job().isBusy() || !m_project->fitter().isFittingCold(m_project->state()));
    settle();
    QVERIFY(same(temperatures(), before));
    QCOMPARE(m_project->scene().fit()->result->outcome.probes, shown);
    const std::vector<int> marked(shown.begin(), shown.end());
    QCOMPARE(m_project->scene().probes().probes(), marked);
    stage().useProbes();  // nothing that was pinned manually is lost
    settle();
    QCOMPARE(m_project->scene().fit()->result->outcome.probes, shown);
    QCOMPARE(m_project->fitter().parameters().text("selection"), std::string("pinned"));
}

/// Contradicting constraints are reported, though the displayed set could be fitted.
void TestAnnealingConstraints::contradictionsAreNotFitted()
{
    step();
    settle();
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s5")}});
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().error().contains(QStringLiteral("s5 cannot be both")), 30000);
    QVERIFY2(stage().problem().contains(QStringLiteral("S5 cannot be both"), Qt::CaseInsensitive),
             qPrintable(stage().problem()));
}

void TestAnnealingConstraints::invalidConstraintsLoseNothing()
{
    for (int i = 0; i < 3; ++i)
        step();
    const std::vector<ProbeTemperature> before = temperatures();
    for (const bool runs : {false, true}) {
        if (runs) {
            m_controller->setPace(1000);
            stage().play();
        }
        set({{"pinned", std::string("s5, nobody")}});
        QVERIFY(stage().isSearch() && !stage().isRunning());
        QVERIFY(same(temperatures(), before));
        QVERIFY2(stage().problem().contains(QStringLiteral("nobody")), qPrintable(stage().problem()));
        stage().play();
        QVERIFY(!stage().isRunning() && !stage().problem().isEmpty());
        m_project->undo();
        QVERIFY(stage().problem().isEmpty());
        QVERIFY(same(temperatures(), before));
    }
    m_controller->setPace(0);
    set({{"pinned", std::string("s5")}});
    step();
    QCOMPARE(temperatures().size(), std::size_t(4));
    QVERIFY(same(temperatures(), before, 3) && has(temperatures()[3], 4));
}

void TestAnnealingConstraints::contradictionsLoseNothing()
{
    step();
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s5")}});
    QVERIFY(stage().isSearch() && !stage().problem().isEmpty());
    QCOMPARE(temperatures().size(), std::size_t(1));
    set({{"forbidden", std::string("s6")}});
    QVERIFY(stage().problem().isEmpty());
    step();
    QCOMPARE(temperatures().size(), std::size_t(2));
}

void TestAnnealingConstraints::usesProbesWithAnUnknownExclusion()
{
    m_project->fitter().setLive(false);
    const std::vector<Eigen::Index> used = stage().probesShown();
    Eigen::Index other = 0;
    while (std::binary_search(used.begin(), used.end(), other))
        ++other;
    const std::string kept = m_project->dataset()->sampleNames()[std::size_t(other)];
    set({{"forbidden", "nobody, " + kept}});
    stage().useProbes();
    QCOMPARE(m_project->fitter().parameters().text("forbidden"), kept);
}

/// With excluded samples the search gets the remaining ones.
void TestAnnealingConstraints::constraintsFollowExcludedSamples()
{
    AnalysisState next = m_project->state();
    next.chosen["pinned"] = std::string("#7");
    next.leftOutSamples = {"s1", "s2"};
    m_project->change(next, QStringLiteral("test"));
    settle();
    QCOMPARE(m_project->scene().fit()->sampleName(5), QStringLiteral("s8"));
    playToTheEnd();
    for (const ProbeTemperature& at : temperatures())
        QVERIFY(has(at, 5));
    stage().useProbes();
    settle();
    m_project->undo();
    settle();
    next = m_project->state();
    next.leftOutSamples = {"s8"};
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().isPrepared(), 30000);
    stage().play();
    QVERIFY2(stage().problem().contains(QStringLiteral("s8 is excluded")), qPrintable(stage().problem()));
}

QTEST_MAIN(TestAnnealingConstraints)
#include "tst_annealing_constraints.moc"
