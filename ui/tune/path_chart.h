// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/chart_parts.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace fuzzylens::ui {

class FeaturePath;

/// The weights of the leading features over the logarithm of the parameter that selects features, and strips over
/// the same axis.
struct PathChart
{
    struct Line
    {
        int feature = 0;
        QString name;
        std::vector<std::optional<double>> weights;  // a value each
    };
    struct Strip
    {
        QString name;
        std::vector<std::optional<double>> values;
        std::vector<double> errors;
    };
    struct Tick
    {
        double position = 0;  // from 0 at the first value to 1 at the last one, evenly in the logarithm
        QString label;
    };

    QString axis;
    QStringList values;
    std::vector<double> positions;  // of the values, as that of a tick
    std::vector<Tick> ticks;        // the most important first
    std::vector<Line> lines;        // leading first
    std::vector<Strip> strips;      // effective features; accuracy and stability as far as there are
    std::optional<double> present;  // position
    bool hasNamesAtLeft = false;    // where fewer features count

    static PathChart of(const FeaturePath& path);
};

/// Where its parts are.
struct PathLayout
{
    PlotFrame weights;
    std::vector<PlotFrame> strips;
    std::vector<QRectF> headings;  // of the weights, then of the strips
    std::vector<QRectF> names;     // of the lines, at the ends of these, without overlap
    double axisTop = 0;            // of the labels of the horizontal axis

    static PathLayout of(const QRectF& area, const PathChart& chart, const QFont& font);
    double place(double position) const;
    double position(double place) const;
    /// The value that is nearest to @p at; -1 outside the plots.
    int valueAt(const PathChart& chart, const QPointF& at) const;
    /// From the first strip or the weights to the last strip.
    QRectF plots() const;
};

/// Middles of labels as near to @p wanted as possible, in the same order, at least @p pitch apart within @p low
/// and
/// @p high as far as there is room.
std::vector<double> spreadOut(const std::vector<double>& wanted, double pitch, double low, double high);

/// Draws it; @p cursor is a value or -1.
void paintPath(QPainter& painter, const PathChart& chart, const PathLayout& layout, const QFont& font,
               const Theme& theme, int cursor);

}  // namespace fuzzylens::ui
