// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/mean_distances.h"

namespace fuzzylens {

/// With no more features than samples, k-means moves single samples once an iteration changes the cluster of at
/// most one sample of so many.
inline constexpr Index samplesPerSingleMove = 100;

/// What a sample adds to the sum of the squared distances from the means, which follow it, in each cluster
/// (Hartigan and Wong 1979): n/(n-1) d in its own one of n samples, n/(n+1) d in another; 0 if it is alone.
/// @param squares k, squared distances d from the means. @param counts k, n. @param own the cluster of the sample.
FUZZYLENS_EXPORT Eigen::ArrayXd addedSquares(const Eigen::ArrayXd& squares, const Eigen::ArrayXd& counts,
                                             Index own);

/// The cluster to which a sample adds least: its own one unless another is better by more than rounding.
/// @param rounding of the squared distances, in addition to that of their own size.
FUZZYLENS_EXPORT Index betterCluster(const Eigen::ArrayXd& squares, const Eigen::ArrayXd& counts, Index own,
                                     double rounding = 0);

/// Moves sample @p x from a cluster of several to another. @param counts k. @param means a matrix, k x p.
template <typename Means>
void moveBetweenMeans(const Eigen::Ref<const Eigen::RowVectorXd>& x, Index from, Index to, Eigen::ArrayXd& counts,
                      Means& means)
{
    means.row(from) -= (x - means.row(from)) / (counts[from] - 1);
    means.row(to) += (x - means.row(to)) / (counts[to] + 1);
    --counts[from];
    ++counts[to];
}

/// One pass of single moves over samples that have products: moves a sample to the betterCluster(), the means
/// following at once. Returns the number of moves: none if no single move lowers the sum of squares by more than
/// 1e-12 of the squared lengths of the sample and the mean, both less the mean of all samples.
/// @param memberships n x k, 0 or 1.
FUZZYLENS_EXPORT Index moveSingly(const MeanDistances& samples, Eigen::MatrixXd& memberships);

/// The same without inner products. Only samples are tried whose move would lower the sum if no other sample
/// moved.
/// @param distances n x k, from every sample to each mean of @p memberships.
FUZZYLENS_EXPORT Index moveSingly(const MeanDistances& samples, const Eigen::MatrixXd& distances,
                                  Eigen::MatrixXd& memberships);

}  // namespace fuzzylens
