// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/affinity_propagation.h"

#include "core/numeric/random.h"
#include "tests/core/methods/membership/naive_affinity.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Samples = std::vector<Index>;

class TestAffinityPropagation : public QObject
{
    Q_OBJECT

private slots:
    void naive_data();
    void naive();
    void hardlyAnyBetterThanFound();
    void separateGroupsFindTheBest();
    void everySampleWithItsNearest();
    void orderAndUnitChangeNothing();
    void preferenceBetweenPairs();
    void sameBitsForAnyThreads();
    void nothingToExchange_data();
    void nothingToExchange();
    void duplicatesShareAnExemplar();
    void tiesAreBroken();
    void oscillationsAreDamped();
    void iterationsRunOut();
    void constraintsAreKept();
    void stopsWhenAsked();
    void refusals_data();
    void refusals();
};

static AffinityOptions plainly(double preference, double damping = 0.9)
{
    AffinityOptions options;
    options.preference = preference;
    options.damping = damping;
    options.breakTies = false;
    return options;
}

/// Fewer samples than a panel of columns holds, and more.
void TestAffinityPropagation::naive_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<double>("damping");
    QTest::addColumn<double>("preference");
    QTest::addColumn<bool>("hasConstraints");
    for (const int samples : {3, 17, 64, 66})
        for (const double damping : {0.5, 0.9})
            for (const double preference : {-2.0, -20.0})
                for (const bool hasConstraints : {false, true})
                    QTest::addRow("%d samples, damping %g, preference %g%s", samples, damping, preference,
                                  hasConstraints ? ", with constraints" : "")
                        << samples << damping << preference << (hasConstraints && samples > 3);
}

void TestAffinityPropagation::naive()
{
    QFETCH(int, samples);
    QFETCH(double, damping);
    QFETCH(double, preference);
    QFETCH(bool, hasConstraints);
    const std::uint64_t seeds = samples < 60 ? 20 : 1;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(samples, 3, 4, seed));
        const ProbeConstraints constraints =
            hasConstraints ? ProbeConstraints{{5, 1}, {0, 2, 9}} : ProbeConstraints{};
        AffinityOptions options = plainly(preference, damping);
        options.maxIterations = 150;
        options.stableIterations = 30;
        const AffinityResult result = affinityPropagation(distances, options, constraints);
        NaiveAffinity expected(distances, preference, constraints);
        expected.run(damping, options.maxIterations, options.stableIterations);
        QCOMPARE(result.iterations, expected.iterations);
        if (expected.exemplars.empty())
            continue;
        expected.refine(constraints);
        QCOMPARE(result.exemplars, expected.exemplars);
        const double net = naiveNetSimilarity(distances, expected.exemplars, preference);
        QVERIFY(std::abs(result.netSimilarity / net - 1) < tolerance::exactFormula);
        for (Index i = 0; i < samples; ++i)
            QCOMPARE(result.exemplars[std::size_t(result.clusterOf[std::size_t(i)])], expected.exemplarOf(i));
    }
}

void TestAffinityPropagation::hardlyAnyBetterThanFound()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(40, 4, 3, seed));
        const AffinityResult result = affinityPropagation(distances);
        QCOMPARE(result.stopped, Stopped::Converged);
        Random random(seed);
        for (int trial = 0; trial < 500; ++trial) {
            const int size = trial % 2 ? static_cast<int>(result.exemplars.size()) : 1 + int(random.below(40));
            Samples drawn;
            for (const int sample : random.sample(40, size))
                drawn.push_back(sample);
            QVERIFY(naiveNetSimilarity(distances, drawn, result.preference) <= result.netSimilarity);
        }
    }
}

/// Of all sets of exemplars there are.
void TestAffinityPropagation::separateGroupsFindTheBest()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Index n = 12;
        const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(n, 3, 30, seed));
        const AffinityResult result = affinityPropagation(distances, plainly(-100));
        QCOMPARE(result.exemplars.size(), std::size_t{3});
        double best = -std::numeric_limits<double>::infinity();
        for (int set = 1; set < 1 << n; ++set) {
            Samples exemplars;
            for (Index k = 0; k < n; ++k)
                if (set >> k & 1)
                    exemplars.push_back(k);
            best = std::max(best, naiveNetSimilarity(distances, exemplars, -100));
        }
        QVERIFY(std::abs(result.netSimilarity / best - 1) < tolerance::exactFormula);
    }
}

