// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/gk.h"

#include "core/methods/fuzzy/collapse.h"

#include <chrono>
#include <stdexcept>

namespace fuzzylens {

Outcome gustafsonKessel(const Problem& problem, const ClusteringOptions& options,
                        const CovarianceShrinkage& shrinkage, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    if (!(options.fuzzifier > 1.0))
        throw std::invalid_argument("fuzzifier must exceed 1");
    requireComplete(problem);
    const MeanDistances samples(problem.data, control.threads);
    const FuzzyCovariance covariance(samples, *problem.data, shrinkage, control.threads);
    Outcome outcome = alternate(
        samples,
        plainGeometry([&covariance](const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue) {
            return covariance.distances(weights, shouldContinue);
        }),
        options, control);
    warnOfEmptyClusters(outcome);
    warnOfEqualMemberships(options.fuzzifier, outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
