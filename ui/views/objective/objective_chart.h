// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace fuzzylens::ui {

/// The objective after each iteration: the total first, then its terms, then what else is counted, each a curve
/// with a scale of its own, since they differ by orders of magnitude and in sign.
struct ObjectiveChart
{
    struct Curve
    {
        QString name;
        std::vector<double> values;  // an iteration each
        bool isCourse = false;       // no part of the objective: violated pairs, clusters left

        /// Text for an iteration, from 0.
        QString text(std::size_t iteration) const;
    };
    std::vector<Curve> curves;
    QString headline;  // "Converged after 13 iterations"
    QString detail;    // "last drop 0.0021, 0.0005 % of the total"

    static ObjectiveChart of(const Fit& fit);
    /// Those of its curves, as they are shown; empty without an objective.
    static QStringList namesOf(const Fit& fit);
    int iterations() const { return curves.empty() ? 0 : int(curves.front().values.size()); }
    bool isEmpty() const { return iterations() == 0; }
};

/// Where its parts are. All curves share the horizontal axis.
struct ObjectiveLayout
{
    QRectF headline;
    QRectF names;                // column at the left
    QRectF values;               // column at the right
    std::vector<QRectF> panels;  // a curve each
    QRectF axis;                 // numbers of the iterations
    int iterations = 0;

    static ObjectiveLayout of(const QRectF& area, const ObjectiveChart& chart, const QFont& font);
    /// In which no text stands over another, with curves of @p names.
    static double leastHeight(const QStringList& names, const QFont& font);
    double x(int iteration) const;        // from 0
    int iterationAt(double place) const;  // the nearest; -1 outside the panels
};

/// Draws it; with @p hovered >= 0 the values of that iteration instead of the last.
void paintObjective(QPainter& painter, const ObjectiveChart& chart, const ObjectiveLayout& layout,
                    const QFont& font, const Theme& theme, int hovered);

}  // namespace fuzzylens::ui
