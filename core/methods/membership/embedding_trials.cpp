// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/embedding_trials.h"

#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/methods/membership/probe_selection.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"
#include "core/scores/scores.h"

#include <cmath>

namespace fuzzylens {

namespace {

EmbeddingTrial trialOn(const FcmOnPoints& points, const std::vector<int>& classOf, int clusters,
                       std::uint64_t seed)
{
    constexpr double percent = 100;
    constexpr int mostIterations = 1000;
    FcmOnPoints::Options options;
    options.maxIterations = mostIterations;
    const FcmOnPoints::Fit fit = points.fit(randomMemberships(points.points(), clusters, seed), options);
    return {percent * majorityError(classOf, nearestClusters(fit.memberships)),
            collapseTest(0.0, points.variance(), fit.centers).hasCollapsed};
}

}  // namespace

std::vector<EmbeddingTrial> embeddingTrials(const Eigen::MatrixXd& squared, const std::vector<int>& classOf,
                                            const TrialSpace& space, int clusters, int trials, std::uint64_t seed,
                                            int threads)
{
    constexpr double rounding = 1e-9;  // of a ratio that means a whole number
    const Index n = squared.rows();
    const auto probes = static_cast<Index>(std::ceil(space.ratio * static_cast<double>(n) - rounding));
    std::optional<FcmOnPoints> raw;
    if (!space.representation)
        raw.emplace(coordinatesOf(squared));
    std::vector<EmbeddingTrial> results(static_cast<std::size_t>(trials));
    parallelFor(trials, threads, [&](Index trial) {
        const std::uint64_t own = deriveSeed(seed, {static_cast<std::uint64_t>(trial)});
        results[static_cast<std::size_t>(trial)] =
            raw ? trialOn(*raw, classOf, clusters, deriveSeed(own, {1}))
                : trialOn(FcmOnPoints(embed(squared, randomProbes(n, probes, {}, deriveSeed(own, {0})),
                                            *space.representation, space.beta)),
                          classOf, clusters, deriveSeed(own, {1}));
    });
    return results;
}

}  // namespace fuzzylens
