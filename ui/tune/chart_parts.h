// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_axis.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// Lines across the plot of @p frame with the numbers of its vertical axis at their left.
void paintLevels(QPainter& painter, const PlotFrame& frame, const QFont& font, const Theme& theme);

/// The labels of evenly spaced columns below @p plot, or every second, third, ... where there is no room for all.
void paintColumnLabels(QPainter& painter, const QStringList& labels, const QRectF& plot, const QFont& font,
                       const Theme& theme);

/// The middle of a column of @p count.
double columnPlace(const QRectF& plot, double column, std::size_t count);
/// The column in which @p position is; -1 outside the plot.
int columnAt(const QRectF& plot, const QPointF& position, std::size_t count);

/// A point of a curve.
struct CurvePoint
{
    double x = 0;                 // pixels
    std::optional<double> value;  // the curve has a gap without
    double error = 0;             // of a bar in each direction
};

/// Discs with error bars; those next to each other are joined.
void paintCurve(QPainter& painter, const std::vector<CurvePoint>& points, const PlotAxis& y, const QColor& colour,
                double line);

/// An axis over all values and ends of bars, with a margin.
PlotAxis axisOver(const std::vector<CurvePoint>& points);

}  // namespace fuzzylens::ui
