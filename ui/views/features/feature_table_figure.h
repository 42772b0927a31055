// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace fuzzylens::ui {

class FeatureTableModel;

/// The first rows and columns of the table that fit into @p area, and how many features are left out.
void paintFeatureTable(QPainter& painter, const FeatureTableModel& model, const QRectF& area, const QFont& font,
                       const Theme& theme);

}  // namespace fuzzylens::ui
