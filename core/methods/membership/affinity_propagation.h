// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/methods/membership/probe_constraints.h"
#include "core/methods/method.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

struct AffinityOptions
{
    std::optional<double> preference;  // s(k,k) of every sample, finite; nothing: by the quantile
    double preferenceQuantile = 0.5;   // 0 to 1, of the similarities of all pairs
    double damping = 0.7;              // weight of the old message, 0.5 <= damping < 1, at first
    int maxIterations = 1000;
    int stableIterations = 15;  // that the exemplars stay the same
    bool breakTies = true;      // by noise in the last places of the similarities
    std::uint64_t seed = 1;     // of that noise
};

struct AffinityResult
{
    std::vector<Eigen::Index> exemplars;  // ascending, at least one
    std::vector<int> clusterOf;           // n, position in exemplars
    double preference = 0;                // as used
    double netSimilarity = 0;             // sum of s(i, exemplar of i), an exemplar counting its preference
    Stopped stopped = Stopped::IterationLimit;
    int iterations = 0;
};

/// Affinity propagation (Frey and Dueck 2007) with s(i,k) = -d^2(i,k): messages are exchanged until the samples
/// with r(k,k) + a(k,k) > 0, the exemplars, stay the same and each sample holds one of them for its best, the k
/// with the largest a(i,k) + s(i,k); then every cluster's exemplar is replaced by the member
/// with the greatest sum of similarities to it, and the samples go to their nearest exemplars. Ties go to the
/// sample that comes first. O(n^2) an iteration, in three further n x n matrices. Messages that oscillate need
/// more damping: after every 150 iterations, half of which have changed the exemplars, 1 - damping is halved, down
/// to 0.1.
///
/// Pinned samples are exemplars with a preference of infinity, forbidden ones samples with one of minus infinity,
/// both as exact limits: a pinned one is available to all and chooses itself, a forbidden one is never chosen.
///
/// Trivial cases converge without iterations: a single sample that may be an exemplar is one; where all pairs are
/// equally similar and some need not be pinned, all that may be are exemplars if the preference exceeds that
/// similarity, else the pinned ones alone or, without any, the first that may be. Samples at distance 0 are not
/// both exemplars unless both are pinned or the preference is above 0. If the iterations run out, the exemplars
/// are those of the last messages, treated the same; if there are none, it is the sample with the greatest sum of
/// similarities. When cancelled, they are those of the last complete iteration; if that was none, the first that
/// may be. Without noise, samples that are equal may leave none of them an exemplar.
///
/// The same bits for any number of threads.
/// @param squaredDistances n x n, symmetric, with a zero diagonal; only its columns are read.
/// @throws std::invalid_argument if the distances are not square, finite and not negative, an option is out of its
///         range, or a constraint cannot be met (probeRoles()); DataError if the messages do not fit into memory.
FUZZYLENS_EXPORT AffinityResult affinityPropagation(const Eigen::MatrixXd& squaredDistances,
                                                    const AffinityOptions& options = {},
                                                    const ProbeConstraints& constraints = {},
                                                    const RunControl& control = {});

}  // namespace fuzzylens