void TestAffinityPropagation::everySampleWithItsNearest()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(90, 5, 3, seed));
        const AffinityResult result = affinityPropagation(distances);
        QVERIFY(std::is_sorted(result.exemplars.begin(), result.exemplars.end()));
        QCOMPARE(result.clusterOf.size(), std::size_t{90});
        for (Index i = 0; i < 90; ++i) {
            const Index mine = result.exemplars[std::size_t(result.clusterOf[std::size_t(i)])];
            for (const Index exemplar : result.exemplars)
                QVERIFY(distances(i, mine) <= distances(i, exemplar));
        }
    }
}

/// Of two samples alone together either may be the exemplar, so the clusters are compared.
void TestAffinityPropagation::orderAndUnitChangeNothing()
{
    const Index n = 80;
    const Eigen::MatrixXd points = groupedPoints(n, 4, 3, 7);
    const AffinityResult result = affinityPropagation(squaredDistancesOf(points));
    const std::vector<int> order = Random(3).permutation(int(n));
    const AffinityResult shuffled = affinityPropagation(squaredDistancesOf(points(order, Eigen::all)));
    QVERIFY(std::abs(shuffled.netSimilarity / result.netSimilarity - 1) < tolerance::exactFormula);
    const auto cluster = [&](Index i) { return result.clusterOf[std::size_t(order[std::size_t(i)])]; };
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < i; ++j)
            QCOMPARE(shuffled.clusterOf[std::size_t(i)] == shuffled.clusterOf[std::size_t(j)],
                     cluster(i) == cluster(j));

    const AffinityResult scaled = affinityPropagation(squaredDistancesOf((points * 0x1p40).eval()));
    QCOMPARE(scaled.exemplars, result.exemplars);
    QCOMPARE(scaled.iterations, result.iterations);
}

/// 0, 1 and 4 have the squared distances 1, 9 and 16.
void TestAffinityPropagation::preferenceBetweenPairs()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(onLine({0, 1, 4}));
    AffinityOptions options;
    for (const auto& [share, preference] :
         {std::pair{0.0, -16.0}, {0.25, -12.5}, {0.5, -9.0}, {0.75, -5.0}, {1.0, -1.0}}) {
        options.preferenceQuantile = share;
        const AffinityResult result = affinityPropagation(distances, options);
        QCOMPARE(result.preference, preference);
        QCOMPARE(result.netSimilarity, naiveNetSimilarity(distances, result.exemplars, preference));
    }
}

void TestAffinityPropagation::sameBitsForAnyThreads()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(333, 6, 2, 5));
    RunControl several;
    several.threads = 5;
    AffinityOptions options;
    for (const int iterations : {7, 1000}) {
        options.maxIterations = iterations;
        const AffinityResult one = affinityPropagation(distances, options);
        const AffinityResult other = affinityPropagation(distances, options, {}, several);
        QCOMPARE(other.exemplars, one.exemplars);
        QCOMPARE(other.clusterOf, one.clusterOf);
        QCOMPARE(other.netSimilarity, one.netSimilarity);
        QCOMPARE(other.iterations, one.iterations);
    }
}

void TestAffinityPropagation::nothingToExchange_data()
{
    QTest::addColumn<std::vector<double>>("places");
    QTest::addColumn<double>("preference");
    QTest::addColumn<Samples>("pinned");
    QTest::addColumn<Samples>("forbidden");
    QTest::addColumn<Samples>("exemplars");
    using Places = std::vector<double>;
    const auto row = [](const char* name, const Places& places, double preference, const Samples& pinned,
                        const Samples& forbidden, const Samples& exemplars) {
        QTest::addRow("%s", name) << places << preference << pinned << forbidden << exemplars;
    };
    row("one sample", {3}, -1, {}, {}, {0});
    row("one allowed", {3, 4, 9}, -1, {}, {0, 2}, {1});
    row("all pinned or forbidden", {3, 4, 9}, -1, {0, 2}, {1}, {0, 2});
    row("two samples, together", {0, 2}, -4.5, {}, {}, {0});
    row("two samples, together at the second", {0, 2}, -4.5, {1}, {}, {1});
    row("two samples, each its own", {0, 2}, -3.5, {}, {}, {0, 1});
    row("two samples, as good either way", {0, 2}, -4, {}, {}, {0});
    row("all alike", {5, 5, 5, 5}, 0, {}, {}, {0});
    row("all alike, the first forbidden", {5, 5, 5, 5}, 0, {}, {0}, {1});
    row("all alike, one forbidden, a gain each", {5, 5, 5, 5}, 1, {3}, {1}, {0, 2, 3});
}

