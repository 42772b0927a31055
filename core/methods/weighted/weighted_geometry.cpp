// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/weighted_geometry.h"

#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace fuzzylens {

namespace {

constexpr Index panel = 256;
constexpr Index together = 8;  // partial sums that are added in their order

}  // namespace

WeightedDistances::WeightedDistances(const Dataset& data, int threads)
    : m_data(data)
    , m_threads(threads)
{}

Eigen::MatrixXd WeightedDistances::dispersions(const Eigen::MatrixXd& weights,
                                               const Eigen::MatrixXd& centers) const
{
    const auto values = m_data.values().map();
    Eigen::MatrixXd result(centers.rows(), centers.cols());
    parallelFor((values.cols() + panel - 1) / panel, m_threads, [&](Index at) {
        for (Index l = at * panel; l < std::min(values.cols(), (at + 1) * panel); ++l)
            for (Index j = 0; j < centers.rows(); ++j)
                result(j, l) = weights.col(j).dot((values.col(l).array() - centers(j, l)).square().matrix());
    });
    return result;
}

Eigen::MatrixXd WeightedDistances::distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers) const
{
    const auto values = m_data.values().map();
    const Index panels = (values.cols() + panel - 1) / panel, parts = std::min(panels, together);
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(parts),
                                      Eigen::MatrixXd::Zero(values.rows(), centers.rows()));
    parallelFor(parts, m_threads, [&](Index part) {
        Eigen::MatrixXd& sum = sums[static_cast<std::size_t>(part)];
        for (Index at = part; at < panels; at += parts)
            for (Index l = at * panel; l < std::min(values.cols(), (at + 1) * panel); ++l)
                for (Index j = 0; j < centers.rows(); ++j)
                    sum.col(j).array() += factors(j, l) * (values.col(l).array() - centers(j, l)).square();
    });
    for (Index part = 1; part < parts; ++part)
        sums[0] += sums[static_cast<std::size_t>(part)];
    return sums[0];
}

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
    return weightedDistances(centers);
}

Eigen::MatrixXd WeightedGeometry::distancesUnderOldWeights(const Eigen::MatrixXd& weights) const
{
    return weightedDistances(m_samples.means(weights));
}

Eigen::MatrixXd WeightedGeometry::weightedDistances(const Eigen::MatrixXd& centers) const
{
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
