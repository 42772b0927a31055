// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result.h"
#include "tests/core/support/tolerances.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace fuzzylens;

class TestMetrics : public QObject
{
    Q_OBJECT

private slots:
    void countsLabelledSamplesOnly();
    void measuresRegression();
    void measuresWeightsAndFuzziness();
    void saysNothingThatDoesNotApply();
};

void TestMetrics::countsLabelledSamplesOnly()
{
    Problem problem;
    problem.target = {Target::Kind::Classes, "class", {"a", "b"}, {0, 1, 1, -1, 0}, {}};
    Outcome outcome;
    outcome.predictedClass = {0, 1, 0, 1, 0};
    outcome.iterations = 6;
    outcome.objective = {5, 4};
    const auto metrics = metricsOf(problem, outcome);
    QCOMPARE(metrics.at("training_samples"), 4.0);
    QCOMPARE(metrics.at("training_correct"), 3.0);
    QCOMPARE(metrics.at("training_accuracy"), 0.75);
    QCOMPARE(metrics.at("iterations"), 6.0);
    QCOMPARE(metrics.at("objective"), 4.0);
}

void TestMetrics::measuresRegression()
{
    Problem problem;
    problem.target = {Target::Kind::Numbers, "y", {}, {}, {1, 3, std::numeric_limits<double>::quiet_NaN()}};
    Outcome outcome;
    outcome.predictedNumber = {1, 2, 100};
    const auto metrics = metricsOf(problem, outcome);
    QCOMPARE(metrics.at("training_rmse"), std::sqrt(0.5));
    QCOMPARE(metrics.at("training_r_squared"), 0.5);
    QVERIFY(!metrics.contains("training_accuracy"));
}

void TestMetrics::measuresWeightsAndFuzziness()
{
    Outcome outcome;
    outcome.featureWeights.resize(2, 4);
    outcome.featureWeights << 0.25, 0.25, 0.25, 0.25, 1, 0, 0, 0;
    outcome.memberships.resize(2, 2);
    outcome.memberships << 0.5, 0.5, 1, 0;
    const auto metrics = metricsOf({}, outcome);
    QVERIFY(std::abs(metrics.at("effective_features_0") - 4) < test::tolerance::exactFormula);
    QVERIFY(std::abs(metrics.at("effective_features_1") - 1) < test::tolerance::exactFormula);
    QVERIFY(std::abs(metrics.at("membership_entropy") - 0.5) < test::tolerance::exactFormula);
    outcome.featureWeights = outcome.featureWeights.topRows(1).eval();
    QVERIFY(metricsOf({}, outcome).contains("effective_features"));
    QVERIFY(!metricsOf({}, outcome).contains("effective_features_0"));
}

void TestMetrics::saysNothingThatDoesNotApply()
{
    const auto metrics = metricsOf({}, {});
    QCOMPARE(metrics.size(), std::size_t{1});
    QVERIFY(metrics.contains("iterations"));
}

QTEST_APPLESS_MAIN(TestMetrics)
#include "tst_metrics.moc"
