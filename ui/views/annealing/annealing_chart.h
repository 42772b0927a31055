// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/annealing_stage.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace fuzzylens::ui {

/// The plot of a search for probes: four traces over the temperatures, each with its own scale, their values at
/// the playhead, and the best set.
struct AnnealingChart
{
    struct Panel
    {
        QString name;
        std::vector<double> values;  // a place each, from first on; NaN: none there
        double best = 0;             // of the best set; NaN: it has none
        double top = 0;              // the scale goes from 0 to this
        bool isPercent = false;
        bool isCount = false;

        QString text(double value) const;
    };
    std::vector<Panel> panels;       // energy, quality, probes, acceptance
    std::vector<double> logarithms;  // of the temperatures 1, 2, ...
    int first = 0, last = 0;         // places
    int end = 1;                     // of the axis: there is room for what may come
    int playhead = 0;
    int bestPlace = -1;                   // -1: not known
    bool showsBest = false;               // the best set is on view, not that at the playhead
    bool isChangedByConstraints = false;  // the set on view is none that the search has had
    int probesShown = 0;                  // in the set on view
    QString problem;                      // why it cannot go on; empty: nothing is wrong
    QString headline;                     // "Iteration 31 of at most 60"
    QString detail;                       // "3 probes · representation error 0 %"
    QString shortDetail;                  // "3 probes · 0 %"

    static AnnealingChart of(const AnnealingStage& stage);
    bool isEmpty() const { return panels.empty(); }
    /// What the panel says at a place.
    double value(const Panel& panel, int place) const { return panel.values[std::size_t(place - first)]; }
    /// Text about the displayed set.
    double shown(const Panel& panel) const;
    /// The places, no whole numbers, where the temperature had the logarithm @p logarithm on its way down, and
    /// where it will if it goes on to fall as fast as it did last.
    std::vector<double> placesOf(double logarithm) const;
};

/// Where its parts are. All traces share the horizontal axis: places, evenly apart, so that temperatures, which
/// fall by the same factor, lie on a logarithmic scale.
struct AnnealingLayout
{
    QRectF headline;
    QRectF marks;                // between it and the panels
    QRectF names;                // column at the left
    QRectF numbers;              // of the scales, between it and the panels
    QRectF values;               // column at the right
    std::vector<QRectF> panels;  // a course each
    QRectF temperatures;         // numbers beneath
    QRectF iterations;           // numbers beneath these
    int first = 0, last = 0, end = 1;

    static AnnealingLayout of(const QRectF& area, const AnnealingChart& chart, const QFont& font);
    double x(double place) const;
    int placeAt(double x) const;  // the nearest; -1 outside the panels
};

/// Draws it. @p isFigure: nothing of it can be moved, so there is no playhead.
void paintAnnealing(QPainter& painter, const AnnealingChart& chart, const AnnealingLayout& layout,
                    const QFont& font, const Theme& theme, bool isFigure);

}  // namespace fuzzylens::ui
