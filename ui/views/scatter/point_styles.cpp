// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/point_styles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

/// The finite ones of some numbers.
struct NumberRange
{
    double lowest = 0, highest = 0;  // both 0 if there is none

    explicit NumberRange(const std::vector<double>& numbers)
    {
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (const double number : numbers)
            if (std::isfinite(number)) {
                low = std::min(low, number);
                high = std::max(high, number);
            }
        if (low <= high) {
            lowest = low;
            highest = high;
        }
    }
    /// The step of a finite number among @p steps of equal width.
    int step(double number, int steps) const
    {
        const double t = highest > lowest ? (number - lowest) / (highest - lowest) : 0.5;
        return int(std::lround(t * (steps - 1)));
    }
};

void styleByNumbers(PointStyles& result, const std::vector<double>& numbers, const Theme& theme)
{
    result.byClass = false;
    const NumberRange range(numbers);
    result.lowest = range.lowest;
    result.highest = range.highest;
    for (int step = 0; step < PointStyles::steps; ++step)
        result.styles.push_back({Marker::Disc, theme.sequential(double(step) / (PointStyles::steps - 1))});
    const std::size_t count = std::min(numbers.size(), result.styleOf.size());
    for (std::size_t i = 0; i < count; ++i)
        if (std::isfinite(numbers[i]))
            result.styleOf[i] = std::uint16_t(1 + range.step(numbers[i], PointStyles::steps));
}

void styleByClass(PointStyles& result, const Colouring& colouring, const Theme& theme)
{
    const int classes = std::min(int(colouring.classes.size()), Theme::distinctClasses);
    for (int index = 0; index < classes; ++index)
        result.styles.push_back({Theme::classMarker(index), theme.classColor(index)});
    const std::size_t count = std::min(colouring.codes.size(), result.styleOf.size());
    for (std::size_t i = 0; i < count; ++i)
        if (colouring.codes[i] >= 0 && classes > 0)
            result.styleOf[i] = std::uint16_t(1 + colouring.codes[i] % Theme::distinctClasses);
}

/// Combines each colour with each shape.
void addShapes(PointStyles& result, const Colouring& shaping)
{
    const int classes = std::min(int(shaping.classes.size()), Theme::distinctClasses);
    result.shapes = classes + 1;
    std::vector<PointStyle> combined;
    for (const PointStyle& style : result.styles)
        for (int shape = -1; shape < classes; ++shape)
            combined.push_back({shapeMarker(shape), style.fill, style.outline});
    result.styles = std::move(combined);
    for (std::size_t i = 0; i < result.styleOf.size(); ++i) {
        const int code = i < shaping.codes.size() && classes > 0 ? shaping.codes[i] : -1;
        const int shape = code < 0 ? 0 : 1 + code % Theme::distinctClasses;
        result.styleOf[i] = std::uint16_t(result.styleOf[i] * result.shapes + shape);
    }
}

}  // namespace

PointStyles PointStyles::of(const Colouring& colouring, int samples, const Theme& theme, const Colouring* shaping)
{
    PointStyles result;
    result.styles.push_back({Theme::classMarker(-1), theme.classColor(-1)});
    result.styleOf.assign(std::size_t(samples), 0);
    if (colouring.byClass())
        styleByClass(result, colouring, theme);
    else
        styleByNumbers(result, colouring.numbers, theme);
    if (shaping)
        addShapes(result, *shaping);
    return result;
}

PointSizes PointSizes::of(const Colouring& sizing, int samples)
{
    const NumberRange range(sizing.numbers);
    PointSizes result{std::vector<std::uint8_t>(std::size_t(samples), 0), range.lowest, range.highest};
    const std::size_t count = std::min(sizing.numbers.size(), result.levelOf.size());
    for (std::size_t i = 0; i < count; ++i)
        if (std::isfinite(sizing.numbers[i]))
            result.levelOf[i] = std::uint8_t(range.step(sizing.numbers[i], levels));
    return result;
}

double PointSizes::factor(int level)
{
    constexpr double least = 0.5, most = 1.5;
    return std::sqrt(least * least + (most * most - least * least) * level / (levels - 1));
}

Marker shapeMarker(int classIndex)
{
    return classIndex < 0 ? Marker(Marker::Star, Marker::Dotted) : Theme::classMarker(classIndex);
}

double markerDiameter(int samples)
{
    return std::clamp(11.0 - 2.6 * std::log10(std::max(samples, 1) / 150.0), 3.5, 11.0);
}

}  // namespace fuzzylens::ui
