// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace fuzzylens {

/// (D - A) X for the points X (n x r) of one class: A is their local-scaling affinity (Sugiyama 2007), exp(-d_ij /
/// (s_i s_j)) with squared distances d and s_i the distance to the 7th neighbour, or to the last one; D has its
/// row sums. O(n^2 r) in blocks of rows, without an n x n table: the same bits for any number of threads.
/// @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd> localLaplacianTimes(const Eigen::MatrixXd& points, int threads = 1,
                                                                    const ShouldContinue& shouldContinue = {});

/// The scatter matrices of local Fisher discriminant analysis, r x r.
struct FisherScatter
{
    Eigen::MatrixXd between;
    Eigen::MatrixXd within;
};

/// From class-wise sums, without a loop over the pairs (methods.md 4.6). @param points n x r.
/// @param classOf n, from 0. @param isLocal with the local-scaling affinity within each class; else it is 1 there,
/// which gives the scatter of linear discriminant analysis. @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<FisherScatter> fisherScatter(const Eigen::MatrixXd& points,
                                                            const std::vector<int>& classOf, bool isLocal,
                                                            int threads = 1,
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
