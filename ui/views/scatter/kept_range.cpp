// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/kept_range.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {
constexpr double air = 0.06;        // of the extent, on either side
constexpr double wellFilled = 0.8;  // share of the axis range below which the range is reduced
}  // namespace

AxisRange rangeOf(std::span<const double> values)
{
    if (values.empty())
        return {};
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double extent = *high - *low;
    if (!(extent > 1e-12 * std::max(std::abs(*low), std::abs(*high))))
        return {*low - 0.5 * std::max(1.0, std::abs(*low) * 1e-6),
                *low + 0.5 * std::max(1.0, std::abs(*low) * 1e-6)};
    return {*low - air * extent, *high + air * extent};
}

AxisRange grown(const AxisRange& current, const AxisRange& needed)
{
    return {std::min(current.lower, needed.lower), std::max(current.upper, needed.upper)};
}

AxisRange settled(const AxisRange& current, const AxisRange& needed)
{
    const bool fits = current.lower <= needed.lower && current.upper >= needed.upper;
    return fits && needed.extent() >= wellFilled * current.extent() ? current : needed;
}

}  // namespace fuzzylens::ui
