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
    void tellsBothInformationsApart();
    void comparesClustersOfAReduction();
    void countsWithheldLabels();
    void samplesThatGuidedTheFitAreNotScored();
    void scoresOfGuidedFitsAreOfWithheldLabels();
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

/// One sample split off from 4 and 4: the mutual information is small compared with the entropy of the classes,
/// and larger compared with the mean of both entropies, since that of the clusters is less.
void TestMetrics::tellsBothInformationsApart()
{
    Problem problem;
    problem.target = {Target::Kind::Classes, "class", {"a", "b"}, {0, 0, 0, 0, 1, 1, 1, 1}, {}};
    Outcome outcome;
    outcome.assigned = {0, 1, 1, 1, 1, 1, 1, 1};
    const auto metrics = metricsOf(problem, outcome);
    const double entropy = -(1.0 / 8) * std::log(1.0 / 8) - (7.0 / 8) * std::log(7.0 / 8);
    const double within = -(3.0 / 7) * std::log(3.0 / 7) - (4.0 / 7) * std::log(4.0 / 7);
    const double shared = std::log(2.0) - 7.0 / 8 * within;
    QVERIFY(std::abs(metrics.at("mutual_information_class_entropy") - shared / std::log(2.0)) <
            test::tolerance::exactFormula);
    QVERIFY(std::abs(metrics.at("mutual_information_geometric") - shared / std::sqrt(std::log(2.0) * entropy)) <
            test::tolerance::exactFormula);
    QCOMPARE(metrics.at("matched_accuracy"), 5.0 / 8);
    QCOMPARE(metrics.at("rand_index"), 13.0 / 28);  // 3 + 6 pairs are joined by both, 4 parted by both
}

/// Samples that are classified and grouped after a reduction: two answers.
static Result reduction()
{
    Result result;
    result.target = {Target::Kind::Classes, "class", {"b", "a"}, {1, 0, -1, -1, 1, -1}, {}};
    result.outcome.predictedClass = {1, 1, 0, 1, 1, 0};
    result.outcome.assigned = {0, 1, 1, 0, 0, 1};
    result.outcome.embeddingCenters = Eigen::MatrixXd::Zero(2, 1);
    return result;
}

void TestMetrics::comparesClustersOfAReduction()
{
    Result result = reduction();
    const Problem problem{nullptr, result.target, nullptr};
    const auto metrics = metricsOf(problem, result.outcome);
    QCOMPARE(metrics.at("training_correct"), 2.0);
    QCOMPARE(metrics.at("matched_accuracy"), 1.0);
    result.outcome.embeddingCenters.resize(0, 0);  // clusters that follow from the classes
    QVERIFY(!metricsOf(problem, result.outcome).contains("matched_accuracy"));
}

void TestMetrics::countsWithheldLabels()
{
    Result result = reduction();
    const LabelField field = LabelField::categorical("class", {"a", "b", "b", "b", "a", ""});
    addWithheld(result, field);
    QCOMPARE(result.metrics.at("withheld_samples"), 2.0);
    QCOMPARE(result.metrics.at("withheld_correct"), 1.0);
    QCOMPARE(result.metrics.at("withheld_accuracy"), 0.5);
    QCOMPARE(result.metrics.at("entire_set_accuracy"), 4.0 / 5);  // three with a label, one of the others
    QCOMPARE(result.metrics.at("entire_set_matched_accuracy"), 4.0 / 5);
    QVERIFY(result.metrics.contains("entire_set_mutual_information_class_entropy"));
    Result whole = reduction();
    addWithheld(whole, LabelField::categorical("class", {"a", "b", "", "", "a", ""}));
    QVERIFY(whole.metrics.empty());
}

/// The clusters of a semi-supervised fit agree with the given labels, even with permuted ones.
void TestMetrics::samplesThatGuidedTheFitAreNotScored()
{
    const Target target{Target::Kind::Classes, "class", {"a", "b"}, {0, 1, 0, 1, 0, 1}, {}};
    Outcome outcome;
    outcome.assigned = {0, 1, 0, 1, 0, 0};
    outcome.predictedClass = outcome.assigned;
    const auto ofLabels = metricsOf({nullptr, target, nullptr}, outcome, &method("ssfcm-endo"));
    QVERIFY(!ofLabels.contains("training_accuracy") && !ofLabels.contains("matched_accuracy"));
    QCOMPARE(ofLabels.at("scored_samples"), 0.0);
    outcome.predictedClass.clear();
    PairSet pairs;
    pairs.must = {{0, 2}};
    pairs.cannot = {{1, 2}};
    const Problem paired{nullptr, target, std::make_shared<const PairSet>(pairs)};
    const auto ofPairs = metricsOf(paired, outcome, &method("pckmeans"));
    QCOMPARE(ofPairs.at("scored_samples"), 3.0);
    QCOMPARE(ofPairs.at("matched_accuracy"), 2.0 / 3);
    QVERIFY(ofPairs.contains("violated_pairs"));
    // A method that ignores pairs.
    const auto ofNeither = metricsOf(paired, outcome, &method("fcm"));
    QVERIFY(!ofNeither.contains("violated_pairs") && !ofNeither.contains("scored_samples"));
    QCOMPARE(ofNeither.at("matched_accuracy"), 5.0 / 6);
}

void TestMetrics::scoresOfGuidedFitsAreOfWithheldLabels()
{
    Result result;
    result.method = "sskfcm";
    result.target = {Target::Kind::Classes, "class", {"a", "b"}, {0, 1, -1, -1}, {}};
    result.outcome.assigned = {0, 1, 0, 0};
    addWithheld(result, LabelField::categorical("class", {"a", "b", "a", "b"}));
    QVERIFY(!result.metrics.contains("entire_set_matched_accuracy"));
    QCOMPARE(result.metrics.at("withheld_matched_accuracy"), 0.5);
}

void TestMetrics::saysNothingThatDoesNotApply()
{
    const auto metrics = metricsOf({}, {});
    QCOMPARE(metrics.size(), std::size_t{1});
    QVERIFY(metrics.contains("iterations"));
}

QTEST_APPLESS_MAIN(TestMetrics)
#include "tst_metrics.moc"
