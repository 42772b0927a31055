// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/weighted_geometry.h"

#include <chrono>

namespace fuzzylens {

WeightedGeometry::WeightedGeometry(const MeanDistances& samples, const WeightedDistances& distances,
                                   double fuzzifier, int clusters)
    : m_samples(samples)
    , m_distances(distances)
    , m_fuzzifier(fuzzifier)
    , m_weights(
          Eigen::MatrixXd::Constant(clusters, samples.features(), 1.0 / static_cast<double>(samples.features())))
{}

Eigen::MatrixXd WeightedGeometry::distances(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& weights,
                                            const GoesOn& /*goesOn*/)
{
    const Eigen::MatrixXd centers = m_samples.means(weights);
    weigh(m_distances.dispersions(memberships.array().pow(m_fuzzifier), centers), m_weights);
    return m_distances.distances(factors(m_weights), centers);
}

void WeightedGeometry::describe(Outcome& outcome) const
{
    outcome.featureWeights = m_weights;
}

Outcome clusterWeighted(
    const Problem& problem, const ClusteringOptions& options, const RunControl& control,
    const std::function<std::unique_ptr<ClusterGeometry>(const MeanDistances&, const WeightedDistances&)>& make)
{
    const auto begin = std::chrono::steady_clock::now();
    requireComplete(problem);
    const MeanDistances samples(problem.data, control.threads);
    const WeightedDistances distances(*problem.data, control.threads);
    Outcome outcome = alternate(
        samples, [&] { return make(samples, distances); }, options, control);
    warnOfEmptyClusters(outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
