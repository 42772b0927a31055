// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/axis_ticks.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>

#include <span>

class QPainter;

namespace fuzzylens::ui {

/// An axis for plots of QPainter. Maps values from low to high, under a scale, to pixels from start to end; end
/// may be less than start.
struct PlotAxis
{
    QString name;
    AxisScale scale;
    double low = 0, high = 1;   // values
    double start = 0, end = 1;  // pixels
    TickNumbers numbers = TickNumbers::Any;

    /// A linear axis over the finite values of @p values with a margin (relative to their range) at both ends; a
    /// single value is in the middle.
    static PlotAxis linear(const QString& name, std::span<const double> values, double margin = 0.04);
    /// The same, but logarithmic where the values stretch over orders of magnitude. Differences far below @p unit
    /// are rounding and count as 0.
    static PlotAxis covering(const QString& name, std::span<const double> values, double unit = 0);

    double place(double value) const;
    double value(double place) const;
    /// Values for at most @p most ticks, round ones.
    std::vector<double> ticks(int most) const;
};

/// A frame with ticks, numbers and names around a plot; an axis without a name has no room for one.
struct PlotFrame
{
    QRectF plot;
    PlotAxis x, y;

    /// Lays out the plot in @p area and sets the pixels of both axes.
    static PlotFrame of(const QRectF& area, PlotAxis x, PlotAxis y, const QFont& font);
    void paint(QPainter& painter, const QFont& font, const Theme& theme) const;

private:
    std::vector<double> ticksUpwards(const QFont& font) const;
    double numbersWidth(const QFont& font) const;  // of the vertical axis
};

}  // namespace fuzzylens::ui
