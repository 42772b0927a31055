// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/annealing.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Eigen::Index;

class TestAnnealing : public QObject
{
    Q_OBJECT

private slots:
    void findsTheLeastEnergy_data();
    void findsTheLeastEnergy();
    void recordsWhatItDoes();
    void firstTemperatureAcceptsTheMeanWorsening();
    void goingOnIsGoingStraight();
    void constraintsHoldThroughout();
    void constraintsChangeInTheMiddle();
    void neverWithoutProbes();
    void setsStaySmall();
    void hopelessSetsAreNotAskedFor();
    void oneSample();
    void freezes();
    void stopsWhenAsked();
    void stopsWithinAQuality();
    void refusals_data();
    void refusals();
};

/// Rugged, and the same for the same set: a hash of it.
static double rugged(const std::vector<Index>& probes, const ShouldContinue& = {})
{
    std::uint64_t state = 7;
    for (const Index probe : probes)
        state = deriveSeed(state, {static_cast<std::uint64_t>(probe)});
    return Random(state).uniform(0.0, 100.0);
}

/// Percent of samples on the wrong side of "the multiples of three".
static double awayFromThrees(const std::vector<Index>& probes, Index samples)
{
    int wrong = 0;
    for (Index i = 0; i < samples; ++i)
        wrong += (std::find(probes.begin(), probes.end(), i) != probes.end()) != (i % 3 == 0);
    return 100.0 * wrong / static_cast<double>(samples);
}

static AnnealingState ended(ProbeAnnealing& annealing)
{
    AnnealingState state = *annealing.start();
    while (!annealing.isOver(state))
        state = *annealing.cooled(state);
    return state;
}

void TestAnnealing::findsTheLeastEnergy_data()
{
    QTest::addColumn<bool>("isRugged");
    QTest::addColumn<double>("penalty");
    QTest::addRow("smooth") << false << 0.0;
    QTest::addRow("smooth, probes cost") << false << 5.0;
    QTest::addRow("rugged") << true << 1.0;
}

/// Against all 255 sets of eight samples.
void TestAnnealing::findsTheLeastEnergy()
{
    QFETCH(bool, isRugged);
    QFETCH(double, penalty);
    constexpr Index n = 8;
    const auto quality = [=](const std::vector<Index>& probes, const ShouldContinue& = {}) {
        return isRugged ? rugged(probes) : awayFromThrees(probes, n);
    };
    double least = std::numeric_limits<double>::infinity();
    for (int bits = 1; bits < 256; ++bits) {
        std::vector<Index> probes;
        for (Index i = 0; i < n; ++i)
            if (bits >> i & 1)
                probes.push_back(i);
        least = std::min(least, quality(probes) + penalty * static_cast<double>(probes.size()));
    }
    AnnealingOptions options;
    options.penalty = penalty;
    ProbeAnnealing annealing(n, quality, options);
    const AnnealingState state = ended(annealing);
    QCOMPARE(state.bestEnergy, least);
    const auto best = probesOf(state.best);
    QCOMPARE(quality(best), state.bestQuality);
    QCOMPARE(state.bestEnergy, state.bestQuality + penalty * static_cast<double>(best.size()));
}

void TestAnnealing::recordsWhatItDoes()
{
    AnnealingOptions options;
    options.penalty = 0.7;
    options.maxTemperatures = 12;
    ProbeAnnealing annealing(10, rugged, options);
    const AnnealingState state = ended(annealing);
    QVERIFY(!state.course.empty());
    QVERIFY(state.course.size() <= 12);
    for (std::size_t t = 0; t < state.course.size(); ++t) {
        const ProbeTemperature& at = state.course[t];
        QCOMPARE(at.quality, rugged(at.probes));
        QCOMPARE(at.energy, at.quality + 0.7 * static_cast<double>(at.probes.size()));
        QVERIFY(at.accepted <= at.trials && at.accepted <= 10 && at.trials <= 100);
        QVERIFY(at.energy >= state.bestEnergy);
        if (t > 0)
            QVERIFY(std::abs(at.temperature / state.course[t - 1].temperature - options.cooling) <
                    tolerance::exactFormula);
    }
}

