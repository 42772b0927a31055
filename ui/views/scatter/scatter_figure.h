// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/kept_range.h"
#include "ui/views/scatter/scatter_content.h"

#include <QRectF>

class QCPPainter;
class QPainter;

namespace fuzzylens::ui {

/// A scatter plot on paper: the plot as on screen, without selection and cursor, below a legend.
struct ScatterFigure
{
    const ScatterContent& content;
    const ScatterContent& projected;  // samples of a second file; may be empty
    QString projectedName;            // of that file
    const Colouring& colouring;
    AxisRange x, y;  // of three axes the shorter one says how much is shown
    Theme theme;
    QFont font;

    /// In the painter's units of 1/72 inch; nothing leaves @p area.
    void paint(QCPPainter& painter, const QRectF& area) const;

private:
    double paintLegend(QPainter& painter, const QRectF& area) const;
    double paintProjectedLegend(QPainter& painter, const QRectF& area) const;
    /// What shapes and sizes, the lines of pairs, the outlines of clusters and the marks of probes stand for; 0
    /// without.
    double paintMarkLegend(QPainter& painter, const QRectF& area) const;
    /// Behind the rest of the legend at @p corner, in a line of its own where it would leave @p area. Returns the
    /// height of the legend with it; without centres there is none.
    double paintCentreKey(QPainter& painter, const QRectF& area, QPointF corner) const;
};

}  // namespace fuzzylens::ui
