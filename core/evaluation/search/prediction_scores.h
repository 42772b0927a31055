// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/message.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Predictions of held-out samples.
struct PooledPredictions
{
    std::vector<int> classes;       // true ones, from 0
    std::vector<int> predicted;     // as many; -1: none
    Eigen::MatrixXd probabilities;  // samples x classes; without rows where the method gives none
};

/// What settings can be chosen by: "accuracy", "balanced_accuracy", "auc", "log_loss", "nmi", "ari". All but
/// log_loss are better when greater.
FUZZYLENS_EXPORT const std::vector<std::string_view>& predictionScores();
/// Of these and of clusterScores(), where partition_entropy and xie_beni are better when less.
FUZZYLENS_EXPORT bool isBetterWhenLess(std::string_view score);
/// Why a trial is refused that has no such score.
Message undefinedScore(const std::string& score);

/// The score of predictions: accuracy; its mean over the classes; the area under the curve (Hand and Till 2001);
/// the mean of -ln of the probability of the true class, which counts as at least 1e-15; mutual information
/// (geometric mean) and adjusted Rand index of the classes and the predictions. Nothing where it is not defined:
/// without probabilities, or of a single class.
FUZZYLENS_EXPORT std::optional<double> predictionScore(std::string_view score,
                                                       const PooledPredictions& predictions, int classCount);

}  // namespace fuzzylens
