// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plot_axis.h"

#include <vector>

namespace fuzzylens::ui {

/// The axes of a plot of eigenvalues in order, numbered from 1.
struct EigenvalueFrame
{
    PlotFrame axes;
    int count = 0;

    /// For @p count eigenvalues from 0 to @p greatest. @p name of the axis across; empty: none.
    static EigenvalueFrame of(const QRectF& area, int count, double greatest, const QString& name,
                              const QFont& font);
    const QRectF& plot() const { return axes.plot; }
    double pitch() const { return plot().width() / std::max(1, count); }
    QPointF place(int index, double value) const;  // index from 0
    int valueAt(const QPointF& point) const;       // the nearest; -1 outside the plot
    /// The gap after the first @p below of @p values as a bracket.
    void paintGap(QPainter& painter, const std::vector<double>& values, int below, const QColor& colour,
                  double foot) const;
};

/// How many of @p values, which ascend or descend, stand before the widest gap between two neighbours; 0: there
/// are not two that differ.
int belowWidestGap(const std::vector<double>& values);

}  // namespace fuzzylens::ui
