// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/partition_pass.h"

#include "core/methods/sfp/feature_step.h"
#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/partition_strip.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens::sfp_detail {

namespace {

using Array = Eigen::Map<Eigen::ArrayXd>;

constexpr Index weightsPerTask = 1024;
constexpr Index samplesPerTask = 1024;
constexpr double batchWork = 6.4e7;  // multiplications of a thread between two questions whether to go on: 20 ms

}  // namespace

PartitionPass::PartitionPass(const Dataset& data, Options options)
    : m_dataset(data)
    , m_data(data.table())
    , m_options(std::move(options))
    , m_layout(data.samples(), data.features(), m_options.clusters, data.table().sparse())
    , m_distances(data.samples(), m_options.clusters)
    , m_centers(AlignedMatrix::uninitialised(data.features(), m_options.clusters))
    , m_scatters(AlignedMatrix::uninitialised(data.features(), m_options.clusters))
    , m_lambdas(static_cast<std::size_t>(weightRows()), 1.0)
    , m_totals(static_cast<std::size_t>(weightRows()))
    , m_entropies(static_cast<std::size_t>(m_options.clusters))
{
    const Index features = data.features(), clusters = m_options.clusters;
    if (m_options.sharedWeights)
        m_sharedScatter = AlignedMatrix(features, 1);
    for (Index begin = 0; begin < features; begin += m_layout.featuresPerStrip) {
        Strip strip;
        strip.begin = begin;
        strip.end = std::min(features, begin + m_layout.featuresPerStrip);
        if (m_data.sparse)
            strip.distances = AlignedMatrix(clusters, data.samples());
        else if (!m_layout.isTall)
            strip.distances = AlignedMatrix(data.samples(), clusters);
        strip.first = AlignedMatrix(m_layout.panel, clusters);
        strip.second = AlignedMatrix(m_layout.panel, clusters);
        strip.roots = AlignedMatrix(m_layout.panel, weightRows());
        strip.offsets = AlignedMatrix(m_layout.panel, clusters);
        strip.origins.resize(static_cast<std::size_t>(weightRows()));
        strip.totals.resize(strip.origins.size());
        strip.bases.resize(static_cast<std::size_t>(clusters));
        strip.entropySums.resize(strip.origins.size());
        m_strips.push_back(std::move(strip));
    }
    if (m_data.sparse)
        m_membershipsOfSamples = AlignedMatrix(clusters, data.samples());
    m_factors.resize(clusters, static_cast<Index>(m_strips.size()));
    for (Index block = 0; block < m_layout.blocks; ++block)
        m_sums.emplace_back(features, 2 * clusters);
}

PartitionPass::~PartitionPass() = default;

bool PartitionPass::runBatches(Index tasks, double workPerTask, const std::function<void(Index)>& body)
{
    // As many for each thread: a batch ends when its last task does.
    const double ofThread = std::clamp(std::floor(batchWork / workPerTask), 1.0, static_cast<double>(tasks));
    const Index perBatch = m_options.threads * static_cast<Index>(ofThread);
    for (Index begin = 0; begin < tasks; begin += perBatch) {
        if (begin > 0 && m_options.shouldContinue && !m_options.shouldContinue())
            return false;
        parallelFor(std::min(perBatch, tasks - begin), m_options.threads, [&](Index task) { body(begin + task); });
    }
    return true;
}

// Calls body(begin, samples) for blocks of all samples.
void PartitionPass::forSamples(const std::function<void(Index, Index)>& body) const
{
    const Index samples = m_data.samples();
    parallelFor((samples + samplesPerTask - 1) / samplesPerTask, m_options.threads, [&](Index block) {
        const Index begin = block * samplesPerTask;
        body(begin, std::min(samplesPerTask, samples - begin));
    });
}

double PartitionPass::workOf(Index samples, Index features) const
{
    return static_cast<double>(samples) * static_cast<double>(features * m_options.clusters);
}

void PartitionPass::preparePanel(Index feature, Index features)
{
    if (!m_isPrepared)
        prepareFeatures(m_data, feature, feature + features);
}

void PartitionPass::finishPreparation()
{
    if (m_isPrepared)
        return;
    checkPrepared(m_data, m_dataset);
    m_isPrepared = true;
}

