// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

/// Relative luminance of an opaque sRGB colour, 0 to 1 (WCAG 2.1).
inline double luminance(const QColor& colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Contrast of two opaque colours, 1 to 21 (WCAG 2.1).
inline double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

inline constexpr double leastOfText = 4.5, leastOfMarks = 3;

}  // namespace fuzzylens::ui
