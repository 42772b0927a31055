// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/point_styles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

void styleByNumbers(PointStyles& result, const std::vector<double>& numbers, const Theme& theme)
{
    result.byClass = false;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double number : numbers)
        if (std::isfinite(number)) {
            low = std::min(low, number);
            high = std::max(high, number);
        }
    result.lowest = low <= high ? low : 0;
    result.highest = low <= high ? high : 0;
    for (int step = 0; step < PointStyles::steps; ++step)
        result.styles.push_back({Marker::Disc, theme.sequential(double(step) / (PointStyles::steps - 1))});
    const double extent = result.highest - result.lowest;
    const std::size_t count = std::min(numbers.size(), result.styleOf.size());
    for (std::size_t i = 0; i < count; ++i)
        if (std::isfinite(numbers[i])) {
            const double t = extent > 0 ? (numbers[i] - result.lowest) / extent : 0.5;
            result.styleOf[i] = std::uint8_t(1 + std::lround(t * (PointStyles::steps - 1)));
        }
}

void styleByClass(PointStyles& result, const Colouring& colouring, const Theme& theme)
{
    const int classes = std::min(int(colouring.classes.size()), Theme::distinctClasses);
    for (int index = 0; index < classes; ++index)
        result.styles.push_back({Theme::classMarker(index), theme.classColor(index)});
    const std::size_t count = std::min(colouring.codes.size(), result.styleOf.size());
    for (std::size_t i = 0; i < count; ++i)
        if (colouring.codes[i] >= 0 && classes > 0)
            result.styleOf[i] = std::uint8_t(1 + colouring.codes[i] % Theme::distinctClasses);
}

}  // namespace

PointStyles PointStyles::of(const Colouring& colouring, int samples, const Theme& theme)
{
    PointStyles result;
    result.styles.push_back({Theme::classMarker(-1), theme.classColor(-1)});
    result.styleOf.assign(std::size_t(samples), 0);
    if (colouring.byClass())
        styleByClass(result, colouring, theme);
    else
        styleByNumbers(result, colouring.numbers, theme);
    return result;
}

double markerDiameter(int samples)
{
    return std::clamp(11.0 - 2.6 * std::log10(std::max(samples, 1) / 150.0), 3.5, 11.0);
}

}  // namespace fuzzylens::ui
