// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// Where values are missing, in blocks of neighbouring features (rows) and samples (columns). Every
/// cell belongs to exactly one block.
struct MissingMap
{
    Index features = 0;
    Index samples = 0;
    int rows = 0;                       // at most features
    int columns = 0;                    // at most samples
    std::vector<std::uint32_t> counts;  // missing values of every block, row by row

    Index firstFeature(int row) const { return features * row / rows; }  // of row rows: features
    Index firstSample(int column) const { return samples * column / columns; }
    std::uint32_t count(int row, int column) const
    {
        return counts[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                      static_cast<std::size_t>(column)];
    }
    /// The share of missing cells in a block; more than 0 if one is missing.
    double share(int row, int column) const
    {
        const Index cells =
            (firstFeature(row + 1) - firstFeature(row)) * (firstSample(column + 1) - firstSample(column));
        return static_cast<double>(count(row, column)) / static_cast<double>(cells);
    }
};

/// At most @p height rows and @p width columns: one per feature and one per sample if there are not more.
/// Nothing when @p progress requests cancellation. @throws std::invalid_argument if @p height or @p width < 1.
FUZZYLENS_EXPORT std::optional<MissingMap> missingMap(const Dataset& data, int height, int width,
                                                      const Progress& progress = {});

}  // namespace fuzzylens
