// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QRectF>
#include <QStringList>

#include <array>

class QPainter;
class QPointF;

namespace fuzzylens::ui {

/// What a trial is marked as in a chart.
struct TrialMarks
{
    bool isBest = false;
    bool isSimplest = false;  // within one standard error of the best
    bool isInUse = false;

    bool isAny() const { return isBest || isSimplest || isInUse; }
};

/// A ring for the best, a square around it for the simplest, a dot for the one in use; they can be combined.
void paintTrialMarks(QPainter& painter, const TrialMarks& marks, const QPointF& center, double diameter,
                     const Theme& theme);

/// What the marks mean, in as many lines as the width of @p area takes. @return the height; without a painter
/// nothing is drawn.
double paintMarksLegend(QPainter* painter, const QRectF& area, const QFont& font, const Theme& theme);

}  // namespace fuzzylens::ui
