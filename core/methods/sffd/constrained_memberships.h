// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sffd/pair_cost.h"

#include <Eigen/Core>

namespace fuzzylens {

/// The memberships u of one sample that minimise sum_s (d_s u_s^2 + force_s u_s) over the simplex (u_s >= 0, sum
/// 1), exactly (methods.md 2.5). Of several clusters at distance 0 only those with the least force have
/// memberships; they share equally what the clusters at a distance leave.
/// @param distances d, squared, >= 0. @param force alpha times the slope of the cost of the pairs.
FUZZYLENS_EXPORT Eigen::RowVectorXd constrainedMemberships(const Eigen::RowVectorXd& distances,
                                                           const Eigen::RowVectorXd& force);

/// How memberships follow the pairs in one iteration.
enum class PairUpdate {
    Sequential,   // the exact minimum for one sample after the other, ascending, given the updated ones
    Simultaneous  // as published (Li, Garibaldi, He and Wang 2015, equations 22 and 23): all samples at once,
                  // negative memberships are set to 0 and the row is normalised again; it may cycle instead of
                  // converging. Rows with a distance of 0 are the exact minimum
};

/// Updates all memberships for fixed distances: samples without constraints once, the others @p sweeps times
/// (Simultaneous: once).
/// @param distances n x k, squared, >= 0. @param alpha >= 0. @param sweeps >= 1.
/// @param old n x k, the memberships before. @param memberships the result, another matrix; nothing of its size is
/// allocated where it is n x k. @param common a force on every sample, k entries; if it is
/// empty, samples without constraints have the memberships of FCM with m = 2.
FUZZYLENS_EXPORT void updateMemberships(const Eigen::MatrixXd& distances, const PairCost& cost, double alpha,
                                        PairUpdate update, int sweeps, const Eigen::MatrixXd& old,
                                        Eigen::MatrixXd& memberships, const Eigen::RowVectorXd& common = {});

/// The weight of the constraints relative to the distances, alpha of equation 17 of the same paper: (n / pairs) x
/// mean distance.
enum class AlphaRule {
    Balanced,   // (k / 2) x equation 17 (methods.md 2.10, item 1)
    Published,  // equation 17
    Fixed
};

struct PairStrength
{
    AlphaRule rule = AlphaRule::Balanced;
    double factor = 1;  // multiplies Balanced and Published only; 0 disables the constraints there
    double fixed = 1;   // alpha for Fixed
};

/// alpha for this mean distance, sum u^2 D / sum u^2. @param pairs > 0.
FUZZYLENS_EXPORT double strengthOfPairs(const PairStrength& strength, double meanDistance, Index samples,
                                        Index pairs, Index clusters);

}  // namespace fuzzylens
