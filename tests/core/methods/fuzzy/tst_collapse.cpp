// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/fcm.h"
#include "core/numeric/random.h"
#include "tests/core/methods/membership/leukaemia_set.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Eigenvalues>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// METHODS 3.6.
class TestCollapse : public QObject
{
    Q_OBJECT

private slots:
    void onALine();
    void simplex();
    void agreesWithTheDefinition_data();
    void agreesWithTheDefinition();
    void farFromTheOrigin();
    void pointsAtTheMeanCountForNothing();
    void boundSeparatesFits();
    void separations();
    void leukaemiaCollapses();
    void fitOfOneClusterSaysNothing();
};

static Eigen::MatrixXd normalPoints(Index n, Index d, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd points(n, d);
    for (double& value : points.reshaped())
        value = random.normal();
    return points;
}

static double lambdaByDefinition(const Eigen::MatrixXd& points)
{
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(points.cols(), points.cols());
    const Eigen::RowVectorXd mean = points.colwise().mean();
    for (Index i = 0; i < points.rows(); ++i) {
        const Eigen::RowVectorXd y = points.row(i) - mean;
        if (y.squaredNorm() > 0)
            sum += y.transpose() * y / y.squaredNorm();
    }
    sum /= static_cast<double>(points.rows());
    return Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(sum).eigenvalues().maxCoeff();
}

static Eigen::MatrixXd productsOf(const Eigen::MatrixXd& points)
{
    const Eigen::MatrixXd centred = points.rowwise() - points.colwise().mean();
    return centred * centred.transpose();
}

void TestCollapse::onALine()
{
    Eigen::MatrixXd points(4, 3);
    points << 1, 2, 3, 2, 4, 6, 5, 10, 15, 8, 16, 24;
    QVERIFY(std::abs(largestDirectionEigenvalueOfPoints(points) - 1) < tolerance::exactFormula);
    QVERIFY(!std::isfinite(collapseTest(1.0, 1.0, points).fuzzifierBound));
}

/// Corners of a regular simplex: all directions equal, 1 / (n - 1).
void TestCollapse::simplex()
{
    const Eigen::MatrixXd points = Eigen::MatrixXd::Identity(6, 6);
    QVERIFY(std::abs(largestDirectionEigenvalueOfPoints(points) - 0.2) < tolerance::exactFormula);
    const CollapseTest test = collapseTest(0.2, 1.0, points);
    QVERIFY(std::abs(test.fuzzifierBound - 1 / 0.6) < tolerance::exactFormula);
}

void TestCollapse::agreesWithTheDefinition_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("dimensions");
    QTest::addRow("few dimensions") << 60 << 7;
    QTest::addRow("few points") << 9 << 300;
    QTest::addRow("many of both, by Lanczos") << 180 << 150;
    QTest::addRow("several blocks") << 60'000 << 7;
    QTest::addRow("not copied, by Lanczos") << 2000 << 150;
}

void TestCollapse::agreesWithTheDefinition()
{
    QFETCH(int, points);
    QFETCH(int, dimensions);
    Eigen::MatrixXd x = normalPoints(points, dimensions, 5);
    x.col(0) *= 3;
    const double expected = lambdaByDefinition(x);
    QVERIFY(std::abs(largestDirectionEigenvalueOfPoints(x) - expected) < tolerance::naive);
    if (points <= 2000)
        QVERIFY(std::abs(largestDirectionEigenvalue(productsOf(x)) - expected) < tolerance::naive);
}

/// The mean is taken off the products, not off the points.
void TestCollapse::farFromTheOrigin()
{
    Eigen::MatrixXd x = normalPoints(2000, 150, 5);
    x.col(0) *= 3;
    const double expected = largestDirectionEigenvalueOfPoints(x);
    constexpr double offset = 1e6;
    x.array() += offset;
    QVERIFY(std::abs(largestDirectionEigenvalueOfPoints(x) - expected) < tolerance::naive);
}

