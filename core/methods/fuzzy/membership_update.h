// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <functional>
#include <vector>

namespace fuzzylens {

/// Squared Euclidean distances of points (rows, n x d) from centres (k x d): n x k.
FUZZYLENS_EXPORT Eigen::MatrixXd
squaredDistances(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& points,
                 const Eigen::MatrixXd& centers);

/// The memberships that minimise sum_j u_ij^m d_ij over the simplex for every sample i: u_ij proportional to
/// d_ij^(-1/(m-1)) (Bezdek 1981). A sample at distance 0 from some clusters is shared equally among these.
/// @param distances n x k, squared, not negative. @param fuzzifier m; 1 gives all to the nearest cluster (the
/// first of several). @throws std::invalid_argument if m is below 1.
FUZZYLENS_EXPORT Eigen::MatrixXd fuzzyMemberships(const Eigen::MatrixXd& distances, double fuzzifier);
/// The same in the place of @p memberships: nothing is allocated where that is n x k.
void fuzzyMemberships(const Eigen::MatrixXd& distances, double fuzzifier, int threads,
                      Eigen::MatrixXd& memberships);

/// The cluster of every sample's largest membership, from 0; the first of several.
FUZZYLENS_EXPORT std::vector<int> nearestClusters(const Eigen::MatrixXd& memberships);

/// Runs @p body(j) for every column of @p matrix, on at most @p threads threads; on one below 4096 rows.
void forColumns(const Eigen::MatrixXd& matrix, int threads, const std::function<void(Eigen::Index)>& body);

/// u_ij^m: the weight of a membership in the objective. @param fuzzifier m.
FUZZYLENS_EXPORT Eigen::MatrixXd powersOf(const Eigen::MatrixXd& memberships, double fuzzifier);
void powersOf(const Eigen::MatrixXd& memberships, double fuzzifier, int threads, Eigen::MatrixXd& powers);

/// Columns of @p weights (n x k, not negative) divided by their sums: the weights of the samples in a centre. A
/// cluster without members weights all samples equally.
FUZZYLENS_EXPORT Eigen::MatrixXd asMeans(Eigen::MatrixXd weights, int threads = 1);

/// The weights of the means of these memberships: asMeans(powersOf()).
FUZZYLENS_EXPORT Eigen::MatrixXd meanWeights(const Eigen::MatrixXd& memberships, double fuzzifier);

}  // namespace fuzzylens
