// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace fuzzylens {

/// How much samples of one class count as neighbours (Sugiyama 2007, local scaling): exp(-d_ij / (s_i s_j)), s_i
/// the distance to the 7th neighbour of the class, or its last one; 0 across classes. n x n.
/// @param squared distances n x n. @param classOf n, from 0. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd> localAffinity(const Eigen::MatrixXd& squared,
                                                              const std::vector<int>& classOf,
                                                              const ShouldContinue& shouldContinue = {});

/// The scatter matrices of local Fisher discriminant analysis, r x r.
struct FisherScatter
{
    Eigen::MatrixXd between;
    Eigen::MatrixXd within;
};

/// From class-wise sums, without a loop over the pairs (METHODS 4.6). @param points n x r.
/// @param affinity n x n, inside classes; empty: all ones there, the scatter of linear discriminant analysis.
/// @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<FisherScatter> fisherScatter(const Eigen::MatrixXd& points,
                                                            const std::vector<int>& classOf,
                                                            const Eigen::MatrixXd& affinity, int threads = 1,
                                                            const ShouldContinue& shouldContinue = {});

/// What the directions of a discriminant are multiplied with.
enum class FisherMetric {
    Plain,
    Weighted,        // by the root of their eigenvalue
    Orthonormalised  // QR: directions at right angles, of length 1
};

/// The @p count directions (columns) of the greatest b'Bb / b'(W + ridge I)b. @return nothing when cancelled.
/// @throws std::invalid_argument if there are fewer.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd> fisherDirections(FisherScatter scatter, double ridge, int count,
                                                                 FisherMetric metric, int threads = 1,
                                                                 const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
