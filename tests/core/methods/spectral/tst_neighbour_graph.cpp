// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/laplacian_vectors.h"
#include "core/methods/spectral/neighbour_graph.h"
#include "tests/core/methods/fuzzy/fisher_iris.h"
#include "tests/core/methods/membership/test_points.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Eigenvalues>
#include <QtTest>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Graphs of near samples, and the vectors of their Laplacians.
class TestNeighbourGraph : public QObject
{
    Q_OBJECT

private slots:
    void nearestAreTheDefinition_data();
    void nearestAreTheDefinition();
    void nearestOfEqualSamples();
    void nearestOfTightSamples_data();
    void nearestOfTightSamples();
    void nearestStops();
    void widths();
    void weightsByHand();
    void partsOfAGraph();
    void similaritiesNextToNothing();
    void refusals();
    void vectorsSolveTheProblem_data();
    void vectorsSolveTheProblem();
    void vectorsAreThoseOfScikitLearn();
    void vectorsTellPartsApart();
    void samplesWithoutAny();
    void curveOfManySamples();
    void severalOfOneValue();
    void manyParts();
    void valuesAreNotBelowZero();
    void vectorsStop();
};

static Eigen::MatrixXd randomPoints(Index samples, Index features, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd points(samples, features);
    for (double& value : points.reshaped())
        value = random.normal();
    return points;
}

static NearestSamples nearestOf(const Eigen::MatrixXd& points, Index count, const Eigen::VectorXd& factors = {})
{
    return *nearestSamples(AlignedMatrix::copyOf(points), factors, count, 2);
}

void TestNeighbourGraph::nearestAreTheDefinition_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<QString>("factors");
    for (const char* factors : {"none", "positive", "sparse", "signed"}) {
        QTest::addRow("few, %s", factors) << 9 << 40 << factors;
        QTest::addRow("many, %s", factors) << 300 << 7 << factors;
        QTest::addRow("several tiles, %s", factors) << 1300 << 4 << factors;
    }
}

void TestNeighbourGraph::nearestAreTheDefinition()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(QString, factors);
    Eigen::MatrixXd points = randomPoints(samples, features, 1);
    points.col(1).array() += 1e4;  // far from 0: differences alone count
    Eigen::VectorXd s = Eigen::VectorXd::LinSpaced(features, 0.1, 2.0);
    if (factors == "sparse")
        for (Index k = 0; k < features; k += 2)
            s[k] = 0;
    if (factors == "signed")
        s[features - 1] = -0.5;
    const NearestSamples nearest = nearestOf(points, 5, factors == "none" ? Eigen::VectorXd() : s);
    if (factors == "none")
        s.setOnes();
    for (Index i = 0; i < samples; ++i) {
        std::vector<std::pair<double, Index>> all;
        for (Index j = 0; j < samples; ++j)
            if (j != i)
                all.emplace_back(s.dot((points.row(i) - points.row(j)).cwiseAbs2().transpose()), j);
        std::sort(all.begin(), all.end());
        for (Index at = 0; at < 5; ++at) {
            QCOMPARE(Index(nearest.sample(at, i)), all[std::size_t(at)].second);
            QVERIFY(std::abs(nearest.distance(at, i) - all[std::size_t(at)].first) < tolerance::naive * 10);
        }
    }
    const NearestSamples four =
        *nearestSamples(AlignedMatrix::copyOf(points), factors == "none" ? Eigen::VectorXd() : s, 5, 4);
    QCOMPARE(four.sample, nearest.sample);
    QCOMPARE(four.distance, nearest.distance);
}

