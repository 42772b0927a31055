// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/synthetic/synthetic.h"
#include "core/import/reader.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/gk.h"
#include "core/numeric/random.h"
#include "tests/core/methods/membership/leukaemia_set.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <Eigen/Eigenvalues>
#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// methods.md 3.6.
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
    void halfOfTheWayToTheBound();
    void chosenFuzzifierKeepsClustersApart();
    void fuzzifierThatIsSetIsHonoured();
    void twoInFewDimensions();
    void twoWhereNothingIsKnown();
    void boundOfBallsIsThatOfFcm();
    void boundOfShapesSeparatesFits();
    void boundOfShapesOfManySamples();
    void noCollapseByDefault_data();
    void noCollapseByDefault();
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

/// Below the bound the clusters stay apart, above it they meet (methods.md 3.6: 38 x 2000, bound 1.096).
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
    QVERIFY(QByteArray(collapsed.warnings[0].text.text().c_str()).contains("Choose a smaller value"));
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

static bool hasWarning(const Outcome& outcome, const char* id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [id](const Warning& warning) { return warning.id == id; });
}

static Outcome fitted(const MethodDescription& method, const Problem& problem,
                      const std::map<std::string, std::string>& chosen = {})
{
    return method.run(problem, resolveParameters(method, problem, chosen), {});
}

static double figure(const Outcome& outcome, const char* name)
{
    for (const NamedFigure& one : outcome.figures)
        if (one.name == name)
            return one.value;
    return std::nan("");
}

void TestCollapse::halfOfTheWayToTheBound()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    QVERIFY(std::abs(fuzzifierBelow(1.1) - 1.05) < tolerance::exactFormula);
    QVERIFY(std::abs(fuzzifierBelow(2.5) - 1.75) < tolerance::exactFormula);
    for (const double bound : {3.0, 17.0, infinite, 1.0, std::nan("")})
        QCOMPARE(fuzzifierBelow(bound), 2.0);
    QCOMPARE(fuzzifierBound(0.25), 2.0);
    QCOMPARE(fuzzifierBound(0.5), infinite);
}

void TestCollapse::chosenFuzzifierKeepsClustersApart()
{
    const Problem problem = problemOf(normalPoints(38, 2000, 1), std::vector<int>(38, -1));
    const double chosen = defaultParameters(method("fcm"), problem).real("fuzzifier");
    const Outcome outcome = fitted(method("fcm"), problem);
    const double bound = figure(outcome, "fuzzifier_bound");
    QVERIFY(std::abs(chosen - (1 + (bound - 1) / 2)) < tolerance::naive);
    QVERIFY(figure(outcome, "center_separation") > 1e-3);
    QCOMPARE(outcome.warnings.size(), std::size_t(1));
    QCOMPARE(outcome.warnings[0].id, std::string("fuzzifier-chosen"));
    const ParameterDescription& parameter = method("fcm").parameters[1];
    QVERIFY(parameter.effect(outcome).text().starts_with("all equal from m = 1.0"));
    QVERIFY(parameter.effect(Outcome()).isEmpty());
}

void TestCollapse::fuzzifierThatIsSetIsHonoured()
{
    const Problem problem = problemOf(normalPoints(38, 2000, 1), std::vector<int>(38, -1));
    QCOMPARE(resolveParameters(method("fcm"), problem, {{"fuzzifier", "2"}}).real("fuzzifier"), 2.0);
    const Outcome outcome = fitted(method("fcm"), problem, {{"fuzzifier", "2"}});
    QVERIFY(hasWarning(outcome, "partition-collapsed"));
    QVERIFY(!hasWarning(outcome, "fuzzifier-chosen"));
}

void TestCollapse::twoInFewDimensions()
{
    Eigen::MatrixXd points = normalPoints(60, 2, 3);
    points.topRows(30).array() += 8;
    const Problem problem = problemOf(points, std::vector<int>(60, -1));
    for (const char* id : {"fcm", "gk", "mes", "des", "scad1", "scad2"}) {
        QCOMPARE(defaultParameters(method(id), problem).real("fuzzifier"), 2.0);
        QVERIFY2(!hasWarning(fitted(method(id), problem), "fuzzifier-chosen"), id);
    }
}

