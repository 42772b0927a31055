// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// The mean of the feature weights over the clusters: p, empty without weights.
FUZZYLENS_EXPORT Eigen::VectorXd meanFeatureWeights(const Outcome& outcome);

/// The @p count features of the largest weights, largest first, ties to the lowest index; all if there are fewer.
FUZZYLENS_EXPORT std::vector<int> leadingFeatures(const Eigen::VectorXd& weights, int count);

/// How stable the leading features are: selectionStability() of the leadingFeatures() by meanFeatureWeights() of
/// fits to clusterResamples subsamples, from random initialisations. A subsample has the same share,
/// subsampleShare, of each class. The data are as prepared; pairs are not used. @param count below the number of
/// features.
/// @return nothing when cancelled. @throws std::invalid_argument if a fit is refused or has no weights; DataError
/// if memory is short.
FUZZYLENS_EXPORT std::optional<double> leadingFeatureStability(const MethodDescription& method,
                                                               const Problem& problem,
                                                               const Parameters& parameters, int count,
                                                               std::uint64_t seed, const RunControl& control);

}  // namespace fuzzylens
