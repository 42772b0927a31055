// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/trace_plot.h"
#include "ui/scene/scene.h"

#include <QStringList>

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
    /// As it is drawn, with the values of the iteration @p hovered (from 0), or of the last one (-1).
    TraceSet traces(int hovered) const;
};

}  // namespace fuzzylens::ui
