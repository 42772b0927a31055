// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_axis.h"
#include "ui/tune/trial_marks.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

class TuneController;

/// The score and its standard error along one search axis. The other axes keep the positions at the selected
/// candidate.
struct ValidationChart
{
    struct Point
    {
        std::size_t candidate = 0;
        QString value;
        std::optional<double> score;
        double error = 0;
        std::optional<double> training;  // accuracy on the training samples, next to an accuracy
        TrialMarks marks;
        bool isSelected = false;
    };

    QString score, axis;  // their names
    std::vector<Point> points;

    /// @param axis index in the search plan.
    static ValidationChart of(const TuneController& tune, std::size_t axis);
    static QString trainingName();
};

/// Where its parts are. Points are evenly spaced, as the values of a grid are on their scale.
struct ValidationLayout
{
    PlotFrame frame;  // its horizontal axis counts the points
    QRectF heading;
    QRectF legend;

    static ValidationLayout of(const QRectF& area, const ValidationChart& chart, const QFont& font);
    double place(const ValidationChart& chart, int point) const;
    /// The point in whose column @p at is; -1 outside the plot.
    int pointAt(const ValidationChart& chart, const QPointF& at) const;
};

/// Draws it; @p cursor is a point or -1.
void paintValidation(QPainter& painter, const ValidationChart& chart, const ValidationLayout& layout,
                     const QFont& font, const Theme& theme, int cursor);

}  // namespace fuzzylens::ui
