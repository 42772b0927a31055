// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <vector>

namespace fuzzylens::ui {

/// How values become places on an axis. Square root and logarithm keep the sign and pass through zero, so that
/// every value has a place: sign(v) sqrt|v|, and sign(v) log10(1 + |v| / unit).
struct AxisScale
{
    enum class Kind { Linear, SquareRoot, Logarithmic };
    Kind kind = Kind::Linear;
    double unit = 1;  // of the logarithm: below it the axis is nearly linear

    bool operator==(const AxisScale&) const = default;

    /// The scale of a kind for these values: the unit is a power of ten not above the median size of those that
    /// are not zero.
    static AxisScale of(Kind kind, std::span<const double> values);

    double place(double value) const;
    double value(double place) const;  // the inverse
    std::vector<double> places(std::vector<double> values) const;
    /// What an axis called @p name is called under this scale.
    QString axisName(const QString& name) const;
    QString shortAxisName(const QString& name) const;  // where there is less room
};

/// Values with round numbers for the ticks of a stretch of places, ascending: 0 and
/// powers of ten first, then their fives and twos, at most @p count. Empty for a linear scale, and where fewer
/// than three fit.
std::vector<double> roundValues(const AxisScale& scale, double lower, double upper, int count);

}  // namespace fuzzylens::ui
