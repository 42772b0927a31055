// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/linear_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

LinearScale LinearScale::covering(const std::vector<double>& values, double start, double end, double margin)
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double value : values)
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    if (low > high)
        low = 0, high = 1;
    const double size = std::max(std::abs(low), std::abs(high));
    if (high - low <= 1e-12 * size || high == low) {
        const double half = size > 0 ? size * 0.05 : 0.5;
        return {(low + high) / 2 - half, (low + high) / 2 + half, start, end};
    }
    const double room = (high - low) * margin;
    return {low - room, high + room, start, end};
}

std::vector<double> LinearScale::ticks(int most) const
{
    std::vector<double> result;
    if (!(high > low) || most < 1)
        return result;
    double step = std::pow(10.0, std::floor(std::log10((high - low) / most)));
    const auto count = [&] { return std::floor(high / step) - std::ceil(low / step) + 1; };
    for (const double factor : {2.0, 2.5, 2.0, 2.0})  // 1, 2, 5, 10, 20
        if (count() > most)
            step *= factor;
    for (double tick = std::ceil(low / step); tick <= std::floor(high / step) && int(result.size()) < most; ++tick)
        result.push_back(tick * step);
    return result;
}

}  // namespace fuzzylens::ui