/// Every move is worse by the same or better by it: exp(-worsening / T) is the share asked for.
void TestAnnealing::firstTemperatureAcceptsTheMeanWorsening()
{
    const auto parity = [](const std::vector<Index>& probes, const ShouldContinue&) {
        return probes.size() % 2 == 0 ? 0.0 : 4.0;
    };
    AnnealingOptions options;
    options.penalty = 0;
    ProbeAnnealing annealing(20, parity, options);
    const double temperature = annealing.start()->temperature;
    QVERIFY(std::abs(std::exp(-4.0 / temperature) - options.startAcceptance) < tolerance::exactFormula);
}

void TestAnnealing::goingOnIsGoingStraight()
{
    ProbeAnnealing straight(12, rugged, {}), other(12, rugged, {});
    std::vector<AnnealingState> states{*straight.start()};
    while (!straight.isOver(states.back()))
        states.push_back(*straight.cooled(states.back()));
    QVERIFY(states.size() > 4);
    AnnealingState again = states[states.size() / 2];
    while (!other.isOver(again))
        again = *other.cooled(again);
    QCOMPARE(again.chosen, states.back().chosen);
    QCOMPARE(again.bestEnergy, states.back().bestEnergy);
    QCOMPARE(again.course.size(), states.back().course.size());
    QCOMPARE(again.course.back().energy, states.back().course.back().energy);
}

void TestAnnealing::constraintsHoldThroughout()
{
    const ProbeConstraints constraints{{2, 9}, {0, 4}};
    ProbeAnnealing annealing(12, rugged, {}, constraints);
    AnnealingState state = *annealing.start();
    const auto check = [](const std::vector<bool>& chosen) {
        return chosen[2] && chosen[9] && !chosen[0] && !chosen[4];
    };
    QVERIFY(check(state.chosen));
    while (!annealing.isOver(state)) {
        state = *annealing.cooled(state);
        QVERIFY(check(state.chosen));
    }
    QVERIFY(check(state.best));
    ProbeAnnealing all(3, rugged, {}, {{0, 1, 2}, {}});
    const AnnealingState fixed = *all.start();
    QVERIFY(all.isOver(fixed));
    QCOMPARE(probesOf(fixed.best).size(), std::size_t(3));
}

void TestAnnealing::constraintsChangeInTheMiddle()
{
    ProbeAnnealing before(12, rugged, {}), after(12, rugged, {}, {{5}, {6}});
    AnnealingState state = *before.start();
    for (int t = 0; t < 4; ++t)
        state = *before.cooled(state);
    const AnnealingState taken = *after.withProbeConstraints(state);
    QVERIFY(taken.chosen[5] && !taken.chosen[6]);
    QVERIFY(taken.best[5] && !taken.best[6]);
    QCOMPARE(taken.quality, rugged(probesOf(taken.chosen)));
    QCOMPARE(taken.temperature, state.temperature);
    QVERIFY(taken.bestEnergy <= taken.energy);
    QVERIFY(!after.isOver(taken));
    const AnnealingState over = ended(before), further = *after.withProbeConstraints(over);
    QVERIFY(!after.isOver(further));
    QVERIFY(further.temperature > over.temperature);
    QCOMPARE(further.mostTemperatures, int(over.course.size()) + 60);
}

void TestAnnealing::neverWithoutProbes()
{
    AnnealingOptions options;
    options.penalty = 50;
    const auto all = [](const std::vector<Index>& probes, const ShouldContinue&) {
        return probes.empty() ? -1e6 : 1.0;
    };
    ProbeAnnealing annealing(6, all, options);
    const AnnealingState state = ended(annealing);
    QCOMPARE(probesOf(state.best).size(), std::size_t(1));
    for (const ProbeTemperature& at : state.course)
        QVERIFY(!at.probes.empty());
    ProbeAnnealing mostForbidden(4, rugged, {}, {{}, {0, 1, 2}});
    QCOMPARE(probesOf(ended(mostForbidden).best), std::vector<Index>{3});
}

/// Every probe is a gain, so that the sets grow as far as they may.
void TestAnnealing::setsStaySmall()
{
    AnnealingOptions options;
    options.penalty = 0;
    options.maxTemperatures = 5;
    const auto gain = [](const std::vector<Index>& probes, const ShouldContinue&) {
        return 300.0 - static_cast<double>(probes.size());
    };
    ProbeAnnealing annealing(300, gain, options, {{1, 7}, {}});
    QCOMPARE(probesOf(annealing.start()->chosen).size(), std::size_t(102));
    const AnnealingState state = ended(annealing);
    QCOMPARE(probesOf(state.best).size(), std::size_t(102));
    for (const ProbeTemperature& at : state.course) {
        QVERIFY(at.probes.size() <= 102);
        QVERIFY(at.accepted > 0);  // exchanges
    }
}

