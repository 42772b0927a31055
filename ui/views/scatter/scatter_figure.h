// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/kept_range.h"
#include "ui/views/scatter/scatter_content.h"

#include <QRectF>

class QPainter;

namespace fuzzylens::ui {

/// A scatter plot on paper: axes with names, the graph as vectors (one image beyond 8 000 edges), markers too (one
/// image beyond 20 000 samples), centres with names, legend.
struct ScatterFigure
{
    static constexpr int mostVectorMarkers = 20000;
    static constexpr int mostVectorEdges = 8000;

    const ScatterContent& content;
    const ScatterContent& projected;  // samples of a second file; may be empty
    QString projectedName;            // of that file
    const Colouring& colouring;
    AxisRange x, y;  // of three axes the shorter one says how much is shown
    Theme theme;
    QFont font;

    /// In the painter's units of 1/72 inch; nothing leaves @p area.
    void paint(QPainter& painter, const QRectF& area) const;

private:
    void paintPlot(QPainter& painter, const QRectF& area, const QRectF& plot) const;
    double paintLegend(QPainter& painter, const QRectF& area) const;
    double paintProjectedLegend(QPainter& painter, const QRectF& area) const;
    /// What the lines of pairs, the outlines of clusters and the marks of probes stand for; 0 without.
    double paintMarkLegend(QPainter& painter, const QRectF& area) const;
    /// The layer below the samples: axes or the cube of three, and the graph.
    void paintGround(QPainter& painter, const QRectF& area, const QRectF& plot) const;
    void paintGraph(QPainter& painter, const QRectF& plot) const;
    QRectF plotArea(QPainter& painter, const QRectF& area) const;
    void paintAxes(QPainter& painter, const QRectF& area, const QRectF& plot) const;
    /// Their lines, or what the violated ones cost.
    void paintPairs(QPainter& painter, const QRectF& plot, bool costs) const;
    void paintCloud(QPainter& painter, const QRectF& plot, const ScatterContent& cloud) const;
    void paintMarkers(QPainter& painter, const QRectF& plot, const ScatterContent& cloud) const;
    void paintProbes(QPainter& painter, const QRectF& plot) const;
    void paintCentres(QPainter& painter, const QRectF& plot) const;
    void paintCentreNames(QPainter& painter, const QRectF& plot) const;
    /// Behind the rest of the legend at @p corner, in a line of its own where it would leave @p area. Returns the
    /// height of the legend with it; without centres there is none.
    double paintCentreKey(QPainter& painter, const QRectF& area, QPointF corner) const;
    QPointF place(const QRectF& plot, double xCoordinate, double yCoordinate) const;
    /// Not finite where it is outside the plot.
    QPointF placeOf(const QRectF& plot, int sample) const;
    QPointF placeAnywhere(const QRectF& plot, int sample) const;
};

}  // namespace fuzzylens::ui