void TestCollapse::pointsAtTheMeanCountForNothing()
{
    Eigen::MatrixXd points(3, 2);
    points << -1, 0, 0, 0, 1, 0;
    QVERIFY(std::abs(largestDirectionEigenvalueOfPoints(points) - 2.0 / 3) < tolerance::exactFormula);
    QCOMPARE(largestDirectionEigenvalueOfPoints(Eigen::MatrixXd::Ones(4, 2)), 0.0);
}

/// Below the bound the clusters stay apart, above it they meet (METHODS 3.6: 38 x 2000, bound 1.096).
void TestCollapse::boundSeparatesFits()
{
    const Problem problem = problemOf(normalPoints(38, 2000, 1), std::vector<int>(38, -1));
    ClusteringOptions options;
    options.clusters = 3;
    options.maxIterations = 5000;
    options.tolerance = 1e-9;
    const auto figure = [](const Outcome& outcome, const char* name) {
        for (const NamedFigure& one : outcome.figures)
            if (one.name == name)
                return one.value;
        return std::nan("");
    };
    options.fuzzifier = 1.05;
    const Outcome apart = fcm(problem, options);
    const double bound = figure(apart, "fuzzifier_bound");
    QVERIFY(bound > 1.05 && bound < 1.15);
    QVERIFY(figure(apart, "center_separation") > 1e-3);
    QVERIFY(apart.warnings.empty());
    options.fuzzifier = bound + 0.05;
    const Outcome collapsed = fcm(problem, options);
    QVERIFY(figure(collapsed, "center_separation") < 1e-8);
    QCOMPARE(collapsed.warnings.size(), std::size_t(1));
    QCOMPARE(collapsed.warnings[0].id, std::string("partition-collapsed"));
    QVERIFY(QByteArray(collapsed.warnings[0].text.text().c_str()).contains("Choose a smaller one"));
}

void TestCollapse::separations()
{
    Eigen::MatrixXd centers(3, 1);
    centers << 0, 0, 2;
    const CollapseTest two = collapseTest(0.1, 4.0, centers);
    QCOMPARE(two.leastSeparation, 0.0);
    QCOMPARE(two.greatestSeparation, 1.0);
    QVERIFY(!two.hasCollapsed);
    QVERIFY(two.clustersCoincide);
    centers << 0, 1e-5, 2e-5;
    QVERIFY(collapseTest(0.1, 4.0, centers).hasCollapsed);
    centers << 0, 1, 2;
    const CollapseTest apart = collapseTest(0.1, 4.0, centers);
    QVERIFY(!apart.hasCollapsed && !apart.clustersCoincide);
    QVERIFY(collapseTest(0.1, 0.0, centers).hasCollapsed);  // all points equal
}

/// The raw values of the paper: lambda .134, bound 1.37; at m = 2 the partition is rounding.
void TestCollapse::leukaemiaCollapses()
{
    const auto problem = leukaemiaProblem();
    if (!problem)
        QSKIP(missingDataMessage);
    ClusteringOptions options;
    options.tolerance = 1e-9;
    options.maxIterations = 1000;
    const Outcome outcome = fcm(*problem, options);
    QCOMPARE(outcome.figures[0].name, std::string("largest_eigenvalue"));
    QVERIFY(std::abs(outcome.figures[0].value - 0.134) < 5e-4);
    QVERIFY(std::abs(outcome.figures[1].value - 1.37) < 5e-3);
    QCOMPARE(outcome.warnings.size(), std::size_t(1));
    QCOMPARE(outcome.warnings[0].id, std::string("partition-collapsed"));
}

void TestCollapse::fitOfOneClusterSaysNothing()
{
    ClusteringOptions options;
    options.clusters = 1;
    const Outcome outcome = fcm(randomProblem({}), options);
    QVERIFY(outcome.figures.empty());
    QVERIFY(outcome.warnings.empty());
}

QTEST_GUILESS_MAIN(TestCollapse)
#include "tst_collapse.moc"
