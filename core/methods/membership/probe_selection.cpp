// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/probe_selection.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/membership/medoids.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <limits>
#include <string>

namespace fuzzylens {

namespace {

/// @p count, or the number of pinned samples if that is larger. @throws std::invalid_argument if too few samples
/// are allowed.
Index probesToChoose(Index count, const std::vector<ProbeRole>& roles)
{
    const auto pinned = std::count(roles.begin(), roles.end(), ProbeRole::Pinned);
    const auto allowed = pinned + std::count(roles.begin(), roles.end(), ProbeRole::Free);
    if (count < 1)
        throw ArgumentError(message("at least one probe must be chosen, not %1", count));
    if (count > allowed)
        throw ArgumentError(message(
            "%1, but only %2", message(count == 1 ? "%1 probe was requested" : "%1 probes were requested", count),
            message(allowed == 1 ? "%1 sample is allowed as a probe" : "%1 samples are allowed as probes",
                    allowed)));
    return std::max<Index>(count, pinned);
}

/// k-means++ seeding among the free samples, starting from the pinned ones; fewer than @p count if all other
/// samples coincide with probes, or when cancelled.
std::vector<Index> spreadProbes(const Eigen::MatrixXd& squaredDistances, Index count,
                                const std::vector<ProbeRole>& roles, std::uint64_t seed,
                                const ShouldContinue& shouldContinue)
{
    Random random(seed);
    std::vector<Index> probes = samplesInRole(roles, ProbeRole::Pinned);
    const std::vector<Index> free = samplesInRole(roles, ProbeRole::Free);
    if (probes.empty())
        probes = {free[static_cast<std::size_t>(random.below(free.size()))]};
    Eigen::VectorXd nearest = squaredDistances.col(probes[0]);
    for (const Index probe : probes)
        nearest = nearest.cwiseMin(squaredDistances.col(probe));
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] != ProbeRole::Free)
            nearest[static_cast<Index>(i)] = 0.0;
    while (static_cast<Index>(probes.size()) < count && nearest.maxCoeff() > 0.0) {
        if (shouldContinue && !shouldContinue())
            break;
        probes.push_back(drawByChance(nearest, random.uniform()));
        nearest = nearest.cwiseMin(squaredDistances.col(probes.back()));
    }
    return probes;
}

}  // namespace

std::vector<Index> randomProbes(Index samples, Index count, const ProbeConstraints& constraints,
                                std::uint64_t seed)
{
    const std::vector<ProbeRole> roles = probeRoles(constraints, samples);
    const std::vector<Index> free = samplesInRole(roles, ProbeRole::Free);
    std::vector<Index> probes = samplesInRole(roles, ProbeRole::Pinned);
    const auto drawn = probesToChoose(count, roles) - static_cast<Index>(probes.size());
    for (const int i : Random(seed).sample(static_cast<int>(free.size()), static_cast<int>(drawn)))
        probes.push_back(free[static_cast<std::size_t>(i)]);
    std::sort(probes.begin(), probes.end());
    return probes;
}

std::vector<Index> medoidProbes(const Eigen::MatrixXd& squaredDistances, Index count, int iterations,
                                const ProbeConstraints& constraints, std::uint64_t seed, const Progress& progress)
{
    requireSquaredDistances(squaredDistances);
    if (iterations < 0)
        throw ArgumentError(message("the number of k-means iterations must be 0 or more"));
    const std::vector<ProbeRole> roles = probeRoles(constraints, squaredDistances.rows());
    count = probesToChoose(count, roles);
    int done = 0;
    bool isStopped = false;
    const ShouldContinue asked = [&] {
        isStopped = isStopped || !shouldContinue(progress, {"choosing probes", done, iterations});
        return !isStopped;
    };
    std::vector<Index> probes = spreadProbes(squaredDistances, count, roles, seed, asked);
    while (done < iterations && updateMedoids(squaredDistances, roles, probes, asked) == MedoidUpdate::Changed)
        ++done;
    std::sort(probes.begin(), probes.end());
    return probes;
}

std::vector<Index> affinityProbes(const Eigen::MatrixXd& squaredDistances, const AffinityOptions& options,
                                  const ProbeConstraints& constraints, const RunControl& control)
{
    return affinityPropagation(squaredDistances, options, constraints, control).exemplars;
}

}  // namespace fuzzylens
