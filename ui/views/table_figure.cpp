// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/table_figure.h"

#include "ui/theme/counted.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace fuzzylens::ui {

namespace {

constexpr double gap = 8, margin = 4;

/// A column of a table; -1: the vertical header.
class Column
{
public:
    Column(const QAbstractItemModel& table, int number)
        : m_table(table)
        , m_number(number)
    {}

    int number() const { return m_number; }
    /// In one line.
    QString heading() const
    {
        return m_number < 0 ? QString()
                            : m_table.headerData(m_number, Qt::Horizontal).toString().replace(u'\n', u' ');
    }
    Qt::Alignment alignment() const
    {
        if (m_number < 0)
            return Qt::AlignLeft;
        return m_table.headerData(m_number, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>() &
               Qt::AlignHorizontal_Mask;
    }
    QString text(int row) const
    {
        return m_number < 0 ? m_table.headerData(row, Qt::Vertical).toString()
                            : m_table.index(row, m_number).data().toString();
    }

private:
    const QAbstractItemModel& m_table;
    int m_number;
};

struct PlacedColumn
{
    Column column;
    double width;
};

/// The columns that fit, wide enough for the header and the rows shown.
std::vector<PlacedColumn> placed(const QAbstractItemModel& table, RowNames rowNames, int rows,
                                 const QFontMetricsF& metrics, double room)
{
    std::vector<PlacedColumn> result;
    for (int number = rowNames == RowNames::None ? 0 : -1; number < table.columnCount() && room > 0; ++number) {
        const Column column(table, number);
        double width = metrics.horizontalAdvance(column.heading());
        for (int row = 0; row < rows; ++row)
            width = std::max(width, metrics.horizontalAdvance(column.text(row)));
        width = std::min(width + 2, room);
        room -= width + gap;
        result.push_back({column, width});
    }
    return result;
}

}  // namespace

void paintTable(QPainter& painter, const QRectF& area, const QAbstractItemModel& table, const Theme& theme,
                const QFont& font, const std::function<bool(const QModelIndex&)>& isProblem, RowNames rowNames)
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
    const auto write = [&](double left, double top, double width, Qt::Alignment alignment, const QString& text) {
        painter.drawText(QRectF(left, top, width, line), int(alignment | Qt::AlignVCenter),
                         metrics.elidedText(text, Qt::ElideRight, width));
    };
    double left = inner.left();
    for (const auto& [column, width] : placed(table, rowNames, rows, metrics, inner.width())) {
        painter.setPen(theme.muted);
        write(left, inner.top(), width, column.alignment(), column.heading());
        for (int row = 0; row < rows; ++row) {
            const bool isName = column.number() < 0;
            painter.setPen(isName                                         ? theme.muted
                           : isProblem(table.index(row, column.number())) ? theme.bad
                                                                          : theme.text);
            write(left, inner.top() + (row + 1) * line, width, column.alignment(), column.text(row));
        }
        left += width + gap;
    }
    painter.setPen(QPen(theme.border, 0.5));
    painter.drawLine(QPointF(inner.left(), inner.top() + line), QPointF(inner.right(), inner.top() + line));
    if (rows < table.rowCount() && lines > 0) {
        painter.setPen(theme.muted);
        write(inner.left(), inner.top() + (rows + 1) * line, inner.width(), Qt::AlignLeft,
              QCoreApplication::translate("TableFigure", "… and %1 more").arg(countText(table.rowCount() - rows)));
    }
    painter.restore();
}

}  // namespace fuzzylens::ui