bool PartitionPass::start(const std::vector<int>& samples)
{
    const FlushToZero flush;
    m_hasWeights = false;
    if (m_layout.isTall) {
        if (!prepareAll())
            return false;
        Strip& strip = m_strips[0];
        placeCenters(strip, 0, m_data.features(), samples);
        strip.roots.map() /= std::sqrt(static_cast<double>(m_data.varying));
        strip.offsets.map() /= std::sqrt(static_cast<double>(m_data.varying));
        if (!distancesBySamples())
            return false;
    } else {
        const auto body = [&](Index index) { startStrip(m_strips[static_cast<std::size_t>(index)], samples); };
        if (!runBatches(static_cast<Index>(m_strips.size()), workOf(m_data.samples(), m_strips[0].end), body))
            return false;
        finishPreparation();
        combineStrips();
    }
    std::fill(m_entropies.begin(), m_entropies.end(), -std::log(static_cast<double>(m_data.varying)));
    return true;
}

bool PartitionPass::setCenters(const Eigen::MatrixXd& centers)
{
    if (centers.rows() == m_centers.columns() && centers.cols() == m_centers.rows()) {
        m_centers.map() = centers.transpose();
        return true;
    }
    if (!prepareAll())
        return false;
    m_centers.map().colwise() = m_data.means.head(m_data.features()).matrix();
    return true;
}

bool PartitionPass::update(const AlignedMatrix& memberships, const std::vector<double>& masses,
                           const std::vector<char>& isEmpty, const std::vector<double>& lambdas)
{
    const FlushToZero flush;
    if (m_options.sharedWeights) {
        m_lambdas[0] = 0;
        for (const double lambda : lambdas)
            m_lambdas[0] += lambda;
    } else {
        m_lambdas = lambdas;
    }
    m_isBackwards = !m_isBackwards;
    m_heaviest = std::max_element(masses.begin(), masses.end()) - masses.begin();
    if (m_layout.isTall) {
        if (!prepareAll() || !updateBySamples(memberships, masses, isEmpty))
            return false;
    } else {
        if (m_data.sparse)
            forSamples([&](Index begin, Index samples) {
                m_membershipsOfSamples.map().middleCols(begin, samples) =
                    memberships.map().middleRows(begin, samples).transpose();
            });
        const auto body = [&](Index index) {
            updateStrip(m_strips[static_cast<std::size_t>(turned(index))], memberships, masses, isEmpty);
        };
        if (!runBatches(static_cast<Index>(m_strips.size()), 2 * workOf(m_data.samples(), m_strips[0].end), body))
            return false;
        finishPreparation();
        combineStrips();
    }
    double change = 0, norm = 0;
    for (const Strip& strip : m_strips) {
        change += strip.change;
        norm += strip.norm;
    }
    m_hasWeights = true;
    m_centerChange = std::sqrt(change) / (std::sqrt(norm) + 1e-12);
    return true;
}

// The strip to work on as the index-th. Every other update goes backwards through each thread's share, beginning
// with what the last one left in its cache.
Index PartitionPass::turned(Index index) const
{
    if (!m_isBackwards)
        return index;
    const auto strips = static_cast<Index>(m_strips.size());
    const Index share = (strips + m_options.threads - 1) / m_options.threads;
    const Index begin = index / share * share, end = std::min(strips, begin + share);
    return begin + end - 1 - index;
}

void PartitionPass::clear(Strip& strip)
{
    if (!m_layout.isTall)
        strip.distances.map().setZero();
    std::fill(strip.origins.begin(), strip.origins.end(), std::numeric_limits<double>::infinity());
    std::fill(strip.totals.begin(), strip.totals.end(), 0.0);
    std::fill(strip.entropySums.begin(), strip.entropySums.end(), 0.0);
    std::fill(strip.bases.begin(), strip.bases.end(), 0.0);
    strip.change = strip.norm = 0;
}

const double* PartitionPass::scatterOf(Index row) const
{
    return m_options.sharedWeights ? m_sharedScatter.column(0) : m_scatters.column(row);
}

double* PartitionPass::rootsOf(Strip& strip, Index cluster) const
{
    return strip.roots.column(m_options.sharedWeights ? 0 : cluster);
}

Index PartitionPass::rootPitch(const Strip& strip) const
{
    return m_options.sharedWeights ? 0 : strip.roots.stride();
}

