// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/neighbourhood_start.h"

#include "core/methods/sffd/pair_repair.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

class TestNeighbourhoodStart : public QObject
{
    Q_OBJECT

private slots:
    void componentsBelongToThemselves();
    void largestThenFarAndLarge();
    void farthestSamplesFillUp();
    void wideAsNarrow();
    void manyNeighbourhoods_data();
    void manyNeighbourhoods();
    void violated();
    void repair_data();
    void repair();
};

/// Samples on a line.
static Problem line(const std::vector<double>& places)
{
    const Eigen::MatrixXd values = Eigen::Map<const Eigen::VectorXd>(places.data(), Index(places.size()));
    return problemOf(values, std::vector<int>(places.size(), -1));
}

/// The only cluster of each sample; -1 if there are several.
static std::vector<int> aloneIn(const Eigen::MatrixXd& memberships)
{
    std::vector<int> clusters;
    for (Index i = 0; i < memberships.rows(); ++i) {
        Index place = 0;
        clusters.push_back(memberships.row(i).maxCoeff(&place) == 1.0 ? int(place) : -1);
    }
    return clusters;
}

static Eigen::MatrixXd start(const std::vector<double>& places, const PairSet& pairs, int clusters)
{
    const Problem problem = line(places);
    return neighbourhoodStart(MeanDistances(problem.data, 1), inOrder(pairs, Index(places.size())), clusters);
}

void TestNeighbourhoodStart::componentsBelongToThemselves()
{
    const Eigen::MatrixXd u = start({0, 1, 10, 12, 5}, {{{0, 1}, {2, 3}}, {}}, 2);
    QCOMPARE(aloneIn(u), std::vector<int>({0, 0, 1, 1, -1}));
    // Means 0.5 and 11: sample 4 is at 4.5 and 6, memberships as 1 / 4.5^2 to 1 / 6^2.
    const double near = 1 / 20.25, far = 1 / 36.0;
    QVERIFY(std::abs(u(4, 0) - near / (near + far)) < tolerance::exactFormula);
}

/// Components at 0 (2 samples), 10 (3), 11 (2), 40 (2): the largest first, then size x distance^2.
void TestNeighbourhoodStart::largestThenFarAndLarge()
{
    const std::vector<double> places{0, 0, 10, 10, 10, 11, 11, 40, 40};
    const PairSet pairs{{{0, 1}, {2, 3}, {3, 4}, {5, 6}, {7, 8}}, {}};
    const std::vector<int> two = aloneIn(start(places, pairs, 2));
    QCOMPARE(two[2], 0);
    QCOMPARE(two[7], 1);
    const std::vector<int> three = aloneIn(start(places, pairs, 3));
    QCOMPARE(three[0], 2);
}

void TestNeighbourhoodStart::farthestSamplesFillUp()
{
    // From the component at 0: sample 20, then 9, which is farthest from both.
    const Eigen::MatrixXd u = start({0, 0, 9, 20, 1}, {{{0, 1}}, {}}, 3);
    QCOMPARE(aloneIn(u), std::vector<int>({0, 0, 2, 1, -1}));
    // Without pairs the first is farthest from the mean of all.
    QCOMPARE(aloneIn(start({0, 1, 2, 30}, {}, 2)), std::vector<int>({1, -1, -1, 0}));
}

/// Means as weights of inner products where features outnumber samples.
void TestNeighbourhoodStart::wideAsNarrow()
{
    RandomProblem wanted;
    wanted.features = 20;
    const Problem narrow = randomProblem(wanted);
    Eigen::MatrixXd padded = Eigen::MatrixXd::Zero(30, 50);
    padded.leftCols(20) = narrow.data->values().map();
    const Problem wide = problemOf(padded, narrow.target.classOf);
    const PairSet pairs = somePairsOfClasses(narrow.target.classOf, 8, 4);
    for (const int clusters : {2, 3, 8}) {
        const Eigen::MatrixXd a = neighbourhoodStart(MeanDistances(narrow.data, 1), pairs, clusters);
        const Eigen::MatrixXd b = neighbourhoodStart(MeanDistances(wide.data, 1), pairs, clusters);
        QVERIFY((a - b).cwiseAbs().maxCoeff() < tolerance::naive);
    }
}

