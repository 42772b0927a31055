// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/weighted_geometry.h"

#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/membership_update.h"

#include <chrono>
#include <utility>

namespace fuzzylens {

WeightedGeometry::WeightedGeometry(const MeanDistances& samples, const WeightedDistances& distances,
                                   double fuzzifier, int clusters, Eigen::RowVectorXd offsets)
    : m_samples(samples)
    , m_distances(distances)
    , m_fuzzifier(fuzzifier)
    , m_weights(
          Eigen::MatrixXd::Constant(clusters, samples.features(), 1.0 / static_cast<double>(samples.features())))
    , m_offsets(std::move(offsets))
{}

Eigen::MatrixXd WeightedGeometry::distances(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& weights,
                                            const ShouldContinue& /*shouldContinue*/)
{
    const Eigen::MatrixXd centers = m_samples.means(weights), powers = memberships.array().pow(m_fuzzifier);
    Eigen::MatrixXd dispersions = m_distances.dispersions(powers, centers);
    if (m_offsets.size() > 0)
        dispersions += powers.colwise().sum().transpose() * m_offsets;
    weigh(dispersions, m_weights);
    const Eigen::MatrixXd counted = factors(m_weights);
    Eigen::MatrixXd result = m_distances.distances(counted, centers);
    if (m_offsets.size() > 0)
        result.rowwise() += m_offsets * counted.transpose();
    return result;
}

void WeightedGeometry::describe(Outcome& outcome) const
{
    outcome.featureWeights = m_weights;
}

Eigen::RowVectorXd featureScatter(const MeanDistances& samples, const WeightedDistances& distances)
{
    const Eigen::MatrixXd all = Eigen::MatrixXd::Ones(samples.samples(), 1);
    return distances.dispersions(all, samples.means(asMeans(all)));
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
    warnOfEqualMemberships(options.fuzzifier, outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
