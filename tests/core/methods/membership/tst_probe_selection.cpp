// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/probe_selection.h"

#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::test;

using Samples = std::vector<Index>;

class TestProbeSelection : public QObject
{
    Q_OBJECT

private slots:
    void drawnAtRandom();
    void drawnEquallyOften();
    void sampledWithConstraints();
    void seedsDrawTheSame();
    void medoidsByHand();
    void medoidsOfSeparateGroups();
    void medoidsAreNearestToMeans();
    void roundsNeverCost();
    void medoidsWithConstraints();
    void duplicatesAreNotRepeated();
    void medoidsStopWhenAsked();
    void exemplarsWithConstraints();
    void refusals_data();
    void refusals();
};

static bool areDifferentAndSorted(const Samples& probes)
{
    return std::adjacent_find(probes.begin(), probes.end(), std::greater_equal<>()) == probes.end();
}

static bool contains(const Samples& probes, Index sample)
{
    return std::find(probes.begin(), probes.end(), sample) != probes.end();
}

/// Sum of the squared distances from the nearest probe.
static double cost(const Eigen::MatrixXd& distances, const Samples& probes)
{
    double sum = 0;
    for (Index i = 0; i < distances.rows(); ++i) {
        double least = distances(i, probes[0]);
        for (const Index probe : probes)
            least = std::min(least, distances(i, probe));
        sum += least;
    }
    return sum;
}

void TestProbeSelection::drawnAtRandom()
{
    for (Index count = 1; count <= 20; ++count)
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Samples probes = randomProbes(20, count, {}, seed);
            QCOMPARE(static_cast<Index>(probes.size()), count);
            QVERIFY(areDifferentAndSorted(probes));
            QVERIFY(probes.front() >= 0 && probes.back() < 20);
        }
}

/// Each of the six pairs of four samples 1000 times in 6000, give or take five standard deviations.
void TestProbeSelection::drawnEquallyOften()
{
    std::map<Samples, int> drawn;
    for (std::uint64_t seed = 1; seed <= 6000; ++seed)
        ++drawn[randomProbes(4, 2, {}, seed)];
    QCOMPARE(drawn.size(), std::size_t{6});
    const double deviation = std::sqrt(6000 * (1.0 / 6) * (5.0 / 6));
    for (const auto& [probes, times] : drawn)
        QVERIFY(std::abs(times - 1000) < 5 * deviation);
}

void TestProbeSelection::sampledWithConstraints()
{
    const ProbeConstraints constraints{{7, 2, 7}, {0, 9}};
    std::set<Index> seen;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Samples probes = randomProbes(10, 4, constraints, seed);
        QCOMPARE(probes.size(), std::size_t{4});
        QVERIFY(areDifferentAndSorted(probes));
        QVERIFY(contains(probes, 2) && contains(probes, 7));
        QVERIFY(!contains(probes, 0) && !contains(probes, 9));
        seen.insert(probes.begin(), probes.end());
    }
    QCOMPARE(seen.size(), std::size_t{8});
    QCOMPARE(randomProbes(10, 2, constraints, 1), (Samples{2, 7}));
    QCOMPARE(randomProbes(10, 1, constraints, 1), (Samples{2, 7}));  // pinned in any case
    QCOMPARE(randomProbes(10, 8, constraints, 1), (Samples{1, 2, 3, 4, 5, 6, 7, 8}));
}

void TestProbeSelection::seedsDrawTheSame()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(50, 5, 2, 1));
    QCOMPARE(randomProbes(38, 4, {}, 1), (Samples{0, 3, 6, 31}));
    QCOMPARE(medoidProbes(distances, 5, 5, {}, 1), (Samples{0, 13, 24, 42, 49}));
    std::set<Samples> medoids;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        medoids.insert(medoidProbes(distances, 10, 3, {}, seed));
    QVERIFY(medoids.size() > 1);
}

/// From any start the means settle at 3 and 103, nearest to which are 2 and 102.
void TestProbeSelection::medoidsByHand()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(onLine({0, 1, 2, 9, 100, 101, 102, 109}));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        QCOMPARE(medoidProbes(distances, 2, 5, {}, seed), (Samples{2, 6}));
        QCOMPARE(medoidProbes(distances, 2, 5, {{}, {2}}, seed), (Samples{1, 6}));
        QCOMPARE(medoidProbes(distances, 2, 5, {{7}, {}}, seed), (Samples{2, 7}));
        QCOMPARE(medoidProbes(distances, 8, 5, {}, seed), (Samples{0, 1, 2, 3, 4, 5, 6, 7}));
    }
    QCOMPARE(medoidProbes(distances, 1, 1, {}, 1), (Samples{3}));  // the mean of all is 53
}

void TestProbeSelection::medoidsOfSeparateGroups()
{
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Samples probes = medoidProbes(squaredDistancesOf(groupedPoints(60, 6, 1000, seed)), 6, 4, {}, seed);
        std::set<Index> groups;
        for (const Index probe : probes)
            groups.insert(probe % 6);
        QCOMPARE(groups.size(), std::size_t{6});
    }
}

/// At rest, with the means taken in the space of the points.
void TestProbeSelection::medoidsAreNearestToMeans()
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Eigen::MatrixXd points = groupedPoints(80, 4, 3, seed);
        const Eigen::MatrixXd distances = squaredDistancesOf(points);
        const Samples probes = medoidProbes(distances, 7, 1000, {}, seed);
        std::vector<Samples> members(probes.size());
        for (Index i = 0; i < 80; ++i) {
            std::size_t nearest = 0;
            for (std::size_t j = 1; j < probes.size(); ++j)
                if (distances(i, probes[j]) < distances(i, probes[nearest]))
                    nearest = j;
            members[nearest].push_back(i);
        }
        for (std::size_t j = 0; j < probes.size(); ++j) {
            const Eigen::RowVectorXd mean = points(members[j], Eigen::all).colwise().mean();
            const double least =
                (points(members[j], Eigen::all).rowwise() - mean).rowwise().squaredNorm().minCoeff();
            QVERIFY((points.row(probes[j]) - mean).squaredNorm() <= least + tolerance::exactFormula);
        }
    }
}

