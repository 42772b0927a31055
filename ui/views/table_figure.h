// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QFont>
#include <QRectF>

#include <functional>

class QPainter;

namespace fuzzylens::ui {

/// A table on paper, in units of 1/72 inch: as many rows and columns of @p table as @p area takes, and a last line
/// that says how many rows follow. Cells for which @p isTrouble says so are in the colour of trouble.
void paintTable(QPainter& painter, const QRectF& area, const QAbstractItemModel& table, const Theme& theme,
                const QFont& font, const std::function<bool(const QModelIndex&)>& isTrouble);

}  // namespace fuzzylens::ui
