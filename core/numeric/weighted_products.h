// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

/// X diag(s) X', X being @p values (n x m) less the means of its columns: n x n, the same bits for any number of
/// threads. For more columns than rows: X is read once and never copied completely. In addition to the result it
/// needs up to eight partial sums of the same size, at most 128 MiB together, or one that is larger. @param
/// factors m; empty: 1.
/// @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<Eigen::MatrixXd>
weightedProducts(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& values,
                 const Eigen::VectorXd& factors, int threads, const ShouldContinue& shouldContinue = {});

/// Squared distances between points from their inner products (n x n): not below 0, and 0 on the diagonal.
FUZZYLENS_EXPORT Eigen::MatrixXd distancesFromProducts(const Eigen::MatrixXd& products);

/// a_i + b_j - 2 x_i'y_j for the columns x of @p points and y of @p others, by a product in tiles that stay in the
/// cache: their squared distances, if a (@p lengths) and b (@p otherLengths) are their squared lengths. They are
/// off by the rounding of the lengths, so that small ones can be below 0.
Eigen::MatrixXd distancesByLengths(const Eigen::MatrixXd& points, const Eigen::RowVectorXd& lengths,
                                   const Eigen::MatrixXd& others, const Eigen::RowVectorXd& otherLengths);

}  // namespace fuzzylens
