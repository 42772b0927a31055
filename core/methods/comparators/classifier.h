// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <Eigen/Core>

#include <chrono>
#include <vector>

namespace fuzzylens {

/// The labelled samples of a problem.
struct TrainingSamples
{
    std::vector<Index> samples;  // ascending
    std::vector<int> classOf;    // of each of them
    Eigen::VectorXd sizes;       // of the M classes
};

/// @throws std::invalid_argument if values are missing, no feature varies, there are no classes or a single one,
/// or a class has no sample.
TrainingSamples trainingSamples(const Problem& problem);

/// Means of the classes: M x p.
Eigen::MatrixXd classMeans(const Dataset& data, const TrainingSamples& training);

/// exp of each row over its sum: n x M.
Eigen::MatrixXd softmax(const Eigen::MatrixXd& scores);

/// @throws std::invalid_argument if @p samples lack values or do not have @p features features.
void requirePredictable(const Dataset& samples, Index features);

/// Fills @p outcome from what the fit says of its own samples: clusters are the classes, memberships their
/// probabilities, centres their means.
void describeSamples(Outcome& outcome, Prediction prediction, const Problem& problem,
                     const TrainingSamples& training, std::chrono::steady_clock::time_point begin);

/// The outcome of a fit that was cancelled: every class has an equal share in every sample.
Outcome cancelledClassifier(const Problem& problem);

/// A prediction from the probabilities of classes (m x M): the most probable class, the first of equal ones.
Prediction predictionOf(Eigen::MatrixXd probabilities);

/// @p method, whose run and predict are set, with leave-one-out and what all classifiers have in common.
MethodDescription asClassifier(MethodDescription method);

}  // namespace fuzzylens
