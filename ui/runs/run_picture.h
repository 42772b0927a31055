// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

class QPainter;
class QRectF;

namespace fuzzylens::ui {

/// The samples of a fit as a small picture without words: the first two axes (of one dimension a strip), coloured
/// by the classes of its target, nothing behind them.
void paintRunPicture(QPainter& painter, const QRectF& area, const Fit& fit, const Theme& theme);

}  // namespace fuzzylens::ui
