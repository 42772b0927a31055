// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/mean_distances.h"

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// The first sample at which the sum of the chances exceeds @p share, 0 to 1, of their total; never one without a
/// chance unless all are.
FUZZYLENS_EXPORT int drawByChance(const Eigen::VectorXd& chances, double share);

/// Samples to begin clusters at, each drawn with a chance proportional to its squared distance from the nearest
/// of those before it (k-means++, Arthur and Vassilvitskii 2007); the first at random. All different as long as
/// the data have that many different samples.
/// @param candidates drawn for each sample, of which the one that leaves the least sum of these distances is taken
/// (greedy k-means++). @throws std::invalid_argument if there are fewer samples than clusters.
FUZZYLENS_EXPORT std::vector<int> kMeansPlusPlusInit(const MeanDistances& distances, int clusters,
                                                     std::uint64_t seed, int candidates = 1);

}  // namespace fuzzylens