void TestCollapse::twoWhereNothingIsKnown()
{
    Eigen::MatrixXd missing = normalPoints(20, 40, 3);
    missing(3, 5) = std::nan("");
    const std::vector<int> noClasses(20, -1);
    const Problem huge = problemOf(1e200 * normalPoints(20, 40, 3), noClasses);
    for (const char* id : {"fcm", "gk", "mes", "des"})
        for (const Problem& problem :
             {Problem{}, problemOf(missing, noClasses), problemOf(Eigen::MatrixXd::Ones(20, 40), noClasses)})
            QCOMPARE(defaultParameters(method(id), problem).real("fuzzifier"), 2.0);
    for (const char* id : {"fcm", "gk"})
        QCOMPARE(defaultParameters(method(id), huge).real("fuzzifier"), 2.0);
}

void TestCollapse::boundOfBallsIsThatOfFcm()
{
    for (const Index features : {7, 300}) {
        const DatasetPtr data = problemOf(normalPoints(60, features, 5), std::vector<int>(60, -1)).data;
        const double expected = fuzzifierBound(largestDirectionEigenvalue(data, 1));
        QVERIFY(std::abs(fuzzifierBoundOfShapes(data, {1.0}, 1) - expected) < 0.02 * (expected - 1));
    }
}

/// Shapes that follow the members raise the bound; above it the memberships become equal all the same.
void TestCollapse::boundOfShapesSeparatesFits()
{
    const Problem problem = problemOf(normalPoints(150, 12, 2), std::vector<int>(150, -1));
    constexpr CovarianceShrinkage shrinkage{0.3};
    const double bound = fuzzifierBoundOfShapes(problem.data, shrinkage, 1);
    QVERIFY(bound > fuzzifierBound(largestDirectionEigenvalue(problem.data, 1)) && bound < 2);
    ClusteringOptions options;
    options.clusters = 2;
    options.maxIterations = 3000;
    options.fuzzifier = bound + 0.1 * (bound - 1);
    QVERIFY(hasWarning(gustafsonKessel(problem, options, shrinkage), "memberships-equal"));
    options.fuzzifier = fuzzifierBelow(bound);
    QVERIFY(!hasWarning(gustafsonKessel(problem, options, shrinkage), "memberships-equal"));
    QVERIFY(hasWarning(fitted(method("gk"), problem), "fuzzifier-chosen"));
}

/// Every sample twice: the same operator, computed without a matrix of all samples.
void TestCollapse::boundOfShapesOfManySamples()
{
    const Eigen::MatrixXd once = normalPoints(550, 6, 4);
    Eigen::MatrixXd twice(1100, 6);
    twice << once, once;
    const auto boundOf = [](const Eigen::MatrixXd& points) {
        const auto problem = problemOf(points, std::vector<int>(std::size_t(points.rows()), -1));
        return fuzzifierBoundOfShapes(problem.data, {0.3}, 1);
    };
    QVERIFY(std::abs(boundOf(once) - boundOf(twice)) < 0.02 * (boundOf(once) - 1));
}

void TestCollapse::noCollapseByDefault_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    for (const char* file : {"", "colon.csv.gz", "leukemia72.csv.gz"})
        for (const char* id : {"fcm", "gk", "mes", "des", "scad1", "scad2"})
            QTest::addRow("%s, %s", *file ? file : "demonstration", id) << file << id;
}

/// With the steps that the method suggests.
void TestCollapse::noCollapseByDefault()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    const auto path = sharedData(file.toStdString());
    if (!file.isEmpty() && !path)
        QSKIP(missingDataMessage);
    const DatasetPtr read = file.isEmpty() ? demonstration() : readDataset(*path).data;
    const MethodDescription& tried = method(id.toStdString());
    std::vector<StepSpec> steps;
    for (const std::string& step : tried.defaultSteps(*read))
        steps.push_back(StepSpec::parse(step));
    const DatasetPtr data = preprocess(read, steps).data;
    const Outcome outcome = fitted(tried, makeProblem(data, data->preferredLabel()));
    for (const char* warning : {"partition-collapsed", "memberships-equal", "clusters-coincide"})
        QVERIFY2(!hasWarning(outcome, warning), warning);
    QVERIFY(!(figure(outcome, "center_separation") < 1e-3));
}

QTEST_GUILESS_MAIN(TestCollapse)
#include "tst_collapse.moc"
