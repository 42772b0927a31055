// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLineF>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

/// How strong lines are drawn: @p strongest up to @p few of them, then fainter, down to @p faintest.
struct LineStrength
{
    double few, many;
    double strongest, faintest;

    double opacityOf(std::size_t lines) const
    {
        const double t = std::log(std::max(1.0, double(lines) / few)) / std::log(many / few);
        return strongest + (faintest - strongest) * std::clamp(t, 0.0, 1.0);
    }
};

inline QColor faded(QColor color, double opacity)
{
    color.setAlphaF(float(opacity));
    return color;
}

/// Whether a line has two places that can be drawn.
inline bool isPlaced(const QLineF& line)
{
    return std::isfinite(line.x1()) && std::isfinite(line.y1()) && std::isfinite(line.x2()) &&
           std::isfinite(line.y2());
}

}  // namespace fuzzylens::ui