void TestAffinityPropagation::nothingToExchange()
{
    QFETCH(std::vector<double>, places);
    QFETCH(double, preference);
    QFETCH(Samples, pinned);
    QFETCH(Samples, forbidden);
    QFETCH(Samples, exemplars);
    const Eigen::MatrixXd distances = squaredDistancesOf(onLine(places));
    const AffinityResult result = affinityPropagation(distances, plainly(preference), {pinned, forbidden});
    QCOMPARE(result.exemplars, exemplars);
    QCOMPARE(result.stopped, Stopped::Converged);
    QCOMPARE(result.iterations, 0);
    QCOMPARE(result.clusterOf.size(), places.size());
    QCOMPARE(result.netSimilarity, naiveNetSimilarity(distances, exemplars, preference));
}

/// Three places with several samples each: the first sample at each.
void TestAffinityPropagation::duplicatesShareAnExemplar()
{
    const Eigen::MatrixXd distances =
        squaredDistancesOf(onLine({0, 50, 0, 90, 0, 0, 50, 90, 0, 0, 0, 0, 0, 50, 90}));
    AffinityOptions options;
    for (const double preference : {-10.0, -0.5, 0.0}) {
        options.preference = preference;
        const AffinityResult result = affinityPropagation(distances, options);
        QCOMPARE(result.exemplars, (Samples{0, 1, 3}));
        QCOMPARE(result.netSimilarity, 3 * preference);
    }
    const AffinityResult pinned = affinityPropagation(distances, options, {{8, 9}, {}});
    QCOMPARE(pinned.exemplars, (Samples{1, 3, 8, 9}));
    const AffinityResult byQuantile = affinityPropagation(distances);
    QVERIFY(byQuantile.exemplars.size() <= 3);
}

/// The corners of a square, twice, far from each other: no corner is better than another, and without noise no
/// message separates them.
void TestAffinityPropagation::tiesAreBroken()
{
    Eigen::MatrixXd corners(8, 2);
    corners << 0, 0, 0, 1, 1, 0, 1, 1, 100, 0, 100, 1, 101, 0, 101, 1;
    const Eigen::MatrixXd distances = squaredDistancesOf(corners);
    AffinityOptions options = plainly(-5);
    options.breakTies = true;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        options.seed = seed;
        const AffinityResult result = affinityPropagation(distances, options);
        QCOMPARE(result.stopped, Stopped::Converged);
        QCOMPARE(result.exemplars, (Samples{0, 4}));
        QCOMPARE(result.netSimilarity, -18.0);
    }
}

/// Uniform on a line: with a damping of 0.5 throughout, the messages still oscillate after 1000 iterations.
void TestAffinityPropagation::oscillationsAreDamped()
{
    Random random(4);
    Eigen::VectorXd places(300);
    for (double& place : places)
        place = random.uniform();
    const Eigen::MatrixXd distances = squaredDistancesOf(places);
    AffinityOptions options;
    options.damping = 0.5;
    const AffinityResult raised = affinityPropagation(distances, options);
    QCOMPARE(raised.stopped, Stopped::Converged);
    QVERIFY(raised.iterations > 150);
    options.damping = 0.9;
    const AffinityResult damped = affinityPropagation(distances, options);
    QCOMPARE(damped.stopped, Stopped::Converged);
    QVERIFY(std::abs(raised.netSimilarity / damped.netSimilarity - 1) < 0.05);
}

