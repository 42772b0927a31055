// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/trace_plot.h"
#include "ui/scene/annealing_stage.h"

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
    /// As it is drawn. @p isFigure: nothing of it can be moved, so there is no playhead.
    TraceSet traces(bool isFigure) const;

private:
    std::vector<std::pair<double, QString>> temperatureTicks() const;
};

}  // namespace fuzzylens::ui
