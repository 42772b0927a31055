// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// Pairs that a crisp partition breaks: must-linked samples apart, cannot-linked ones together.
/// @param assigned a cluster for every sample.
FUZZYLENS_EXPORT PairSet violatedPairs(const PairSet& pairs, const std::vector<int>& assigned);

/// What each pair adds to the pairs' term of an objective (methods.md 2.2, before alpha): sum over clusters of
/// u_aj (1 - u_bj) for a must-link, of u_aj u_bj for a cannot-link; 0 where the memberships keep the pair, 1 where
/// they break it. Must-links first. @param memberships n x k, rows sum to 1.
FUZZYLENS_EXPORT std::vector<double> pairTerms(const PairSet& pairs, const Eigen::MatrixXd& memberships);

/// The crisp partition nearest to @p memberships (n x k) that keeps the pairs, as methods.md 2.7 has it: a
/// must-link component goes whole to the cluster in which its members have the most membership together;
/// components that cannot-links hold apart choose one after the other, those first whose choice is clearest (best
/// less second best mean membership; ties: the lowest sample), the best cluster that no component chosen before
/// them and linked to them has; where there is none, the one with the fewest broken pairs. Samples without a pair
/// are where their membership is largest. A cannot-link inside a component is passed over. @param pairs in order.
FUZZYLENS_EXPORT std::vector<int> repairedAssignment(const Eigen::MatrixXd& memberships, const PairSet& pairs);

}  // namespace fuzzylens
