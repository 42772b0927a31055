// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/scatter/axis_scale.h"

#include <QFont>
#include <QRectF>

#include <span>

class QPainter;

namespace fuzzylens::ui {

/// One axis of a small plot: maps values from low to high by a scale to pixels from start to end.
struct PlotAxis
{
    QString name;
    AxisScale scale;
    double low = 0, high = 1;   // values
    double start = 0, end = 1;  // pixels

    /// For these values: logarithmic where they stretch over orders of magnitude, else linear. Numbers that are
    /// not finite do not count. Differences far below @p unit are rounding and count as 0.
    static PlotAxis covering(const QString& name, std::span<const double> values, double unit = 0);

    double place(double value) const;
    double value(double place) const;
    /// Values for about @p most ticks, round ones.
    std::vector<double> ticks(int most) const;
};

/// A frame with ticks, numbers and names around a plot.
struct PlotFrame
{
    QRectF plot;
    PlotAxis x, y;

    /// Lays out the plot in @p area and sets the pixels of both axes.
    static PlotFrame of(const QRectF& area, PlotAxis x, PlotAxis y, const QFont& font);
    void paint(QPainter& painter, const QFont& font, const Theme& theme) const;
};

/// @p value as short as a tick needs it: 40k, 0.5, −2.
QString tickText(double value);

}  // namespace fuzzylens::ui
