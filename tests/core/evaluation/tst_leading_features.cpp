// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/search/leading_features.h"

#include "core/numeric/random.h"
#include "tests/core/support/random_problem.h"

#include <QTest>

#include <atomic>
#include <stdexcept>

using namespace fuzzylens;
using namespace fuzzylens::test;

/// Features of the largest weights, and how stable they are under resampling.
class TestLeadingFeatures : public QObject
{
    Q_OBJECT

private slots:
    void largestFirst();
    void weightsAreMeansOverClusters();
    void featuresThatDifferAreStable();
    void threadsChangeNothing();
    void cancelEndsIt();
    void refusedFitsAreReported();

private:
    static std::optional<double> stability(const Problem& problem, const RunControl& control = {})
    {
        const MethodDescription& sfp = method("sfp");
        return leadingFeatureStability(sfp, problem, defaultParameters(sfp, problem), 5, 1, control);
    }
};

void TestLeadingFeatures::largestFirst()
{
    const Eigen::VectorXd weights{{0.1, 0.3, 0.1, 0.4, 0.1}};
    QCOMPARE(leadingFeatures(weights, 3), (std::vector<int>{3, 1, 0}));
    QCOMPARE(leadingFeatures(weights, 9).size(), std::size_t(5));
    QVERIFY(leadingFeatures({}, 3).empty());
}

void TestLeadingFeatures::weightsAreMeansOverClusters()
{
    Outcome outcome;
    QCOMPARE(meanFeatureWeights(outcome).size(), Index(0));
    outcome.featureWeights = Eigen::MatrixXd{{1, 0, 0}, {0.5, 0.5, 0}};
    QCOMPARE(meanFeatureWeights(outcome), (Eigen::VectorXd{{0.75, 0.25, 0}}));
}

void TestLeadingFeatures::featuresThatDifferAreStable()
{
    // SFP weights features by their scatter within the clusters: five that scatter little always lead.
    Random random(11);
    Eigen::MatrixXd values(60, 20);
    for (double& value : values.reshaped())
        value = random.normal();
    std::vector<int> classOf;
    for (int i = 0; i < 60; ++i)
        classOf.push_back(i % 2);
    const double alike = *stability(problemOf(values, classOf));
    QVERIFY2(alike > -1.0 / 3 && alike < 0.9, qPrintable(QString::number(alike)));
    values.leftCols(5) /= 10;
    QCOMPARE(*stability(problemOf(values, classOf)), 1.0);
}

void TestLeadingFeatures::threadsChangeNothing()
{
    const Problem problem = randomProblem({.samples = 40, .features = 30, .unlabelled = 0.2});
    QCOMPARE(*stability(problem, {1, {}}), *stability(problem, {3, {}}));
}

void TestLeadingFeatures::cancelEndsIt()
{
    std::atomic<int> asked = 0;
    const RunControl control{1, [&](const Step&) { return ++asked < 3; }};
    QVERIFY(!stability(randomProblem({}), control));
}

void TestLeadingFeatures::refusedFitsAreReported()
{
    const Problem problem = randomProblem({});
    const MethodDescription& kMeans = method("kmeans");  // learns no weights
    QVERIFY_EXCEPTION_THROWN(
        leadingFeatureStability(kMeans, problem, defaultParameters(kMeans, problem), 5, 1, {}),
        std::invalid_argument);
}

QTEST_APPLESS_MAIN(TestLeadingFeatures)
#include "tst_leading_features.moc"
