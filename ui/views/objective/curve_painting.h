// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/objective/linear_scale.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace fuzzylens::ui {

// What pictures of curves share.

/// Lines keep their proportion to the text, on screen and on paper.
double hairline(const QFont& font);

/// For less important lines.
QFont smaller(QFont font);

/// The numbers @p ticks of a vertical scale at the right of the column @p numbers, all of as many decimals, and
/// their lines across the panel.
void paintTicks(QPainter& painter, const QRectF& panel, const QRectF& numbers, const LinearScale& scale,
                const std::vector<double>& ticks, const QFont& font, const Theme& theme);

}  // namespace fuzzylens::ui
