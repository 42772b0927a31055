// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/kernels.h"
#include "core/methods/sfp/partition_strip.h"

#include <algorithm>
#include <cmath>

// The pass over many samples: blocks of them are the units of work, the features of all make one strip, and
// preparing, sums and distances are a pass over the data each.

namespace fuzzylens::sfp_detail {

namespace {

constexpr Index featuresPerTask = 256;

}  // namespace

bool PartitionPass::prepareAll()
{
    if (m_isPrepared)
        return true;
    const Index features = m_data.features();
    const auto body = [&](Index task) {
        prepareFeatures(m_data, task * featuresPerTask, std::min(features, (task + 1) * featuresPerTask));
    };
    const Index tasks = (features + featuresPerTask - 1) / featuresPerTask;
    if (!runBatches(tasks, workOf(m_data.samples(), std::min(features, featuresPerTask)), body))
        return false;
    finishPreparation();
    return true;
}

bool PartitionPass::updateBySamples(const AlignedMatrix& memberships, const std::vector<double>& masses,
                                    const std::vector<char>& isEmpty)
{
    const Index features = m_data.features(), clusters = m_options.clusters;
    const auto body = [&](Index index) {
        AlignedMatrix& sums = m_sums[static_cast<std::size_t>(index)];
        AlignedMatrix scratch;
        forPanels(sampleBlock(index), [&](const Block& panel) {
            weightedSums(valuesOf(m_data.table, panel, scratch), panel, memberships, m_heaviest,
                         m_data.means.data(), sums.column(0) + panel.feature,
                         sums.column(clusters) + panel.feature, sums.stride());
        });
    };
    if (!runBatches(m_layout.blocks, workOf(m_layout.samplesPerBlock, features), body))
        return false;
    Strip& strip = m_strips[0];
    clear(strip);
    strip.first.map().setZero();
    strip.second.map().setZero();
    for (const AlignedMatrix& sums : m_sums) {
        strip.first.map() += sums.map().leftCols(clusters);
        strip.second.map() += sums.map().rightCols(clusters);
    }
    centerPanel(strip, 0, features, memberships, masses, isEmpty);
    for (Index row = 0; row < weightRows(); ++row)
        weighPanel(strip, row, 0, features);
    combineStrips();
    for (Index row = 0; row < weightRows(); ++row)
        strip.roots.map().col(row) /= std::sqrt(m_totals[static_cast<std::size_t>(row)]);
    scaleCenters(strip, 0, features);
    return distancesBySamples();
}

// Distances under the weights of strip 0, which are normalised.
bool PartitionPass::distancesBySamples()
{
    const Strip& strip = m_strips[0];
    const auto body = [&](Index index) {
        const Block block = sampleBlock(index);
        for (Index j = 0; j < m_options.clusters; ++j)
            std::fill_n(m_distances.column(j) + block.sample, block.samples, 0.0);
        addDistancesByPanels(
            m_data.table, block, m_options.clusters,
            {strip.roots.column(0), rootPitch(strip), strip.offsets.column(0), strip.offsets.stride()},
            m_distances.column(0) + block.sample, m_distances.stride());
    };
    if (!runBatches(m_layout.blocks, workOf(m_layout.samplesPerBlock, m_data.features()), body))
        return false;
    for (Index j = 0; j < m_options.clusters; ++j)
        std::fill(m_distances.column(j) + m_distances.rows(), m_distances.column(j) + m_distances.stride(), 0.0);
    return true;
}

Block PartitionPass::sampleBlock(Index index) const
{
    const Index sample = index * m_layout.samplesPerBlock;
    return {sample, std::min(m_layout.samplesPerBlock, m_data.paddedSamples() - sample), 0, m_data.features()};
}

}  // namespace fuzzylens::sfp_detail
