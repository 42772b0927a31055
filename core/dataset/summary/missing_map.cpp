// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/missing_map.h"

#include "core/dataset/summary/value_range.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens {

std::optional<MissingMap> missingMap(const Dataset& data, int height, int width, const Progress& progress)
{
    if (height < 1 || width < 1)
        throw std::invalid_argument("a map needs at least one row and one column");
    MissingMap map;
    map.features = data.features();
    map.samples = data.samples();
    map.rows = static_cast<int>(std::min<Index>(height, map.features));
    map.columns = static_cast<int>(std::min<Index>(width, map.samples));
    map.counts.assign(static_cast<std::size_t>(map.rows) * static_cast<std::size_t>(map.columns), 0);
    std::vector<std::size_t> columnOf(static_cast<std::size_t>(map.samples));
    for (int column = 0; column < map.columns; ++column)
        std::fill(columnOf.begin() + map.firstSample(column), columnOf.begin() + map.firstSample(column + 1),
                  static_cast<std::size_t>(column));
    int row = 0;
    const bool isComplete = summary::inRuns(data, progress, [&](Index first, Index last) {
        std::vector<double> scratch;
        for (Index l = first; l < last; ++l) {
            while (map.firstFeature(row + 1) <= l)
                ++row;
            if (data.missingInFeature(l) == 0)
                continue;
            const double* values = data.column(l, scratch);
            std::uint32_t* counts =
                map.counts.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(map.columns);
            for (std::size_t i = 0; i < columnOf.size(); ++i)
                counts[columnOf[i]] += values[i] != values[i] ? 1 : 0;
        }
    });
    if (!isComplete)
        return {};
    return map;
}

}  // namespace fuzzylens
