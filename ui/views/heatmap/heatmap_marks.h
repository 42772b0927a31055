// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/heatmap/heatmap_model.h"
#include "ui/views/heatmap/heatmap_picture.h"

#include <QImage>

class QPainter;

namespace fuzzylens::ui {

/// A faint tone over every pixel that stands for a marked cell, however many others it stands for; transparent
/// elsewhere. columns.pixels() x rows.pixels() pixels.
QImage marksImage(const HeatmapModel& model, const AxisLayout& rows, const AxisLayout& columns,
                  const QColor& tone);

/// Slanting lines over the marked cells of @p picture, @p pitch apart along a row, in two tones that stand out
/// from any colour.
void paintHatches(QPainter& painter, const HeatmapPicture& picture, double pitch, const Theme& theme);

/// The same over a rectangle: for legends.
void paintHatch(QPainter& painter, const QRectF& place, double pitch, const Theme& theme);

}  // namespace fuzzylens::ui
