// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constant_features.h"

#include "core/preprocess/steps.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Features without variance have no weight, and clusters without samples are reported.
class TestConstantFeatures : public QObject
{
    Q_OBJECT

private slots:
    void roundingIsNoVariance();
    void constantFeaturesHaveNoWeight_data();
    void constantFeaturesHaveNoWeight();
    void standardisingMakesNoVarianceOfRounding_data();
    void standardisingMakesNoVarianceOfRounding();
    void onlyConstantFeaturesAreRefused_data();
    void onlyConstantFeaturesAreRefused();
    void refiningIgnoresThemToo();
    void emptyClustersAreReported_data();
    void emptyClustersAreReported();
};

namespace {

constexpr Index constantColumns = 3;

/// The features of @p problem behind three constant ones: zero, a raw value, and a value with rounding.
Problem withConstants(const Problem& problem)
{
    const auto values = problem.data->values().map();
    Eigen::MatrixXd wider(values.rows(), values.cols() + constantColumns);
    wider.col(0).setZero();
    wider.col(1).setConstant(1234.5);
    for (Index i = 0; i < values.rows(); ++i)
        wider(i, 2) = 0.3 * (1 + 4e-16 * double(i % 3));
    wider.rightCols(values.cols()) = values;
    return problemOf(wider, problem.target.classOf);
}

void addWeightingMethods()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"scad1", "scad2", "ewkm", "wkmeans", "sffd", "sfp"})
        QTest::newRow(id) << id;
}

bool hasWarning(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

}  // namespace

void TestConstantFeatures::roundingIsNoVariance()
{
    const Problem problem = withConstants(randomProblem({}));
    for (Index feature = 0; feature < problem.data->features(); ++feature)
        QCOMPARE(isConstant(*problem.data, feature), feature < constantColumns);
    const Eigen::Vector3d tiny(1e-200, 2e-200, 3e-200);
    QVERIFY(!isConstant(*problemOf(tiny, {0, 0, 1}).data, 0));
}

void TestConstantFeatures::constantFeaturesHaveNoWeight_data()
{
    addWeightingMethods();
}

void TestConstantFeatures::constantFeaturesHaveNoWeight()
{
    QFETCH(QString, id);
    const MethodDescription& method = fuzzylens::method(id.toStdString());
    const Problem narrow = randomProblem({60, 12, 2, 3.0}), wide = withConstants(narrow);
    const Outcome expected = method.run(narrow, defaultParameters(method, narrow), {});
    const Outcome found = method.run(wide, defaultParameters(method, wide), {});
    QVERIFY(hasWarning(found, "constant-features"));
    QVERIFY(!hasWarning(expected, "constant-features"));
    QVERIFY(found.featureWeights.leftCols(constantColumns).isZero(0));
    QCOMPARE(found.featureWeights.cols(), wide.data->features());
    QVERIFY((found.featureWeights.rightCols(12) - expected.featureWeights).cwiseAbs().maxCoeff() <
            tolerance::exactFormula);
    QVERIFY((found.memberships - expected.memberships).cwiseAbs().maxCoeff() < tolerance::exactFormula);
    QCOMPARE(found.centers.cols(), wide.data->features());
    QVERIFY((found.centers.col(1).array() - 1234.5).abs().maxCoeff() < 1e-9);
    if (id != QLatin1String("sffd") && id != QLatin1String("scad1"))  // delta changes from iteration to iteration
        for (std::size_t i = 1; i < found.objective.size(); ++i)
            QVERIFY(found.objective[i] <= found.objective[i - 1] + 1e-9 * std::abs(found.objective[i - 1]));
}

void TestConstantFeatures::standardisingMakesNoVarianceOfRounding_data()
{
    addWeightingMethods();
}

/// The last bits of a raw constant do not become values of size 1.
void TestConstantFeatures::standardisingMakesNoVarianceOfRounding()
{
    QFETCH(QString, id);
    const MethodDescription& method = fuzzylens::method(id.toStdString());
    for (const char* step : {"zscore", "center", "minmax"}) {
        Problem problem = withConstants(randomProblem({60, 12, 2, 3.0}));
        problem.data = preprocess(problem.data, {StepSpec::parse(step)}).data;
        const Outcome found = method.run(problem, defaultParameters(method, problem), {});
        QVERIFY2(hasWarning(found, "constant-features"), step);
        QVERIFY2(found.featureWeights.leftCols(constantColumns).isZero(0), step);
    }
}

void TestConstantFeatures::onlyConstantFeaturesAreRefused_data()
{
    addWeightingMethods();
    for (const char* id : {"gk",
                           "afcc",
                           "pckmeans",
                           "ssfcm-endo",
                           "ssfcm-pedrycz",
                           "sskfcm",
                           "scs",
                           "spectral",
                           "lpp",
                           "klpp",
                           "lda",
                           "lfda",
                           "klfda",
                           "pca",
                           "svm-linear",
                           "svm-rbf",
                           "random-forest",
                           "nearest-centroid",
                           "shrunken-centroids",
                           "knn"})
        QTest::newRow(id) << id;
}

void TestConstantFeatures::onlyConstantFeaturesAreRefused()
{
    QFETCH(QString, id);
    const MethodDescription& method = fuzzylens::method(id.toStdString());
    Eigen::MatrixXd values = Eigen::MatrixXd::Constant(10, 4, 0.7);
    for (const double rounding : {0.0, 2.3e-16}) {
        values.row(3) *= 1 + rounding;
        const Problem problem = problemOf(values, {0, 1, 0, 1, 0, 1, 0, 1, 0, 1});
        const Parameters parameters = defaultParameters(method, problem);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, method.run(problem, parameters, {}));
    }
}

void TestConstantFeatures::refiningIgnoresThemToo()
{
    const MethodDescription& method = fuzzylens::method("sffd");
    const Problem problem = withConstants(randomProblem({60, 12, 2, 3.0}));
    const Parameters parameters = defaultParameters(method, problem);
    const Outcome cold = method.run(problem, parameters, {});
    const Outcome warm = method.refine(problem, parameters, cold, std::chrono::milliseconds(1000), {});
    QVERIFY(warm.featureWeights.leftCols(constantColumns).isZero(0));
    QCOMPARE(warm.featureWeights.cols(), problem.data->features());
}

void TestConstantFeatures::emptyClustersAreReported_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"kmeans", "ewkm", "wkmeans", "scad1", "gk"})
        QTest::newRow(id) << id;
}

/// Two different points cannot fill three clusters.
void TestConstantFeatures::emptyClustersAreReported()
{
    QFETCH(QString, id);
    const MethodDescription& method = fuzzylens::method(id.toStdString());
    Eigen::MatrixXd values(8, 2);
    for (Index i = 0; i < values.rows(); ++i)
        values.row(i) = Eigen::RowVector2d(double(i % 2), 3.0 * double(i % 2));
    const Problem problem = problemOf(values, {});
    Parameters parameters = defaultParameters(method, problem);
    parameters.set("clusters", std::int64_t(3));
    QVERIFY(hasWarning(method.run(problem, parameters, {}), "empty-clusters"));
    parameters.set("clusters", std::int64_t(2));
    QVERIFY(!hasWarning(method.run(problem, parameters, {}), "empty-clusters"));
}

QTEST_GUILESS_MAIN(TestConstantFeatures)
#include "tst_constant_features.moc"
