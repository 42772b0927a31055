// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// The values of every sample counted in bins of equal width that all samples share. A bin holds its lower edge
/// and not its upper one, the last bin both. Values beyond the edges are counted in the outermost bins. Missing
/// values are not counted.
struct ValueHistograms
{
    double low = 0;   // lower edge of the first bin
    double high = 1;  // upper edge of the last
    int bins = 0;
    std::vector<std::uint32_t> counts;  // samples x bins, sample by sample
    std::vector<Index> present;         // values of every sample
    double lowest = 0;                  // of all values; NaN when there is none
    double highest = 0;                 // of all values
    Index below = 0;                    // values under low
    Index above = 0;                    // values over high

    Index samples() const { return static_cast<Index>(present.size()); }
    double edge(int bin) const
    {
        const double share = static_cast<double>(bin) / bins;
        return low * (1 - share) + high * share;
    }
    std::uint32_t count(Index sample, int bin) const
    {
        return counts[static_cast<std::size_t>(sample) * static_cast<std::size_t>(bins) +
                      static_cast<std::size_t>(bin)];
    }
    /// Share of a sample's values in a bin; 0 if it has no values.
    double share(Index sample, int bin) const
    {
        const Index all = present[static_cast<std::size_t>(sample)];
        return all > 0 ? static_cast<double>(count(sample, bin)) / static_cast<double>(all) : 0.0;
    }
};

/// The histograms of all samples in @p bins bins from the lowest to the highest value. Where the middle 99.8 % of
/// the values take less than half of that range, the bins cover the middle alone. A single number gets bins from
/// half below to half above it. Nothing when @p progress requests cancellation. The same for any number of
/// threads.
/// @throws std::invalid_argument if @p bins < 1.
FUZZYLENS_EXPORT std::optional<ValueHistograms> valueHistograms(const Dataset& data, int bins,
                                                                const Progress& progress = {});

}  // namespace fuzzylens
