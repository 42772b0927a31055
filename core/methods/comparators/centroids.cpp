// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/comparators/centroids.h"

#include "core/common/issue.h"
#include "core/methods/comparators/classifier.h"
#include "core/methods/fuzzy/membership_update.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

/// Sums of squared differences from the mean of the own class: p.
Eigen::VectorXd scatterInside(const Dataset& data, const TrainingSamples& training, const Eigen::MatrixXd& means)
{
    const auto values = data.values().map();
    Eigen::VectorXd sums = Eigen::VectorXd::Zero(values.cols());
    for (Index l = 0; l < values.cols(); ++l) {
        double largest = 0;
        for (std::size_t i = 0; i < training.samples.size(); ++i) {
            const double value = values(training.samples[i], l),
                         difference = value - means(training.classOf[i], l);
            sums[l] += difference * difference;
            largest = std::max(largest, std::abs(value));
        }
        constexpr double rounding = 1e-14;  // of equal values
        const double least = rounding * largest;
        if (sums[l] <= static_cast<double>(training.samples.size()) * least * least)
            sums[l] = 0;
    }
    return sums;
}

double medianOfPositive(const Eigen::VectorXd& values)
{
    std::vector<double> positive;
    std::copy_if(values.begin(), values.end(), std::back_inserter(positive), [](double v) { return v > 0; });
    if (positive.empty())
        throw ArgumentError(
            message("the samples of each class are identical, so the variation inside the classes is unknown"));
    std::sort(positive.begin(), positive.end());
    const std::size_t half = positive.size() / 2;
    return positive.size() % 2 == 1 ? positive[half] : 0.5 * (positive[half - 1] + positive[half]);
}

/// Shrunken differences d_kl of the class means (rows of @p means) from the mean of all, in units of m_k (s_l +
/// s_0).
Eigen::MatrixXd shrunkenDifferences(const Eigen::MatrixXd& means, const Eigen::RowVectorXd& center,
                                    const Eigen::VectorXd& units, const Eigen::RowVectorXd& deviations,
                                    double threshold)
{
    Eigen::MatrixXd d =
        units.cwiseInverse().asDiagonal() * (means.rowwise() - center) * deviations.cwiseInverse().asDiagonal();
    for (double& value : d.reshaped())
        value = std::copysign(std::max(std::abs(value) - threshold, 0.0), value);
    return d;
}

}  // namespace

Prediction predictNearestCentroid(const Outcome& outcome, const Target& target, const Dataset& samples)
{
    if (outcome.centers.rows() != target.classes() || outcome.modelTable.size() != 1)
        throw std::invalid_argument("the fit has no centre for each class");
    requirePredictable(samples, outcome.centers.cols());
    Eigen::MatrixXd distances = squaredDistances(samples.values().map(), outcome.centers);
    const Eigen::MatrixXd beyond = distances.colwise() - distances.rowwise().minCoeff();
    Prediction prediction = predictionOf(softmax(beyond / (-2.0 * outcome.modelTable(0, 0))));
    prediction.embedding = std::move(distances);
    return prediction;
}

Outcome nearestCentroid(const Problem& problem, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    const TrainingSamples training = trainingSamples(problem);
    if (!shouldContinue(control.progress, {"fitting"}))
        return cancelledClassifier(problem);
    Outcome outcome;
    outcome.centers = classMeans(*problem.data, training);
    const auto n = static_cast<double>(training.samples.size());
    const double degrees = std::max(1.0, n - static_cast<double>(training.sizes.size()));
    const double variance = scatterInside(*problem.data, training, outcome.centers).mean() / degrees;
    // Identical samples of each class: the nearest centre alone.
    outcome.modelTable.setConstant(1, 1, std::max(variance, std::numeric_limits<double>::min()));
    for (const std::string& name : problem.target.classNames)
        outcome.embeddingAxes.push_back("distance to " + name);
    Prediction own = predictNearestCentroid(outcome, problem.target, *problem.data);
    describeSamples(outcome, std::move(own), problem, training, begin);
    return outcome;
}

Prediction predictShrunkenCentroids(const Outcome& outcome, const Target& target, const Dataset& samples)
{
    if (outcome.projection.cols() != target.classes() || outcome.projectionOffset.cols() != target.classes())
        throw std::invalid_argument("the fit has no discriminant scores of the classes");
    requirePredictable(samples, outcome.projection.rows());
    Eigen::MatrixXd scores = (samples.values().map() * outcome.projection).rowwise() - outcome.projectionOffset;
    Prediction prediction = predictionOf(softmax(scores));
    prediction.embedding = std::move(scores);
    return prediction;
}

Outcome shrunkenCentroids(const Problem& problem, double threshold, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    if (!(threshold >= 0.0) || !std::isfinite(threshold))
        throw ArgumentError(message("the threshold must be 0 or more"));
    const TrainingSamples training = trainingSamples(problem);
    const auto n = static_cast<double>(training.samples.size());
    const Eigen::VectorXd& sizes = training.sizes;
    if (n <= static_cast<double>(sizes.size()))
        throw ArgumentError(message("at least one class needs two labelled samples"));
    if (!shouldContinue(control.progress, {"fitting"}))
        return cancelledClassifier(problem);
    const Eigen::MatrixXd means = classMeans(*problem.data, training);
    const Eigen::RowVectorXd center = sizes.transpose() * means / n;
    Eigen::RowVectorXd deviations =
        (scatterInside(*problem.data, training, means) / (n - static_cast<double>(sizes.size()))).cwiseSqrt();
    deviations.array() += medianOfPositive(deviations);
    const Eigen::VectorXd units = (sizes.cwiseInverse().array() - 1.0 / n).sqrt();
    const Eigen::MatrixXd d = shrunkenDifferences(means, center, units, deviations, threshold);

    Outcome outcome;
    const Eigen::MatrixXd standardised = units.asDiagonal() * d;  // centroids less the mean, over s_l + s_0
    outcome.projection = (standardised * deviations.cwiseInverse().asDiagonal()).transpose();
    const Eigen::RowVectorXd logPriors = (sizes / n).array().log().transpose();
    outcome.projectionOffset =
        center * outcome.projection + 0.5 * standardised.rowwise().squaredNorm().transpose() - logPriors;
    for (const std::string& name : problem.target.classNames)
        outcome.embeddingAxes.push_back("score of " + name);
    Eigen::RowVectorXd weights = d.colwise().squaredNorm();
    const Index used = (weights.array() > 0).count();
    outcome.figures.push_back({"features_used", static_cast<double>(used)});
    if (used > 0)
        outcome.featureWeights = weights / weights.sum();
    else
        outcome.warnings.push_back(
            {"no-feature-used", message("The threshold removes every feature, so that all samples are assigned to "
                                        "the largest class. Choose a smaller threshold.")});
    Prediction own = predictShrunkenCentroids(outcome, problem.target, *problem.data);
    describeSamples(outcome, std::move(own), problem, training, begin);
    return outcome;
}

}  // namespace fuzzylens