/// Duplicates have distance 0 exactly, at any position, and keep their order.
void TestNeighbourGraph::nearestOfEqualSamples()
{
    Eigen::MatrixXd points = randomPoints(12, 30, 2).array() + 1e6;
    points.row(7) = points.row(3);
    points.row(9) = points.row(3);
    const NearestSamples nearest = nearestOf(points, 20);  // as many as there are
    QCOMPARE(nearest.sample.rows(), Index(11));
    QCOMPARE(nearest.sample(0, 3), 7);
    QCOMPARE(nearest.sample(1, 3), 9);
    QCOMPARE(nearest.distance(0, 3), 0.0);
    QCOMPARE(nearest.distance(1, 9), 0.0);
    QCOMPARE(nearestOf(randomPoints(1, 4, 1), 3).sample.rows(), Index(0));
}

void TestNeighbourGraph::nearestOfTightSamples_data()
{
    QTest::addColumn<int>("features");
    QTest::addRow("few features") << 3;
    QTest::addRow("many features") << 400;
}

/// Samples that lie close together and far from the rest, so that their squared lengths have no digit of their
/// distances: the nearest are the nearest all the same.
void TestNeighbourGraph::nearestOfTightSamples()
{
    QFETCH(int, features);
    constexpr Index samples = 120, tight = 60;
    Eigen::MatrixXd points = randomPoints(samples, features, 4);
    points.topRows(tight) *= 1e-7;
    points.topRows(tight).array() += 100 / std::sqrt(features);
    const NearestSamples nearest = nearestOf(points, 5);
    for (Index i = 0; i < tight; ++i) {
        std::vector<std::pair<double, int>> all;
        for (Index j = 0; j < samples; ++j)
            if (j != i)
                all.emplace_back((points.row(i) - points.row(j)).squaredNorm(), int(j));
        std::sort(all.begin(), all.end());
        for (Index at = 0; at < 5; ++at)
            QCOMPARE(nearest.sample(at, i), all[std::size_t(at)].second);
    }
}

void TestNeighbourGraph::nearestStops()
{
    const AlignedMatrix points = AlignedMatrix::copyOf(randomPoints(400, 3, 1));
    int asked = 0;
    QVERIFY(!nearestSamples(points, {}, 5, 1, [&] { return ++asked < 2; }));
}

void TestNeighbourGraph::widths()
{
    const NearestSamples line = nearestOf(onLine({0, 1, 2, 3}), 3);
    QCOMPARE(neighbourWidth(line), (9.0 + 4 + 4 + 9) / 4);  // the last of fewer than seven
    const NearestSamples nine = nearestOf(onLine({0, 1, 2, 3, 4, 5, 6, 7, 8}), 8);
    QCOMPARE(neighbourWidth(nine), (49.0 + 36 + 25 + 16 + 16 + 16 + 25 + 36 + 49) / 9);
    QCOMPARE(neighbourWidth(nearestOf(onLine({4, 4, 4}), 2)), 1.0);
}

/// Three samples on a line, one neighbour each: the middle one is nearest to both.
void TestNeighbourGraph::weightsByHand()
{
    const NearestSamples nearest = nearestOf(onLine({0, 1, 3}), 2);
    const NeighbourGraph graph = neighbourGraph(nearest, 1, 2.0, 0.0);
    const Eigen::MatrixXd w = graph.weights;
    QVERIFY(std::abs(w(0, 1) - std::exp(-0.25)) < tolerance::exactFormula);       // both ways
    QVERIFY(std::abs(w(1, 2) - 0.5 * std::exp(-1.0)) < tolerance::exactFormula);  // one way
    QCOMPARE(w(0, 2), 0.0);
    QCOMPARE(w, Eigen::MatrixXd(w.transpose()));
    QCOMPARE(w.diagonal().sum(), 0.0);
    QCOMPARE(graph.components, 1);
    QCOMPARE(graph.alone, 0);
    QCOMPARE(Eigen::MatrixXd(neighbourGraph(nearest, 1, 2.0, 1.0).weights).diagonal().sum(), 3.0);
}

