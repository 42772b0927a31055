// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/tune/trial_marks.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace fuzzylens::ui {

class TuneController;

/// A heat map of a score over two axes of a search, in the slice that TuneController::slice() chooses. A cell
/// without a trial is empty: nothing is interpolated.
struct LandscapeChart
{
    struct Cell
    {
        std::size_t candidate = 0;
        std::optional<double> score;
        bool isRefused = false;
        TrialMarks marks;
    };

    QString score;  // its name
    bool isBetterWhenLess = false;
    QString slice;  // the values of the further axes: "α′ 0.5"; empty without
    QString xName, yName;
    QStringList xValues, yValues;  // of the columns from the left, of the rows from below
    std::vector<Cell> cells;       // row by row, the lowest first
    double worst = 0, best = 1;    // score of all trials, so that slices have the same colours

    /// Of a search over two axes or more.
    static LandscapeChart of(const TuneController& tune);
    /// "Accuracy, α′ 0.5".
    QString heading() const;
    int columns() const { return int(xValues.size()); }
    int rows() const { return int(yValues.size()); }
    const Cell& cell(int column, int row) const { return cells[std::size_t(row * columns() + column)]; }
    QColor colourOf(const Cell& cell, const Theme& theme) const;
};

/// Where its parts are.
struct LandscapeLayout
{
    QRectF scale;            // the colours and their numbers
    QRectF plot;             // the cells
    QRectF legend;           // empty without room
    double labelsWidth = 0;  // of the values of the rows
    bool hasAxes = true;     // false without room

    static LandscapeLayout of(const QRectF& area, const LandscapeChart& chart, const QFont& font);
    QRectF cell(const LandscapeChart& chart, int column, int row) const;
    /// The index of the cell at @p point, -1 outside the plot.
    int cellAt(const LandscapeChart& chart, const QPointF& point) const;
};

/// Draws it; @p cursor is the index of a cell or -1.
void paintLandscape(QPainter& painter, const LandscapeChart& chart, const LandscapeLayout& layout,
                    const QFont& font, const Theme& theme, int cursor);

}  // namespace fuzzylens::ui
