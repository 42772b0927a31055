// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/chart_parts.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens::ui {

class ClusterNumbers;

/// Indices of clusters over the values of a sweep, one small chart each, all over the same axis.
struct ClusterChart
{
    struct Index
    {
        std::string score;
        QString name;
        std::vector<std::optional<double>> values;
        std::vector<double> errors;       // of the gap statistic gapError(), of the stability the standard error
        std::optional<std::size_t> best;  // value
        bool isBetterWhenLess = false;
    };

    QString axis;
    QStringList values;
    std::vector<Index> indices;
    std::optional<double> present;  // in columns; between two of them for a number that was not tried

    static ClusterChart of(const ClusterNumbers& numbers);
    /// "Xie-Beni index ↓": less is better.
    static QString heading(const Index& index);
};

/// Where one index is.
struct IndexLayout
{
    QRectF area;
    QRectF heading;
    PlotFrame frame;  // its horizontal axis counts the values

    /// @param hasAxis whether the horizontal axis has a name.
    static IndexLayout of(const QRectF& area, const ClusterChart& chart, const ClusterChart::Index& index,
                          bool hasAxis, const QFont& font);
};

/// Where the parts are: small charts in rows, and an area for one thing that is shown large, above them or, where
/// there is more width than height, at their right. Without room for them there are no small charts.
struct ClusterLayout
{
    std::vector<IndexLayout> small;
    QRectF large;

    static ClusterLayout of(const QRectF& area, const ClusterChart& chart, const QFont& font);
};

/// Draws one index. @param cursor a value or -1. @param isChosen whether it is the one that is shown large.
void paintIndex(QPainter& painter, const ClusterChart& chart, const ClusterChart::Index& index,
                const IndexLayout& layout, const QFont& font, const Theme& theme, int cursor, bool isChosen);

}  // namespace fuzzylens::ui
