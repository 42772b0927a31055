// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scored_classes.h"
#include "core/methods/sffd/pair_repair.h"
#include "core/scores/scores.h"
#include "core/session/label_guidance.h"
#include "core/session/result.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

using Metrics = std::map<std::string, double>;

/// @param classOf -1 for samples that are not scored.
void addClassification(Metrics& metrics, const std::vector<int>& classOf, const std::vector<int>& predicted)
{
    int labelled = 0, correct = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (classOf[i] < 0)
            continue;
        ++labelled;
        correct += predicted[i] == classOf[i];
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

/// Whether samples were reduced, grouped there, and classified by the nearest labelled one: clusters and classes
/// are then two answers (groupAndClassify).
bool isReduction(const Outcome& outcome)
{
    return !outcome.predictedClass.empty() && outcome.embeddingCenters.rows() > 0;
}

bool haveClustersOfTheirOwn(const Outcome& outcome)
{
    return outcome.predictedClass.empty() || isReduction(outcome);
}

/// How clusters agree with classes.
void addPartition(Metrics& metrics, const std::vector<int>& classOf, const std::vector<int>& clusters,
                  const std::string& prefix)
{
    if (clusters.empty() || std::all_of(classOf.begin(), classOf.end(), [](int c) { return c < 0; }))
        return;
    metrics[prefix + "matched_accuracy"] = matchedAccuracy(classOf, clusters);
    metrics[prefix + "representation_error"] = majorityError(classOf, clusters);
    metrics[prefix + "mutual_information_geometric"] = mutualInformation(classOf, clusters);
    metrics[prefix + "mutual_information_class_entropy"] =
        mutualInformation(classOf, clusters, InformationScale::ClassEntropy);
    metrics[prefix + "rand_index"] = randIndex(classOf, clusters);
    metrics[prefix + "adjusted_rand_index"] = adjustedRandIndex(classOf, clusters);
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

int labelledSamples(const std::vector<int>& classOf)
{
    return static_cast<int>(std::count_if(classOf.begin(), classOf.end(), [](int c) { return c >= 0; }));
}

}  // namespace

bool probeSearchUsedLabels(const Result& result)
{
    return searchUsesLabels(result.parameters, result.outcome, result.target);
}

bool usesLabels(const Result& result)
{
    const MethodDescription* known = findMethod(result.method);
    return probeSearchUsedLabels(result) ||
           (known && known->leaveOneOut && result.target.kind != Target::Kind::None);
}

std::map<std::string, double> metricsOf(const Problem& problem, const Outcome& outcome,
                                        const MethodDescription* method)
{
    Metrics metrics;
    metrics["iterations"] = outcome.iterations;
    if (!outcome.objective.empty())
        metrics["objective"] = outcome.objective.back();
    if (problem.target.kind == Target::Kind::Classes) {
        const std::vector<int> classOf = scoredClasses(problem, method);
        addClassification(metrics, classOf, outcome.predictedClass);
        if (haveClustersOfTheirOwn(outcome)) {
            addPartition(metrics, classOf, outcome.assigned, "");
            addPartition(metrics, classOf, outcome.repaired, "repaired_");
        }
        if (const int scored = labelledSamples(classOf); scored < labelledSamples(problem.target.classOf))
            metrics["scored_samples"] = scored;
    }
    if (!method || method->usesPairs)
        addPairs(metrics, problem, outcome);
    for (const NamedFigure& figure : outcome.figures)
        metrics[figure.name] = figure.value;
    if (problem.target.kind == Target::Kind::Numbers)
        addRegression(metrics, problem.target, outcome.predictedNumber);
    addEffectiveFeatures(metrics, outcome.featureWeights);
    addFuzziness(metrics, outcome.memberships);
    return metrics;
}

void addWithheld(Result& result, const LabelField& field)
{
    if (field.kind != LabelField::Kind::Categorical || result.target.kind != Target::Kind::Classes)
        return;
    const Outcome& outcome = result.outcome;
    int withheld = 0, correct = 0, labelled = 0;
    for (std::size_t i = 0; i < field.codes.size(); ++i) {
        if (field.codes[i] < 0)
            continue;
        if (result.target.classOf[i] >= 0) {
            ++labelled;
            continue;
        }
        ++withheld;
        const int predicted = outcome.predictedClass.empty() ? -1 : outcome.predictedClass[i];
        correct += predicted >= 0 && result.target.classNames[static_cast<std::size_t>(predicted)] ==
                                         field.classes[static_cast<std::size_t>(field.codes[i])];
    }
    if (withheld == 0)
        return;
    Metrics& metrics = result.metrics;
    if (!outcome.predictedClass.empty()) {
        metrics["withheld_samples"] = withheld;
        metrics["withheld_correct"] = correct;
        metrics["withheld_accuracy"] = static_cast<double>(correct) / withheld;
    }
    if (isReduction(outcome))  // a labelled sample is its own nearest
        metrics["entire_set_accuracy"] = static_cast<double>(labelled + correct) / (labelled + withheld);
    if (!haveClustersOfTheirOwn(outcome))
        return;
    const MethodDescription* method = findMethod(result.method);
    const bool isGuided = method && (method->keepsLabels || method->usesPairs);
    std::vector<int> scored = field.codes;
    for (std::size_t i = 0; isGuided && i < scored.size(); ++i)
        if (result.target.classOf[i] >= 0)
            scored[i] = -1;
    addPartition(metrics, scored, outcome.assigned, isGuided ? "withheld_" : "entire_set_");
}

}  // namespace fuzzylens
