// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/pair_marks.h"
#include "ui/theme/theme.h"

#include <QPointF>

#include <algorithm>
#include <functional>
#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// The pairs a scatter plot shows: must-links solid, cannot-links dashed, in the colour of trouble and with their
/// cost where the fit breaks them.
struct PairPicture
{
    static constexpr int mostKept = 600;       // lines of kept pairs, and
    static constexpr int mostViolated = 4000;  // of violated ones; more are not drawn, those that cost least
    static constexpr int mostCosts = 6;        // costs written at violated pairs, the highest ones

    std::vector<PairMark> pairs;
    std::vector<int> drawn;  // which, in the order of drawing
    std::vector<bool> selected;

    static PairPicture of(const PairMarks& marks);
    /// How many pairs are left away.
    int hidden() const { return int(pairs.size() - drawn.size()); }
};

/// A pair that is being drawn, in pixels.
struct DrawnLink
{
    QPointF from, to;
    PairKind kind = PairKind::Must;
};

/// Draws the lines of @p picture; @p toPlace puts a sample on the picture, in whose units a marker has @p
/// diameter.
void drawPairs(QPainter& painter, const PairPicture& picture, const std::function<QPointF(int)>& toPlace,
               double diameter, const Theme& theme);

/// Writes the costs of the dearest violated pairs over the middle of their lines, where no other cost stands.
void drawPairCosts(QPainter& painter, const PairPicture& picture, const std::function<QPointF(int)>& toPlace,
                   const Theme& theme);

/// The pair whose line passes within @p reach of @p place; of several the one drawn last; -1: none.
int pairAt(const PairPicture& picture, const std::function<QPointF(int)>& toPlace, const QPointF& place,
           double reach);

}  // namespace fuzzylens::ui
