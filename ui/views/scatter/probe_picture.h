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

/// The probes in a scatter plot: pins on the samples, in the accent colour and without the hole in
/// their head where they are pinned manually, and small crosses over samples that are never to be probes.
struct ProbePicture
{
    static constexpr double tallest = 18, lowest = 8;  // pins, in pixels

    std::vector<int> found;      // probes that are not pinned
    std::vector<int> pinned;     // pinned ones, whether or not the fit knows of them
    std::vector<int> forbidden;  // never probes, whether or not the fit knows of them
    int probes = 0;              // of the fit or the search; of them pinned ones that these know of alone
    bool isSearching = false;    // they are those of a search, not of the fit

    static ProbePicture of(const ProbeMarks& marks);
    int pins() const { return int(found.size() + pinned.size()); }
    bool isEmpty() const { return found.empty() && pinned.empty() && forbidden.empty(); }
    /// Of a pin, in pixels: the more there are, the lower, so that samples stay in sight between them.
    double height() const;
    /// "probe", or "probe of the search".
    QString foundText() const;
    /// The same, "pinned probe", "forbidden probe" (one of the fit that is to be none), "never a probe"; empty for
    /// any other sample.
    QString roleOf(int sample) const;
};

/// How many samples a name may rather stand over than one pin.
constexpr int samplesAPin = 4;

/// A pin with its tip at @p tip.
void drawPin(QPainter& painter, const QPointF& tip, double height, bool isPinned, const Theme& theme);
/// A small cross over a sample that is never a probe.
void drawNeverProbe(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo);

/// How many pins @p area touches, drawn as by drawProbes().
int pinsUnder(const QRectF& area, const ProbePicture& picture, const std::function<QPointF(int)>& toPlace,
              double height);

/// Draws all of @p picture; @p toPlace puts a sample on the picture (a place that is not finite is left away), in
/// whose units a marker has @p diameter and a pin @p height.
void drawProbes(QPainter& painter, const ProbePicture& picture, const std::function<QPointF(int)>& toPlace,
                double diameter, double height, const Theme& theme);

}  // namespace fuzzylens::ui