void TestNeighbourhoodStart::manyNeighbourhoods_data()
{
    QTest::addColumn<int>("features");
    QTest::addRow("more samples than features") << 5;
    QTest::addRow("more features than samples") << 500;
}

/// 150 pairs of 300 samples: those chosen are those of a loop over all means. Their distances once took memory
/// with the square of their number.
void TestNeighbourhoodStart::manyNeighbourhoods()
{
    QFETCH(int, features);
    constexpr int samples = 300, clusters = 7;
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    const Problem problem = randomProblem(wanted);
    const auto x = problem.data->values().map();
    PairSet pairs;
    Eigen::MatrixXd means(samples / 2, features);
    for (int j = 0; j < samples / 2; ++j) {
        pairs.must.push_back({2 * j, 2 * j + 1});
        means.row(j) = (x.row(2 * j) + x.row(2 * j + 1)) / 2;
    }
    std::vector<int> expected(samples, -1);
    Eigen::VectorXd nearest = Eigen::VectorXd::Constant(samples / 2, std::numeric_limits<double>::infinity());
    Index next = 0;
    for (int chosen = 0; chosen < clusters; ++chosen) {
        expected[std::size_t(2 * next)] = expected[std::size_t(2 * next + 1)] = chosen;
        nearest = nearest.cwiseMin((means.rowwise() - means.row(next)).rowwise().squaredNorm());
        nearest.maxCoeff(&next);
    }
    QCOMPARE(aloneIn(neighbourhoodStart(MeanDistances(problem.data, 1), pairs, clusters)), expected);
}

void TestNeighbourhoodStart::violated()
{
    const PairSet pairs{{{0, 1}, {1, 2}}, {{0, 3}, {2, 3}}};
    QCOMPARE(violatedPairs(pairs, {0, 0, 1, 1}), (PairSet{{{1, 2}}, {{2, 3}}}));
    QVERIFY(violatedPairs(pairs, {0, 0, 0, 1}).empty());
}

void TestNeighbourhoodStart::repair_data()
{
    QTest::addColumn<QList<double>>("first");  // membership of the first of two clusters
    QTest::addColumn<PairSet>("pairs");
    QTest::addColumn<std::vector<int>>("expected");
    QTest::addRow("nothing to mend") << QList<double>{.9, .2} << PairSet{} << std::vector<int>{0, 1};
    QTest::addRow("a component goes together")
        << QList<double>{.9, .4} << PairSet{{{0, 1}}, {}} << std::vector<int>{0, 0};
    QTest::addRow("the clearer one stays")
        << QList<double>{.6, .9} << PairSet{{}, {{0, 1}}} << std::vector<int>{1, 0};
    QTest::addRow("a large component outweighs")
        << QList<double>{.7, .7, .9} << PairSet{{{0, 1}}, {{1, 2}}} << std::vector<int>{1, 1, 0};
    // Three that are to be apart, two clusters: the last one breaks one pair wherever it is.
    QTest::addRow("fewest broken") << QList<double>{.9, .8, .7} << PairSet{{}, {{0, 1}, {0, 2}, {1, 2}}}
                                   << std::vector<int>{0, 1, 0};
    QTest::addRow("contradiction") << QList<double>{.9, .8} << PairSet{{{0, 1}}, {{0, 1}}}
                                   << std::vector<int>{0, 0};
}

void TestNeighbourhoodStart::repair()
{
    QFETCH(QList<double>, first);
    QFETCH(PairSet, pairs);
    QFETCH(std::vector<int>, expected);
    Eigen::MatrixXd u(first.size(), 2);
    u.col(0) = Eigen::Map<const Eigen::VectorXd>(first.data(), first.size());
    u.col(1) = 1 - u.col(0).array();
    QCOMPARE(repairedAssignment(u, pairs), expected);
}

QTEST_APPLESS_MAIN(TestNeighbourhoodStart)
#include "tst_neighbourhood_start.moc"