void TestNeighbourGraph::partsOfAGraph()
{
    const NearestSamples nearest = nearestOf(onLine({0, 1, 100, 101, 102, 1e6}), 1);
    const NeighbourGraph graph = neighbourGraph(nearest, 1, 1.0, 0.0);
    QCOMPARE(graph.components, 3);
    QCOMPARE(graph.alone, 1);  // 1e6 has no edges: its similarities underflow to 0
    QCOMPARE(graph.componentOf, (std::vector<int>{1, 1, 0, 0, 0, 2}));  // the largest first
}

/// Degrees so small that vectors over their roots could not be squared: such samples are joined to none.
void TestNeighbourGraph::similaritiesNextToNothing()
{
    for (const double exponent : {600.0, 740.0}) {
        const NearestSamples nearest = nearestOf(onLine({0, 1, 2, 1e6, 1e6 + std::sqrt(2 * exponent)}), 2);
        const NeighbourGraph graph = neighbourGraph(nearest, 2, 1.0, 0.0);
        QCOMPARE(graph.alone, exponent < 700 ? 0 : 2);
        const Eigen::MatrixXd vectors = laplacianVectors(graph, 3)->vectors;
        QVERIFY(vectors.cwiseAbs2().allFinite());
    }
}

void TestNeighbourGraph::refusals()
{
    const NearestSamples nearest = nearestOf(onLine({0, 1, 3}), 2);
    for (const double width : {0.0, -1.0, std::nan(""), double(INFINITY)})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, neighbourGraph(nearest, 1, width, 0));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, neighbourGraph(nearest, 0, 1, 0));
    for (const Index features : {3, 40})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nearestOf(1e160 * randomPoints(20, features, 1), 5));
    // Their squared lengths are numbers, but not their products and sums.
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, nearestOf(onLine({-1.2e154, 0, 1.2e154}), 1));
}

void TestNeighbourGraph::vectorsSolveTheProblem_data()
{
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<double>("diagonal");
    QTest::addRow("decomposed") << 60 << 5 << 0.0;
    QTest::addRow("decomposed, joined to themselves") << 60 << 5 << 1.0;
    QTest::addRow("Lanczos") << 420 << 9 << 0.0;
    QTest::addRow("Lanczos, joined to themselves") << 420 << 9 << 1.0;
}

/// L u = lambda D u, orthogonal by the degrees, of length 1 by them, against the whole decomposition.
void TestNeighbourGraph::vectorsSolveTheProblem()
{
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(double, diagonal);
    const NearestSamples nearest = nearestOf(randomPoints(samples, features, 3), 12);
    const NeighbourGraph graph = neighbourGraph(nearest, 12, neighbourWidth(nearest), diagonal);
    QCOMPARE(graph.components, 1);
    const LaplacianVectors found = *laplacianVectors(graph, 6);
    const Eigen::MatrixXd w = graph.weights;
    const Eigen::VectorXd d = w.rowwise().sum();
    const Eigen::MatrixXd l = Eigen::MatrixXd(d.asDiagonal()) - w;
    QVERIFY((l * found.vectors - d.asDiagonal() * found.vectors * found.values.asDiagonal()).norm() <
            1e-7 * w.norm());
    QVERIFY((found.vectors.transpose() * d.asDiagonal() * found.vectors - Eigen::MatrixXd::Identity(6, 6)).norm() <
            1e-7);
    QVERIFY((d.transpose() * found.vectors).norm() < 1e-7 * d.norm());
    const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> whole(l, d.asDiagonal().toDenseMatrix());
    QVERIFY((found.values - whole.eigenvalues().segment(1, 6)).norm() < tolerance::naive);
    for (Index column = 0; column < 6; ++column)
        QCOMPARE(found.vectors.col(column).maxCoeff(), found.vectors.col(column).cwiseAbs().maxCoeff());
}

