// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sffd/pair_cost.h"

#include <Eigen/Core>

namespace fuzzylens {

/// The memberships u of one sample that minimise sum_s d_s u_s^2 + force_s u_s over the simplex, exactly: clusters
/// enter by rising force while they pay (METHODS 2.5). Where distances are 0 nothing is bound to any of these
/// clusters but by its force: those with the least share what the others do not attract.
/// @param distances not negative. @param force of the pairs, times alpha.
FUZZYLENS_EXPORT Eigen::RowVectorXd constrainedMemberships(const Eigen::RowVectorXd& distances,
                                                           const Eigen::RowVectorXd& force);

/// How memberships follow the pairs in one iteration.
enum class PairUpdate {
    Sequential,   // the exact minimum for one sample after the other, ascending, given the updated ones
    Simultaneous  // as printed (equations 22 and 23): all at once, negative ones cut off; may cycle for ever
};

/// One step of all memberships at these distances (n x k): samples without a partner at once, the others @p sweeps
/// times. @param memberships the old ones; become the new. @param common the same force on every sample, k
/// entries, or nothing; without it samples without a partner are as in FCM with m = 2.
FUZZYLENS_EXPORT void updateMemberships(const Eigen::MatrixXd& distances, const PairCost& cost, double alpha,
                                        PairUpdate update, int sweeps, Eigen::MatrixXd& memberships,
                                        const Eigen::RowVectorXd& common = {});

/// How strongly pairs pull against distances, alpha of equation 17: (n / pairs) x mean distance.
enum class AlphaRule {
    Balanced,   // (k / 2) x equation 17 (METHODS 2.10 item 1)
    Published,  // equation 17
    Fixed
};

struct PairStrength
{
    AlphaRule rule = AlphaRule::Balanced;
    double factor = 1;  // times the rule; 0: pairs play no part
    double fixed = 1;   // the value itself where the rule is Fixed
};

/// alpha at this mean distance, sum u^2 D / sum u^2. @p pairs above 0.
FUZZYLENS_EXPORT double strengthOfPairs(const PairStrength& strength, double meanDistance, Index samples,
                                        Index pairs, Index clusters);

}  // namespace fuzzylens
