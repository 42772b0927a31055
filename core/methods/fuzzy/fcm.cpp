// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm.h"

#include "core/methods/fuzzy/membership_update.h"

#include <chrono>
#include <stdexcept>

namespace fuzzylens {

namespace {

Outcome cluster(const Problem& problem, const ClusteringOptions& options, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    requireComplete(problem);
    const MeanDistances samples(*problem.data, control.threads);
    const ClusterDistances distances = [&samples](const Eigen::MatrixXd& weights) {
        return samples.toMeans(weights);
    };
    Outcome outcome = alternate(samples, distances, options, control);
    outcome.centers = samples.means(meanWeights(outcome.memberships, options.fuzzifier));
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace

Outcome fcm(const Problem& problem, const ClusteringOptions& options, const RunControl& control)
{
    if (!(options.fuzzifier > 1.0))
        throw std::invalid_argument("fuzzifier must exceed 1");
    return cluster(problem, options, control);
}

Outcome kMeans(const Problem& problem, const ClusteringOptions& options, const RunControl& control)
{
    ClusteringOptions crisp = options;
    crisp.fuzzifier = 1.0;
    return cluster(problem, crisp, control);
}

}  // namespace fuzzylens