void TestProbeSelection::roundsNeverCost()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(70, 4, 2, seed));
        double before = std::numeric_limits<double>::infinity();
        for (int rounds = 0; rounds <= 6; ++rounds) {
            const double now = cost(distances, medoidProbes(distances, 8, rounds, {}, seed));
            QVERIFY(now <= before);
            before = now;
        }
    }
}

void TestProbeSelection::medoidsWithConstraints()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(60, 4, 3, 3));
    const ProbeConstraints constraints{{11, 30}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Samples probes = medoidProbes(distances, 6, 5, constraints, seed);
        QCOMPARE(probes.size(), std::size_t{6});
        QVERIFY(areDifferentAndSorted(probes));
        QVERIFY(contains(probes, 11) && contains(probes, 30));
        for (const Index forbidden : constraints.forbidden)
            QVERIFY(!contains(probes, forbidden));
        QCOMPARE(medoidProbes(distances, 1, 5, constraints, seed), (Samples{11, 30}));
    }
}

void TestProbeSelection::duplicatesAreNotRepeated()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(onLine({5, 5, 1, 5, 1, 5, 5, 8, 5, 1}));
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        QCOMPARE(medoidProbes(distances, 3, 5, {}, seed), (Samples{0, 2, 7}));
        QCOMPARE(medoidProbes(distances, 6, 5, {}, seed), (Samples{0, 2, 7}));
        QCOMPARE(medoidProbes(distances, 6, 5, {{3, 8}, {2, 7}}, seed), (Samples{3, 4, 8}));
        QCOMPARE(medoidProbes(Eigen::MatrixXd::Zero(4, 4), 3, 5, {}, seed).size(), std::size_t{1});
    }
    QCOMPARE(medoidProbes(Eigen::MatrixXd::Zero(1, 1), 1, 5, {}, 1), (Samples{0}));
}

void TestProbeSelection::medoidsStopWhenAsked()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(60, 4, 3, 3));
    for (const int answers : {0, 3, 8}) {
        int asked = 0;
        const Samples probes =
            medoidProbes(distances, 6, 1000, {{4, 9}, {0}}, 1, [&](const Step&) { return asked++ < answers; });
        QCOMPARE(asked, answers + 1);
        QVERIFY(contains(probes, 4) && contains(probes, 9) && !contains(probes, 0));
        QVERIFY(areDifferentAndSorted(probes));
    }
}

void TestProbeSelection::exemplarsWithConstraints()
{
    const Eigen::MatrixXd distances = squaredDistancesOf(groupedPoints(60, 4, 3, 3));
    const ProbeConstraints constraints{{11, 30}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
    const Samples probes = affinityProbes(distances, {}, constraints);
    QVERIFY(probes.size() > 2);
    QVERIFY(areDifferentAndSorted(probes));
    QVERIFY(contains(probes, 11) && contains(probes, 30));
    for (const Index forbidden : constraints.forbidden)
        QVERIFY(!contains(probes, forbidden));
}

void TestProbeSelection::refusals_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<Samples>("pinned");
    QTest::addColumn<Samples>("forbidden");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, int count, const Samples& pinned, const Samples& forbidden,
                        const char* says) { QTest::addRow("%s", name) << count << pinned << forbidden << says; };
    row("none", 0, {}, {}, "at least one probe must be chosen, not 0");
    row("more than samples", 6, {}, {}, "6 probes were requested, but only 5 samples are allowed");
    row("more than allowed", 4, {2}, {0, 1}, "4 probes were requested, but only 3 samples are allowed");
    row("one left", 2, {}, {0, 1, 2, 3}, "2 probes were requested, but only 1 sample is allowed");
    row("pinned outside", 2, {5}, {}, "pinned probes must be between 0 and 4, not 5");
    row("forbidden outside", 2, {}, {-1}, "excluded probes must be between 0 and 4, not -1");
    row("both", 2, {3}, {3}, "sample 3 cannot be both a pinned and an excluded probe");
    row("all forbidden", 2, {}, {0, 1, 2, 3, 4}, "at least one sample must be allowed as a probe");
}

void TestProbeSelection::refusals()
{
    QFETCH(int, count);
    QFETCH(Samples, pinned);
    QFETCH(Samples, forbidden);
    QFETCH(QString, says);
    const ProbeConstraints constraints{pinned, forbidden};
    const auto refusal = [](const auto& choose) -> QString {
        try {
            choose();
        } catch (const std::invalid_argument& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    };
    const QString random = refusal([&] { randomProbes(5, count, constraints, 1); });
    QVERIFY2(random.contains(says), qPrintable(random));
    QCOMPARE(refusal([&] { medoidProbes(Eigen::MatrixXd::Zero(5, 5), count, 3, constraints, 1); }), random);
    QVERIFY(refusal([&] { medoidProbes(Eigen::MatrixXd::Zero(5, 5), 2, -1, {}, 1); }).contains("0 or more"));
    QVERIFY(refusal([&] { medoidProbes(Eigen::MatrixXd::Zero(5, 4), 2, 1, {}, 1); }).contains("square"));
}

QTEST_APPLESS_MAIN(TestProbeSelection)
#include "tst_probe_selection.moc"
