// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/partition_layout.h"

#include "core/methods/sfp/kernels.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

namespace {

constexpr Index tallFrom = 2048;  // samples from which the work is split by samples
constexpr Index widestPanel = 64;
constexpr Index panelValues = 3072;  // values of a panel: two panels fit the first-level cache
constexpr Index mostStrips = 32;
constexpr Index leastBlockSamples = 1024;
constexpr Index mostBlocks = 256;

Index panelWidth(Index samples, bool isSparse)
{
    return std::clamp<Index>(panelValues / std::max<Index>(samples, 1) / 8 * 8, isSparse ? featuresOfPanel : 8,
                             widestPanel);
}

/// @param numbers that a strip holds: a distance for each sample and cluster.
Index stripCount(Index panels, Index numbers)
{
    const Index byMemory = std::max<Index>(4, (Index{1} << 20) / numbers);
    return std::min({panels, mostStrips, byMemory});
}

}  // namespace

PartitionLayout::PartitionLayout(Index samples, Index features, Index clusters, bool isSparse)
    : isTall(samples >= tallFrom && !isSparse)
    , panel(isTall ? features : panelWidth(samples, isSparse))
{
    constexpr Index lane = AlignedMatrix::lane;
    const Index width = isSparse ? (clusters + lane - 1) / lane * lane : clusters;  // of the distances of a sample
    const Index panels = (features + panel - 1) / panel;
    const Index strips = isTall ? 1 : stripCount(panels, samples * width);
    featuresPerStrip = (panels + strips - 1) / strips * panel;
    if (isTall) {
        samplesPerBlock = std::max(leastBlockSamples, (samples / mostBlocks + 8) / 8 * 8);
        blocks = (samples + samplesPerBlock - 1) / samplesPerBlock;
    }
    const auto n = static_cast<double>(samples), p = static_cast<double>(features);
    const auto k = static_cast<double>(clusters), ofStrips = static_cast<double>(strips);
    const double ofPanels = 4 * k * static_cast<double>(panel) * ofStrips;
    const double ofBlocks = 2 * k * p * static_cast<double>(blocks);
    // Sparse data need the memberships in the same form.
    const double perSample = isTall ? 0 : static_cast<double>(width) * (ofStrips + (isSparse ? 1 : 0));
    bytes = sizeof(double) * (k * (n + 2 * p) + ofPanels + ofBlocks + n * perSample);
}

}  // namespace fuzzylens::sfp_detail
