// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// Indices of clusters without labels (methods.md 5). Memberships are n x k, their rows sum to 1; clusters are
/// counted from 0, and every sample is in one of them. Empty clusters count for nothing in those of assignments.
/// All throw std::invalid_argument if the shapes do not fit, and where an index needs two clusters and has one.

/// sum_ij u_ij^2 / n (Bezdek 1981): 1 for crisp memberships, 1/k for equal ones.
FUZZYLENS_EXPORT double partitionCoefficient(const Eigen::MatrixXd& memberships);

/// -sum_ij u_ij ln u_ij / n (Bezdek 1981): 0 for crisp memberships, ln k for equal ones.
FUZZYLENS_EXPORT double partitionEntropy(const Eigen::MatrixXd& memberships);

/// The partition coefficient on a scale from 0 to 1 for every k, which must be 2 or more (Dave 1996).
FUZZYLENS_EXPORT double modifiedPartitionCoefficient(const Eigen::MatrixXd& memberships);

/// sum_ij u_ij^m d_ij / (n times the least squared distance of two centres) (Xie and Beni 1991); less is better.
/// Infinite if centres coincide. @param squared d, n x k squared Euclidean distances of samples and centres.
/// @param centers k x p. @param fuzzifier m.
FUZZYLENS_EXPORT double xieBeni(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& squared,
                                const Eigen::MatrixXd& centers, double fuzzifier);

/// (b - a) / max(a, b) of each sample, in [-1, 1]: a its mean distance from the others of its cluster, b the least
/// mean distance from another cluster (Rousseeuw 1987). 0 for a sample alone in its cluster and where both are 0.
/// @param distances n x n, symmetric, of any kind.
FUZZYLENS_EXPORT Eigen::VectorXd silhouetteWidths(const Eigen::MatrixXd& distances,
                                                  const std::vector<int>& assigned);

/// The mean of the widths, each weighted by the difference of the two largest memberships of its sample (Campello
/// and Hruschka 2006, alpha = 1). Not a number if these are equal for every sample.
FUZZYLENS_EXPORT double fuzzySilhouette(const Eigen::VectorXd& widths, const Eigen::MatrixXd& memberships);

/// W_k: the sum of the squared distances of the samples from the means of their clusters (Tibshirani and others
/// 2001). @param values n x p.
FUZZYLENS_EXPORT double
withinClusterSquares(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& values,
                     const std::vector<int>& assigned);

}  // namespace fuzzylens