void TestAffinityPropagation::iterationsRunOut()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(40, 1, 0, 2));
    AffinityOptions options = plainly(-1e6);
    options.maxIterations = 1;
    const AffinityResult none = affinityPropagation(distances, options);
    QCOMPARE(none.stopped, Stopped::IterationLimit);
    QCOMPARE(none.iterations, 1);
    Index central = 0;
    distances.colwise().sum().minCoeff(&central);
    QCOMPARE(none.exemplars, Samples{central});

    options.preference = -3;
    options.maxIterations = 12;
    const AffinityResult some = affinityPropagation(distances, options);
    QCOMPARE(some.stopped, Stopped::IterationLimit);
    QVERIFY(!some.exemplars.empty());
    options.maxIterations = 1000;
    QCOMPARE(affinityPropagation(distances, options).stopped, Stopped::Converged);
}

void TestAffinityPropagation::constraintsAreKept()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(60, 4, 4, 11));
    const AffinityResult freely = affinityPropagation(distances);
    const Index wanted = freely.exemplars.front() == 0 ? 1 : 0;
    const ProbeConstraints constraints{{wanted}, freely.exemplars};
    const AffinityResult result = affinityPropagation(distances, {}, constraints);
    QCOMPARE(result.stopped, Stopped::Converged);
    QVERIFY(std::binary_search(result.exemplars.begin(), result.exemplars.end(), wanted));
    for (const Index exemplar : freely.exemplars)
        QVERIFY(!std::binary_search(result.exemplars.begin(), result.exemplars.end(), exemplar));
    QVERIFY(result.netSimilarity < freely.netSimilarity);
    const AffinityResult same = affinityPropagation(distances, {}, {freely.exemplars, {}});
    QCOMPARE(same.exemplars, freely.exemplars);
}

void TestAffinityPropagation::stopsWhenAsked()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(40, 4, 3, 2));
    for (const int answers : {0, 1, 20}) {
        RunControl control;
        int asked = 0;
        control.progress = [&](const Step& step) { return step.total == 1000 && asked++ < answers; };
        const AffinityResult result = affinityPropagation(distances, {}, {}, control);
        QCOMPARE(result.stopped, Stopped::Cancelled);
        QCOMPARE(asked, answers + 1);
        QCOMPARE(result.iterations, std::max(0, answers - 1));
        QVERIFY(!result.exemplars.empty());
        QCOMPARE(result.clusterOf.size(), std::size_t{40});
    }
}

struct Refusal
{
    AffinityOptions options;
    Eigen::MatrixXd distances = Eigen::MatrixXd::Zero(3, 3);
    ProbeConstraints constraints{};
};
Q_DECLARE_METATYPE(Refusal)

void TestAffinityPropagation::refusals_data()
{
    QTest::addColumn<Refusal>("refused");
    QTest::addColumn<QString>("says");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto row = [](const char* name, const char* says, const auto& change) {
        Refusal refused;
        change(refused);
        QTest::addRow("%s", name) << refused << says;
    };
    row("infinite preference", "preference must be finite", [](Refusal& r) { r.options.preference = -HUGE_VAL; });
    row("quantile", "between 0 and 1", [nan](Refusal& r) { r.options.preferenceQuantile = nan; });
    row("no damping", "at least 0.5", [](Refusal& r) { r.options.damping = 0.4; });
    row("all damping", "less than 1", [](Refusal& r) { r.options.damping = 1; });
    row("no iteration", "at least 1 iteration", [](Refusal& r) { r.options.maxIterations = 0; });
    row("never stable", "at least 1 iteration", [](Refusal& r) { r.options.stableIterations = 0; });
    row("no sample", "there are none", [](Refusal& r) { r.distances.resize(0, 0); });
    row("not square", "square", [](Refusal& r) { r.distances = Eigen::MatrixXd::Zero(3, 2); });
    row("negative", "not negative", [](Refusal& r) { r.distances(1, 0) = -1; });
    row("missing", "finite", [nan](Refusal& r) { r.distances(1, 0) = nan; });
    row("all forbidden", "all 3 are excluded", [](Refusal& r) { r.constraints.forbidden = {0, 1, 2}; });
}

void TestAffinityPropagation::refusals()
{
    QFETCH(Refusal, refused);
    QFETCH(QString, says);
    try {
        affinityPropagation(refused.distances, refused.options, refused.constraints);
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString(error.what()).contains(says), error.what());
    }
}

QTEST_APPLESS_MAIN(TestAffinityPropagation)
#include "tst_affinity_propagation.moc"
