// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace fuzzylens {

/// Local-scaling affinity within classes (Sugiyama 2007), n x n: exp(-d_ij / (s_i s_j)) with squared distances d
/// and s_i the distance to the 7th neighbour of the same class, or to the last one; 0 across classes.
/// @param squaredDistances n x n. @param classOf n, from 0. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd> localAffinity(const Eigen::MatrixXd& squaredDistances,
                                                              const std::vector<int>& classOf,
                                                              const ShouldContinue& shouldContinue = {});

/// The scatter matrices of local Fisher discriminant analysis, r x r.
struct FisherScatter
{
    Eigen::MatrixXd between;
    Eigen::MatrixXd within;
};

/// From class-wise sums, without a loop over the pairs (methods.md 4.6). @param points n x r.
/// @param classOf n, from 0. @param affinity n x n, 0 across classes; empty: 1 within classes, which gives the
/// scatter of linear discriminant analysis. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<FisherScatter> fisherScatter(const Eigen::MatrixXd& points,
                                                            const std::vector<int>& classOf,
                                                            const Eigen::MatrixXd& affinity, int threads = 1,
                                                            const ShouldContinue& shouldContinue = {});

/// Normalisation of the discriminant directions.
enum class FisherScaling {
    None,
    Weighted,        // multiplied by the square root of their eigenvalues
    Orthonormalised  // QR: directions at right angles, of length 1
};

/// The @p count directions (r x count) with the largest b'Bb / b'(W + ridge I)b, ridge >= 0. @return nothing when
/// cancelled. @throws std::invalid_argument if there are fewer.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd> fisherDirections(FisherScatter scatter, double ridge, int count,
                                                                 FisherScaling scaling, int threads = 1,
                                                                 const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
