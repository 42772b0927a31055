// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// How much samples of one class count as neighbours (Sugiyama 2007, local scaling): exp(-d_ij / (s_i s_j)), s_i
/// the distance to the 7th neighbour of the class, or its last one; 0 across classes. n x n.
/// @param squared distances n x n. @param classOf n, from 0.
FUZZYLENS_EXPORT Eigen::MatrixXd localAffinity(const Eigen::MatrixXd& squared, const std::vector<int>& classOf,
                                               int neighbours = 7);

/// The scatter matrices of local Fisher discriminant analysis, r x r.
struct FisherScatter
{
    Eigen::MatrixXd between;
    Eigen::MatrixXd within;
};

/// From class-wise sums, without a loop over the pairs (METHODS 4.6). @param points n x r.
/// @param affinity n x n, inside classes; empty: all ones there, the scatter of linear discriminant analysis.
FUZZYLENS_EXPORT FisherScatter fisherScatter(const Eigen::MatrixXd& points, const std::vector<int>& classOf,
                                             const Eigen::MatrixXd& affinity);

/// What the directions of a discriminant are multiplied with.
enum class FisherMetric {
    Plain,
    Weighted,        // by the root of their eigenvalue
    Orthonormalised  // QR: directions at right angles, of length 1
};

/// The @p count directions (columns) of the greatest b'Bb / b'(W + ridge I)b. @throws std::invalid_argument if
/// there are fewer.
FUZZYLENS_EXPORT Eigen::MatrixXd fisherDirections(const FisherScatter& scatter, double ridge, int count,
                                                  FisherMetric metric);

}  // namespace fuzzylens
