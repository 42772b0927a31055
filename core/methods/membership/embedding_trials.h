// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_quality.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// What a trial of the paper's table 1 clusters (methods.md 3.3).
struct TrialSpace
{
    std::optional<Representation> representation;  // nothing: the raw data
    double beta = 0;
    double ratio = 1;  // probes a sample, rounded up
};

struct EmbeddingTrial
{
    double error = 0;           // representation error, percent
    bool hasCollapsed = false;  // all centres coincide: the error is read from rounding
};

/// Fuzzy c-means with m = 2, every time from memberships and with probes drawn again: the same trials for any
/// number of threads. @param squared n x n. @param classOf a class each, -1 without.
FUZZYLENS_EXPORT std::vector<EmbeddingTrial> embeddingTrials(const Eigen::MatrixXd& squared,
                                                             const std::vector<int>& classOf,
                                                             const TrialSpace& space, int clusters, int trials,
                                                             std::uint64_t seed, int threads);

}  // namespace fuzzylens
