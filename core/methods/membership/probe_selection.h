// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/affinity_propagation.h"

namespace fuzzylens {

/// @p count samples drawn at random, or those that are pinned where they are more; every choice that satisfies the
/// constraints being equally likely. Ascending.
/// @throws std::invalid_argument if no choice of so many keeps the constraints.
FUZZYLENS_EXPORT std::vector<Eigen::Index> randomProbes(Eigen::Index samples, Eigen::Index count,
                                                        const ProbeConstraints& constraints, std::uint64_t seed);

/// "Rough k-means": the pinned samples and, up to @p count, others spread as by k-means++ (each drawn with a
/// chance proportional to its squared distance from the nearest of those before it), then at most @p iterations
/// rounds of k-means in which every mean is replaced by the member nearest to it that is not forbidden; 3 to 5 are
/// enough. Pinned probes stay. Ascending. No two are equal (distance 0) unless both are pinned, so there are fewer
/// than @p count where the samples allowed have fewer different values. When cancelled, it returns the probes so
/// far, which keep the constraints. O(n (n + count)) a round, from the distances alone.
/// @param squaredDistances n x n, symmetric, with a zero diagonal; only its columns are read.
/// @throws std::invalid_argument if the distances are not square, finite and not negative, iterations < 0, or no
///         choice of so many keeps the constraints.
FUZZYLENS_EXPORT std::vector<Eigen::Index> medoidProbes(const Eigen::MatrixXd& squaredDistances,
                                                        Eigen::Index count, int iterations,
                                                        const ProbeConstraints& constraints, std::uint64_t seed,
                                                        const Progress& progress = {});

/// The exemplars of affinityPropagation(), which takes the constraints into its messages: as many as it finds.
FUZZYLENS_EXPORT std::vector<Eigen::Index> affinityProbes(const Eigen::MatrixXd& squaredDistances,
                                                          const AffinityOptions& options,
                                                          const ProbeConstraints& constraints,
                                                          const RunControl& control = {});

}  // namespace fuzzylens