// Totals over the strips, in their order; distances become those under the normalised weights.
void PartitionPass::combineStrips()
{
    for (Index row = 0; row < weightRows(); ++row) {
        const auto r = static_cast<std::size_t>(row);
        double origin = std::numeric_limits<double>::infinity();
        for (const Strip& strip : m_strips)
            origin = std::min(origin, strip.origins[r]);
        m_totals[r] = 0;
        double entropySum = 0;
        for (std::size_t at = 0; at < m_strips.size(); ++at) {
            Strip& strip = m_strips[at];
            double& factor = m_factors(row, static_cast<Index>(at));
            factor = 0;
            if (!(strip.totals[r] > 0))
                continue;
            const double gap = strip.origins[r] - origin;
            factor = gap > 0 ? rescaleTotals(strip, row, gap / m_lambdas[r]) : 1.0;
            m_totals[r] += strip.totals[r];
            entropySum += strip.entropySums[r];
        }
        m_factors.row(row) /= m_totals[r];
        const double entropy = -entropySum / m_totals[r] - std::log(m_totals[r]);
        for (Index j = 0; j < m_options.clusters; ++j)
            if (m_options.sharedWeights || j == row)
                m_entropies[static_cast<std::size_t>(j)] = entropy;
    }
    if (m_options.sharedWeights)
        m_factors.bottomRows(m_options.clusters - 1).rowwise() = m_factors.row(0);
    if (!m_layout.isTall)
        forSamples([this](Index begin, Index samples) { combineDistances(begin, samples); });
}

// The distances of some samples: the sum over the strips, each times the factor of its cluster. Those of sparse
// data are added up in the first strip.
void PartitionPass::combineDistances(Index begin, Index samples)
{
    auto distances = m_distances.map().middleRows(begin, samples);
    if (!m_data.sparse) {
        distances.setZero();
        for (std::size_t at = 0; at < m_strips.size(); ++at)
            for (Index j = 0; j < m_options.clusters; ++j)
                distances.col(j) += m_factors(j, static_cast<Index>(at)) *
                                    m_strips[at].distances.map().col(j).segment(begin, samples);
        return;
    }
    auto sums = m_strips[0].distances.map().middleCols(begin, samples).array();
    for (std::size_t at = 0; at < m_strips.size(); ++at) {
        const auto factors = m_factors.col(static_cast<Index>(at));
        const Eigen::Map<const Eigen::ArrayXd> bases(m_strips[at].bases.data(), m_options.clusters);
        const auto ofStrip = m_strips[at].distances.map().middleCols(begin, samples).array();
        for (Index i = 0; i < samples; ++i)
            if (at == 0)
                sums.col(i) = (sums.col(i) + bases) * factors;
            else
                sums.col(i) += (ofStrip.col(i) + bases) * factors;
    }
    distances = sums.max(0.0).matrix().transpose();  // differences of sums
}

Eigen::MatrixXd PartitionPass::weights() const
{
    const Index features = m_data.features();
    Eigen::MatrixXd result(weightRows(), features);
    if (!m_hasWeights) {
        result.rowwise() =
            (m_data.varies.head(features) / static_cast<double>(m_data.varying)).matrix().transpose();
        return result;
    }
    const Index parts = (features + weightsPerTask - 1) / weightsPerTask;
    for (Index row = 0; row < weightRows(); ++row) {
        const double lambda = m_lambdas[static_cast<std::size_t>(row)];
        const double least = leastScatter(scatterOf(row), m_data.varies.data(), features);
        AlignedMatrix roots = AlignedMatrix::uninitialised(weightsPerTask, parts);
        std::vector<double> totals(static_cast<std::size_t>(parts));
        const auto featuresOf = [&](Index part) {
            return std::min(weightsPerTask, features - part * weightsPerTask);
        };
        parallelFor(parts, m_options.threads, [&](Index part) {
            const Index begin = part * weightsPerTask;
            totals[static_cast<std::size_t>(part)] =
                weighFeatures(scatterOf(row) + begin, m_data.varies.data() + begin, least, lambda,
                              featuresOf(part), roots.column(part))
                    .total;
        });
        const double total = std::accumulate(totals.begin(), totals.end(), 0.0);
        parallelFor(parts, m_options.threads, [&](Index part) {
            const Array root(roots.column(part), featuresOf(part));
            result.row(row).segment(part * weightsPerTask, root.size()) = (root.square() / total).matrix();
        });
    }
    return result;
}

}  // namespace fuzzylens::sfp_detail
