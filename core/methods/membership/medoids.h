// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "core/numeric/parallel_while.h"

#include <vector>

namespace fuzzylens {

/// @throws std::invalid_argument unless @p squaredDistances is square and its entries are finite and not negative.
void requireSquaredDistances(const Eigen::MatrixXd& squaredDistances);

/// Position of the nearest medoid of every sample, the first of several; a medoid belongs to itself.
std::vector<int> nearestMedoids(const Eigen::MatrixXd& squaredDistances, const std::vector<Eigen::Index>& medoids);

/// The member nearest to the mean of @p members, forbidden ones left out; the first of several. That is the one
/// with the least sum of squared distances to them: d^2(x_i, mean) = mean_j d^2_ij - 1/2 mean_jk d^2_jk, and the
/// second term is the same for all. -1 when cancelled, or if all members are forbidden.
/// @param squaredDistances n x n. @param roles n.
Eigen::Index nearestToMean(const Eigen::MatrixXd& squaredDistances, const std::vector<Eigen::Index>& members,
                           const std::vector<ProbeRole>& roles, const ShouldContinue& shouldContinue);

enum class MedoidUpdate { Changed, Unchanged, Cancelled };

/// Assigns every sample to its nearest medoid, then replaces each medoid that is not pinned by the member nearest
/// to the mean of its cluster. When cancelled, @p medoids is unchanged. @param squaredDistances n x n. @param
/// roles n.
MedoidUpdate updateMedoids(const Eigen::MatrixXd& squaredDistances, const std::vector<ProbeRole>& roles,
                           std::vector<Eigen::Index>& medoids, const ShouldContinue& shouldContinue);

}  // namespace fuzzylens