/// The penalty alone rules out every set of two probes.
void TestAnnealing::hopelessSetsAreNotAskedFor()
{
    AnnealingOptions options;
    options.penalty = 50;
    std::size_t largest = 0;
    const auto perfect = [&largest](const std::vector<Index>& probes, const ShouldContinue&) {
        largest = std::max(largest, probes.size());
        return 0.0;
    };
    ProbeAnnealing annealing(9, perfect, options);
    AnnealingState state = *annealing.start();
    state.temperature = 1e-3;
    while (probesOf(state.chosen).size() > 1)
        state = *annealing.cooled(state);
    largest = 0;
    state.isFrozen = false;
    ProbeAnnealing fresh(9, perfect, options);
    const AnnealingState further = *fresh.cooled(state);
    QCOMPARE(probesOf(further.chosen).size(), std::size_t(1));
    QCOMPARE(largest, std::size_t(1));
}

void TestAnnealing::oneSample()
{
    ProbeAnnealing annealing(1, rugged, {});
    QCOMPARE(probesOf(ended(annealing).best), std::vector<Index>{0});
}

/// Nothing is accepted any more: over before the last temperature.
void TestAnnealing::freezes()
{
    AnnealingOptions options;
    options.cooling = 0.05;
    ProbeAnnealing annealing(
        8, [](const auto& probes, const ShouldContinue&) { return awayFromThrees(probes, 8); }, options);
    const AnnealingState state = ended(annealing);
    QVERIFY(state.isFrozen);
    QVERIFY(state.course.size() < 60);
    QCOMPARE(state.course.back().accepted, 0);
    const auto further = annealing.cooled(state);
    QCOMPARE(further->course.size(), state.course.size());
}

void TestAnnealing::stopsWhenAsked()
{
    ProbeAnnealing annealing(12, rugged, {});
    QVERIFY(!annealing.start([] { return false; }));
    const AnnealingState state = *annealing.start();
    int asked = 0;
    QVERIFY(!annealing.cooled(state, [&asked] { return ++asked < 5; }));
    QCOMPARE(asked, 5);
}

/// A quality may take long: it is cancelled too, and its value is then ignored.
void TestAnnealing::stopsWithinAQuality()
{
    int left = 1000;
    const auto slow = [&left](const std::vector<Index>& probes, const ShouldContinue& shouldContinue) {
        while (--left > 0)
            if (shouldContinue && !shouldContinue())
                return std::nan("");
        return rugged(probes);
    };
    ProbeAnnealing annealing(12, slow, {});
    int asked = 0;
    QVERIFY(!annealing.start([&asked] { return ++asked < 5; }));
    QCOMPARE(asked, 5);
    left = 0;
    const AnnealingState state = *annealing.start();
    QCOMPARE(state.bestQuality, rugged(probesOf(state.best)));
    left = 1000;
    asked = 0;
    QVERIFY(!annealing.cooled(state, [&asked] { return ++asked < 5; }));
    QCOMPARE(asked, 5);
    ProbeAnnealing constrained(12, slow, {}, {{5}, {6}});
    left = 1000;
    asked = 0;
    QVERIFY(!constrained.withProbeConstraints(state, [&asked] { return ++asked < 5; }));
    QCOMPARE(asked, 5);
    left = 0;
    ProbeAnnealing undisturbed(12, rugged, {});
    QVERIFY(ended(annealing).best == ended(undisturbed).best);
}

void TestAnnealing::refusals_data()
{
    QTest::addColumn<double>("penalty");
    QTest::addColumn<double>("cooling");
    QTest::addColumn<int>("trials");
    QTest::addRow("negative penalty") << -1.0 << 0.9 << 10;
    QTest::addRow("penalty is no number") << std::nan("") << 0.9 << 10;
    QTest::addRow("no cooling") << 1.0 << 1.0 << 10;
    QTest::addRow("no trials") << 1.0 << 0.9 << 0;
}

void TestAnnealing::refusals()
{
    QFETCH(double, penalty);
    QFETCH(double, cooling);
    QFETCH(int, trials);
    AnnealingOptions options;
    options.penalty = penalty;
    options.cooling = cooling;
    options.trialsPerSample = trials;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, ProbeAnnealing(5, rugged, options));
}

QTEST_GUILESS_MAIN(TestAnnealing)
#include "tst_annealing.moc"