/// Values made by sklearn_embedding.py, in this folder.
void TestNeighbourGraph::vectorsAreThoseOfScikitLearn()
{
    const auto problem = iris(false);
    if (!problem)
        QSKIP(missingDataMessage);
    const NearestSamples nearest = nearestOf(problem->data->values().map().bottomRows(100), 10);
    QVERIFY(std::abs(neighbourWidth(nearest) - 0.332) < tolerance::exactFormula);
    const NeighbourGraph graph = neighbourGraph(nearest, 10, neighbourWidth(nearest), 0.0);
    const Eigen::MatrixXd found = laplacianVectors(graph, 3)->vectors;
    Eigen::MatrixXd expected(6, 3);
    expected << -0.0077303058595, -0.0499398272705, 0.0302569751691, -0.0454404216995, 0.037985410049,
        -0.00292874935451, -0.0461938534171, 0.0404456702196, -0.00421403601395, 0.0516871384048, 0.022550894882,
        -0.0432460540862, -0.00341836421101, -0.0489902224261, -0.00392590882841, -0.00372717854895,
        -0.0532273248065, -0.00652352189589;
    const std::vector<int> samples{0, 17, 42, 50, 77, 99};
    for (Index row = 0; row < 6; ++row)
        QVERIFY((found.row(samples[std::size_t(row)]) - expected.row(row)).norm() < tolerance::naive);
}

/// c parts have c - 1 vectors of value 0, constant on each part and at right angles to the constant.
void TestNeighbourGraph::vectorsTellPartsApart()
{
    Eigen::MatrixXd points = groupedPoints(40, 1, 0, 1);
    points.middleRows(20, 12).col(0).array() += 1e5;
    points.bottomRows(8).col(1).array() += 1e5;
    const NearestSamples nearest = nearestOf(points, 5);
    const NeighbourGraph graph = neighbourGraph(nearest, 5, 1.0, 0.0);
    QCOMPARE(graph.components, 3);
    const LaplacianVectors found = *laplacianVectors(graph, 4);
    QCOMPARE(found.values[0], 0.0);
    QCOMPARE(found.values[1], 0.0);
    QVERIFY(found.values[2] > 1e-6);
    const Eigen::VectorXd d = graph.weights * Eigen::VectorXd::Ones(40);
    const Eigen::MatrixXd u = found.vectors;
    QVERIFY((u.transpose() * d.asDiagonal() * u - Eigen::MatrixXd::Identity(4, 4)).norm() < tolerance::naive);
    QVERIFY((d.transpose() * u).norm() < tolerance::naive);
    for (Index column = 0; column < 2; ++column)
        for (const auto& [first, size] : {std::pair(0, 20), {20, 12}, {32, 8}})
            QVERIFY((u.col(column).segment(first, size).array() - u(first, column)).abs().maxCoeff() <
                    tolerance::exactFormula);
    QVERIFY((u.row(0) - u.row(20)).head(2).norm() > 1e-3 && (u.row(20) - u.row(32)).head(2).norm() > 1e-3);
    // Vectors of one part are 0 on the others.
    QVERIFY(u.col(2).head(20).isZero(0.0) || u.col(2).tail(8).isZero(0.0));
}

void TestNeighbourGraph::samplesWithoutAny()
{
    const NearestSamples nearest = nearestOf(onLine({0, 1, 3, 1e9}), 2);
    const LaplacianVectors found = *laplacianVectors(neighbourGraph(nearest, 2, 1.0, 0.0), 10);
    QCOMPARE(found.values.size(), Index(2));  // three samples are joined
    QVERIFY(found.vectors.row(3).isZero(0.0));
    QVERIFY(found.vectors.allFinite());
    const NearestSamples far = nearestOf(onLine({0, 1e9}), 1);
    QCOMPARE(laplacianVectors(neighbourGraph(far, 1, 1.0, 0.0), 3)->values.size(), Index(0));
}

