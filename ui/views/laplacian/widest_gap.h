// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

namespace fuzzylens::ui {

/// How many of @p values, which ascend or descend, stand before the widest gap between two neighbours; 0: there
/// are not two that differ.
inline int belowWidestGap(const std::vector<double>& values)
{
    int below = 0;
    double widest = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        if (const double gap = std::abs(values[i] - values[i - 1]); gap > widest) {
            widest = gap;
            below = int(i);
        }
    return below;
}

}  // namespace fuzzylens::ui
