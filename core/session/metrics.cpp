// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scores.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/session/result.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

using Metrics = std::map<std::string, double>;

void addClassification(Metrics& metrics, const Target& target, const std::vector<int>& predicted)
{
    int labelled = 0, correct = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (target.classOf[i] < 0)
            continue;
        ++labelled;
        correct += predicted[i] == target.classOf[i];
    }
    if (labelled == 0)
        return;
    metrics["training_samples"] = labelled;
    metrics["training_correct"] = correct;
    metrics["training_accuracy"] = static_cast<double>(correct) / labelled;
}

void addRegression(Metrics& metrics, const Target& target, const std::vector<double>& predicted)
{
    int labelled = 0;
    double sum = 0, squares = 0, errors = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        const double truth = target.numbers[i];
        if (truth != truth)
            continue;
        ++labelled;
        sum += truth;
        errors += (predicted[i] - truth) * (predicted[i] - truth);
    }
    if (labelled == 0)
        return;
    for (std::size_t i = 0; i < predicted.size(); ++i)
        if (const double truth = target.numbers[i]; truth == truth)
            squares += (truth - sum / labelled) * (truth - sum / labelled);
    metrics["training_samples"] = labelled;
    metrics["training_rmse"] = std::sqrt(errors / labelled);
    if (squares > 0)
        metrics["training_r_squared"] = 1 - errors / squares;
}

void addEffectiveFeatures(Metrics& metrics, const Eigen::MatrixXd& weights)
{
    if (weights.rows() == 1)
        metrics["effective_features"] = effectiveNumber(weights.row(0));
    else
        for (Index cluster = 0; cluster < weights.rows(); ++cluster)
            metrics["effective_features_" + std::to_string(cluster)] = effectiveNumber(weights.row(cluster));
}

/// Mean over the samples of the entropy of their memberships relative to that of equal ones: 0 crisp, 1 uniform.
void addFuzziness(Metrics& metrics, const Eigen::MatrixXd& memberships)
{
    if (memberships.rows() == 0 || memberships.cols() < 2)
        return;
    double entropy = 0;
    for (Index i = 0; i < memberships.rows(); ++i)
        entropy += std::log(effectiveNumber(memberships.row(i)));
    metrics["membership_entropy"] =
        entropy / static_cast<double>(memberships.rows()) / std::log(static_cast<double>(memberships.cols()));
}

/// How clusters agree with classes where the method predicts none.
void addPartition(Metrics& metrics, const Target& target, const std::vector<int>& clusters,
                  const std::string& prefix)
{
    if (clusters.empty() || std::all_of(target.classOf.begin(), target.classOf.end(), [](int c) { return c < 0; }))
        return;
    metrics[prefix + "matched_accuracy"] = matchedAccuracy(target.classOf, clusters);
    metrics[prefix + "representation_error"] = majorityError(target.classOf, clusters);
    metrics[prefix + "mutual_information"] = mutualInformation(target.classOf, clusters);
    metrics[prefix + "rand_index"] = randIndex(target.classOf, clusters);
    metrics[prefix + "adjusted_rand_index"] = adjustedRandIndex(target.classOf, clusters);
}

void addPairs(Metrics& metrics, const Problem& problem, const Outcome& outcome)
{
    if (!problem.pairs || outcome.assigned.empty())
        return;
    metrics["must_links"] = static_cast<double>(problem.pairs->must.size());
    metrics["cannot_links"] = static_cast<double>(problem.pairs->cannot.size());
    metrics["violated_pairs"] = static_cast<double>(violatedPairs(*problem.pairs, outcome.assigned).size());
    if (!outcome.repaired.empty())
        metrics["violated_pairs_after_repair"] =
            static_cast<double>(violatedPairs(*problem.pairs, outcome.repaired).size());
}

}  // namespace

std::map<std::string, double> metricsOf(const Problem& problem, const Outcome& outcome)
{
    Metrics metrics;
    metrics["iterations"] = outcome.iterations;
    if (!outcome.objective.empty())
        metrics["objective"] = outcome.objective.back();
    if (problem.target.kind == Target::Kind::Classes)
        addClassification(metrics, problem.target, outcome.predictedClass);
    if (problem.target.kind == Target::Kind::Classes && outcome.predictedClass.empty()) {
        addPartition(metrics, problem.target, outcome.assigned, "");
        addPartition(metrics, problem.target, outcome.repaired, "repaired_");
    }
    addPairs(metrics, problem, outcome);
    for (const NamedFigure& figure : outcome.figures)
        metrics[figure.name] = figure.value;
    if (problem.target.kind == Target::Kind::Numbers)
        addRegression(metrics, problem.target, outcome.predictedNumber);
    addEffectiveFeatures(metrics, outcome.featureWeights);
    addFuzziness(metrics, outcome.memberships);
    return metrics;
}

}  // namespace fuzzylens
