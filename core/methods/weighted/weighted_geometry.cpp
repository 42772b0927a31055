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

constexpr Index panel = 256;         // features
constexpr Index together = 8;        // partial sums that are added in their order
constexpr Index manySamples = 4096;  // that are gone through in blocks
constexpr Index block = 512;         // samples, whose sums stay in the nearest cache
constexpr Index pieces = 16;         // of the samples, whose sums are added in their order

}  // namespace

WeightedDistances::WeightedDistances(const Dataset& data, int threads)
    : m_data(data)
    , m_threads(threads)
{}

Eigen::MatrixXd WeightedDistances::dispersions(const Eigen::MatrixXd& weights,
                                               const Eigen::MatrixXd& centers) const
{
    const auto values = m_data.values().map();
    const Index n = values.rows(), p = values.cols();
    // E of some samples and features, added to sum (k x p).
    const auto add = [&](Index first, Index size, Index from, Index to, Eigen::MatrixXd& sum) {
        for (Index l = from; l < to; ++l)
            for (Index j = 0; j < centers.rows(); ++j)
                sum(j, l) +=
                    weights.col(j)
                        .segment(first, size)
                        .dot((values.col(l).segment(first, size).array() - centers(j, l)).square().matrix());
    };
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(centers.rows(), p);
    if (n < manySamples) {
        parallelFor((p + panel - 1) / panel, m_threads,
                    [&](Index at) { add(0, n, at * panel, std::min(p, (at + 1) * panel), result); });
        return result;
    }
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(pieces), result);
    parallelFor(pieces, m_threads, [&](Index piece) {
        const Index end = n * (piece + 1) / pieces;
        for (Index first = n * piece / pieces; first < end; first += block)
            add(first, std::min(block, end - first), 0, p, sums[static_cast<std::size_t>(piece)]);
    });
    for (const Eigen::MatrixXd& sum : sums)
        result += sum;
    return result;
}

Eigen::MatrixXd WeightedDistances::distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers) const
{
    Eigen::MatrixXd result;
    distances(factors, centers, result);
    return result;
}

void WeightedDistances::distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers,
                                  Eigen::MatrixXd& result) const
{
    const auto values = m_data.values().map();
    const Index n = values.rows(), p = values.cols();
    result.setZero(n, centers.rows());
    const auto add = [&](Index first, Index size, Index from, Index to, Eigen::MatrixXd& sum) {
        for (Index l = from; l < to; ++l)
            for (Index j = 0; j < centers.rows(); ++j)
                sum.col(j).segment(first, size).array() +=
                    factors(j, l) * (values.col(l).segment(first, size).array() - centers(j, l)).square();
    };
    if (n >= manySamples)
        return parallelFor((n + block - 1) / block, m_threads,
                           [&](Index at) { add(at * block, std::min(block, n - at * block), 0, p, result); });
    const Index panels = (p + panel - 1) / panel, parts = std::min(panels, together);
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(parts), result);
    parallelFor(parts, m_threads, [&](Index part) {
        for (Index at = part; at < panels; at += parts)
            add(0, n, at * panel, std::min(p, (at + 1) * panel), sums[static_cast<std::size_t>(part)]);
    });
    for (const Eigen::MatrixXd& sum : sums)
        result += sum;
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

bool WeightedGeometry::distances(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& weights,
                                 const ShouldContinue& /*shouldContinue*/, Eigen::MatrixXd& distances)
{
    const Eigen::MatrixXd centers = m_samples.means(weights);
    if (m_fuzzifier != 1.0)
        powersOf(memberships, m_fuzzifier, m_distances.threads(), m_powers);
    const Eigen::MatrixXd& powers = m_fuzzifier == 1.0 ? memberships : m_powers;
    Eigen::MatrixXd dispersions = m_distances.dispersions(powers, centers);
    if (m_offsets.size() > 0)
        dispersions += powers.colwise().sum().transpose() * m_offsets;
    weigh(dispersions, m_weights);
    weightedDistances(centers, distances);
    return true;
}

Eigen::MatrixXd WeightedGeometry::distancesUnderOldWeights(const Eigen::MatrixXd& weights) const
{
    Eigen::MatrixXd distances;
    weightedDistances(m_samples.means(weights), distances);
    return distances;
}

void WeightedGeometry::weightedDistances(const Eigen::MatrixXd& centers, Eigen::MatrixXd& distances) const
{
    const Eigen::MatrixXd counted = factors(m_weights);
    m_distances.distances(counted, centers, distances);
    if (m_offsets.size() > 0)
        distances.rowwise() += m_offsets * counted.transpose();
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
