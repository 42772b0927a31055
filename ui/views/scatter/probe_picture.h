// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/probe_marks.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// The probes a scatter plot shows: pins that stand on the samples, filled with the accent where they are pinned
/// by hand, and small crosses over samples that are never to be probes.
struct ProbePicture
{
    static constexpr double tallest = 18, lowest = 8;  // pins, in pixels

    std::vector<int> found;      // probes that are neither pinned nor forbidden
    std::vector<int> pinned;     // pinned ones, whether or not the fit knows of them
    std::vector<int> forbidden;  // never probes, whether or not the fit knows of them
    bool isSearching = false;

    static ProbePicture of(const ProbeMarks& marks);
    int probes() const { return int(found.size() + pinned.size()); }
    bool isEmpty() const { return found.empty() && pinned.empty() && forbidden.empty(); }
    /// Of a pin, in pixels: the more there are, the lower, so that samples stay in sight between them.
    double height() const;
    /// "pinned probe", "probe", "never a probe"; empty for any other sample.
    QString roleOf(int sample) const;
};

/// A pin whose tip stands at @p tip.
void drawPin(QPainter& painter, const QPointF& tip, double height, const QColor& ink, const QColor& halo);
/// A small cross over a sample that is never a probe.
void drawNeverProbe(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo);

/// Draws all of @p picture; @p toPlace puts a sample on the picture (a place that is not finite is left away), in
/// whose units a marker has @p diameter and a pin @p height.
void drawProbes(QPainter& painter, const ProbePicture& picture, const std::function<QPointF(int)>& toPlace,
                double diameter, double height, const Theme& theme);

}  // namespace fuzzylens::ui
