// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractItemModel>
#include <QFont>
#include <QRectF>

#include <functional>

class QPainter;

namespace fuzzylens::ui {

/// Whether the vertical header of a table is its first column.
enum class RowNames { None, FromHeader };

/// A table on paper, in units of 1/72 inch: as many rows and columns of @p table as @p area takes, in a smaller
/// size of text where that makes room for more columns, and a last line with the numbers of further rows and
/// columns. Cells for which @p isProblem is true have the warning colour.
void paintTable(QPainter& painter, const QRectF& area, const QAbstractItemModel& table, const Theme& theme,
                const QFont& font, const std::function<bool(const QModelIndex&)>& isProblem,
                RowNames rowNames = RowNames::None);

}  // namespace fuzzylens::ui
