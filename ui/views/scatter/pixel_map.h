// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace fuzzylens::ui {

/// pixel = offset + scale x coordinate; linear axes only.
struct PixelMap
{
    double offset = 0, scale = 0;

    /// @param ratio of the pixels to those of the plot.
    PixelMap(const QCPAxis& axis, double ratio)
    {
        const QCPRange range = axis.range();
        const double first = axis.coordToPixel(range.lower), last = axis.coordToPixel(range.upper);
        scale = (last - first) / range.size() * ratio;
        offset = first * ratio - scale * range.lower;
    }
    PixelMap(double at, double by)
        : offset(at)
        , scale(by)
    {}
    double operator()(double coordinate) const { return offset + scale * coordinate; }
};

}  // namespace fuzzylens::ui
