// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/table_figure.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr double gap = 8, margin = 4;

/// Widths of the columns that fit, from the header and the rows shown.
std::vector<double> widths(const QAbstractItemModel& table, int rows, const QFontMetricsF& metrics, double room)
{
    std::vector<double> result;
    for (int column = 0; column < table.columnCount(); ++column) {
        double width = metrics.horizontalAdvance(table.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < rows; ++row)
            width = std::max(width, metrics.horizontalAdvance(table.index(row, column).data().toString()));
        width = std::min(width + 2, room);
        if (width > room)
            break;
        room -= width + gap;
        result.push_back(width);
        if (room <= 0)
            break;
    }
    return result;
}

}  // namespace

void paintTable(QPainter& painter, const QRectF& area, const QAbstractItemModel& table, const Theme& theme,
                const QFont& font, const std::function<bool(const QModelIndex&)>& isProblem)
{
    painter.save();
    QFont small = font;
    small.setPixelSize(8);
    painter.setFont(small);
    painter.fillRect(area, theme.card);
    const QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    const QFontMetricsF metrics(small, painter.device());
    const double line = metrics.height() * 1.3;
    const int lines = std::max(0, int(inner.height() / line) - 1);
    const int rows = table.rowCount() <= lines ? table.rowCount() : std::max(0, lines - 1);
    const std::vector<double> columns = widths(table, rows, metrics, inner.width());
    const auto write = [&](double left, double top, double width, Qt::Alignment alignment, const QString& text) {
        painter.drawText(QRectF(left, top, width, line), int(alignment | Qt::AlignVCenter),
                         metrics.elidedText(text, Qt::ElideRight, width));
    };
    double left = inner.left();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int column = int(i);
        const auto alignment =
            table.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>() &
            Qt::AlignHorizontal_Mask;
        painter.setPen(theme.muted);
        write(left, inner.top(), columns[i], alignment, table.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < rows; ++row) {
            const QModelIndex cell = table.index(row, column);
            painter.setPen(isProblem(cell) ? theme.bad : theme.text);
            write(left, inner.top() + (row + 1) * line, columns[i], alignment, cell.data().toString());
        }
        left += columns[i] + gap;
    }
    painter.setPen(QPen(theme.border, 0.5));
    painter.drawLine(QPointF(inner.left(), inner.top() + line), QPointF(inner.right(), inner.top() + line));
    if (rows < table.rowCount() && lines > 0) {
        painter.setPen(theme.muted);
        write(inner.left(), inner.top() + (rows + 1) * line, inner.width(), Qt::AlignLeft,
              QCoreApplication::translate("TableFigure", "… and %1 more").arg(table.rowCount() - rows));
    }
    painter.restore();
}

}  // namespace fuzzylens::ui