/// A closed curve: eigenvalues hardly above 0, and in pairs, where Lanczos needs help.
void TestNeighbourGraph::curveOfManySamples()
{
    constexpr Index samples = 1500;
    Eigen::MatrixXd points(samples, 2);
    for (Index i = 0; i < samples; ++i)
        points.row(i) << std::cos(2 * M_PI * double(i) / samples), std::sin(2 * M_PI * double(i) / samples);
    const NearestSamples nearest = nearestOf(points, 2);
    const NeighbourGraph graph = neighbourGraph(nearest, 2, neighbourWidth(nearest), 0.0);
    const LaplacianVectors found = *laplacianVectors(graph, 4);
    for (Index k = 0; k < 4; ++k) {
        const double expected = 1 - std::cos(2 * M_PI * double(k / 2 + 1) / samples);
        QVERIFY2(std::abs(found.values[k] - expected) < 1e-9, qPrintable(QString::number(found.values[k])));
    }
}

/// The corners of a cube of ten dimensions, joined along its edges: 1 - cos belongs to ten vectors, and to 45 the
/// next; Lanczos from one start may see one of them.
void TestNeighbourGraph::severalOfOneValue()
{
    constexpr Index dimensions = 10, corners = Index(1) << dimensions, count = 12;
    Eigen::MatrixXd points(corners, dimensions);
    for (Index i = 0; i < corners; ++i)
        for (Index k = 0; k < dimensions; ++k)
            points(i, k) = double((i >> k) & 1);
    const NeighbourGraph graph = neighbourGraph(nearestOf(points, dimensions), dimensions, 1.0, 0.0);
    const LaplacianVectors found = *laplacianVectors(graph, count);
    for (Index k = 0; k < count; ++k)
        QVERIFY2(std::abs(found.values[k] - (k < dimensions ? 0.2 : 0.4)) < tolerance::naive,
                 qPrintable(QString::number(found.values[k])));
    const Eigen::MatrixXd gram = dimensions * std::exp(-0.5) * found.vectors.transpose() * found.vectors;
    QVERIFY((gram - Eigen::MatrixXd::Identity(count, count)).cwiseAbs().maxCoeff() < 1e-7);
}

/// So many that no table of all their vectors has room.
void TestNeighbourGraph::manyParts()
{
    constexpr Index samples = 200000;
    NearestSamples nearest{Eigen::MatrixXi(1, samples), Eigen::MatrixXd::Ones(1, samples)};
    for (Index i = 0; i < samples; ++i)
        nearest.sample(0, i) = int(i ^ 1);  // two and two
    const NeighbourGraph graph = neighbourGraph(nearest, 1, 1.0, 0.0);
    QCOMPARE(graph.components, int(samples / 2));
    const LaplacianVectors found = *laplacianVectors(graph, 3);
    QCOMPARE(found.values, Eigen::VectorXd(Eigen::Vector3d::Zero()));
    QVERIFY((std::exp(-0.5) * found.vectors.transpose() * found.vectors - Eigen::Matrix3d::Identity()).norm() <
            tolerance::naive);
}

/// Two groups that hardly anything joins: the least value is 0 up to rounding, and not below.
void TestNeighbourGraph::valuesAreNotBelowZero()
{
    for (const double apart : {5.0, 7.0, 8.0}) {
        Eigen::MatrixXd points = 0.3 * randomPoints(60, 2, 1);
        points.bottomRows(30).col(0).array() += apart;
        const NearestSamples nearest = nearestOf(points, 31);
        const NeighbourGraph graph = neighbourGraph(nearest, 31, neighbourWidth(nearest), 0.0);
        const LaplacianVectors found = *laplacianVectors(graph, 3);
        QVERIFY2(found.values.minCoeff() >= 0.0, qPrintable(QString::number(found.values.minCoeff())));
    }
}

void TestNeighbourGraph::vectorsStop()
{
    const NearestSamples nearest = nearestOf(randomPoints(420, 9, 3), 7);
    int asked = 0;
    QVERIFY(!laplacianVectors(neighbourGraph(nearest, 7, neighbourWidth(nearest), 0.0), 6,
                              [&] { return ++asked < 5; }));
    QCOMPARE(asked, 5);
}

QTEST_GUILESS_MAIN(TestNeighbourGraph)
#include "tst_neighbour_graph.moc"
