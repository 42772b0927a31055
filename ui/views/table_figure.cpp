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

/// The columns of a table in the largest size of text in which @p room takes all of them, else in the smallest.
class Layout
{
public:
    Layout(const QAbstractItemModel& table, RowNames rowNames, const QFont& font, QPaintDevice* device,
           const QSizeF& room)
        : m_font(font)
    {
        int size = largestText;
        do {
            lay(table, rowNames, size, device, room);
        } while (cutColumns > 0 && --size >= smallestText);
    }

    const QFont& font() const { return m_font; }

    std::vector<PlacedColumn> columns;  // those that fit
    double line = 0;
    int rows = 0;  // that fit, with a line for the note where some do not
    int cutColumns = 0;

private:
    static constexpr int largestText = 8, smallestText = 5;

    void lay(const QAbstractItemModel& table, RowNames rowNames, int size, QPaintDevice* device,
             const QSizeF& room)
    {
        m_font.setPixelSize(size);
        const QFontMetricsF metrics(m_font, device);
        line = metrics.height() * 1.3;
        const int lines = std::max(0, int(room.height() / line) - 1);
        rows = table.rowCount() <= lines ? table.rowCount() : std::max(0, lines - 1);
        columns.clear();
        cutColumns = 0;
        double left = 0;
        for (int number = rowNames == RowNames::None ? 0 : -1; number < table.columnCount(); ++number) {
            const Column column(table, number);
            double width = metrics.horizontalAdvance(column.heading());
            for (int row = 0; row < rows; ++row)
                width = std::max(width, metrics.horizontalAdvance(column.text(row)));
            width += 2;
            if (!columns.empty() && left + width > room.width()) {
                cutColumns = table.columnCount() - number;
                // A line for the note about columns, and one for rows where there are more.
                rows = table.rowCount() < lines ? table.rowCount() : std::max(0, lines - 2);
                break;
            }
            columns.push_back({column, std::min(width, room.width())});
            left += width + gap;
        }
    }

    QFont m_font;
};

}  // namespace

void paintTable(QPainter& painter, const QRectF& area, const QAbstractItemModel& table, const Theme& theme,
                const QFont& font, const std::function<bool(const QModelIndex&)>& isProblem, RowNames rowNames)
{
    painter.save();
    painter.fillRect(area, theme.card);
    const QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    const Layout layout(table, rowNames, font, painter.device(), inner.size());
    painter.setFont(layout.font());
    const QFontMetricsF metrics(layout.font(), painter.device());
    const double line = layout.line;
    const auto write = [&](double left, double top, double width, Qt::Alignment alignment, const QString& text) {
        painter.drawText(QRectF(left, top, width, line), int(alignment | Qt::AlignVCenter),
                         metrics.elidedText(text, Qt::ElideRight, width));
    };
    double left = inner.left();
    for (const auto& [column, width] : layout.columns) {
        painter.setPen(theme.muted);
        write(left, inner.top(), width, column.alignment(), column.heading());
        for (int row = 0; row < layout.rows; ++row) {
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
    painter.setPen(theme.muted);
    double top = inner.top() + (layout.rows + 1) * line;
    const auto note = [&](const char* one, const char* several, int count) {
        if (count == 0 || top + line > inner.bottom() + 1)
            return;
        const QString text =
            QCoreApplication::translate("TableFigure", count == 1 ? one : several).arg(countText(count));
        write(inner.left(), top, inner.width(), Qt::AlignLeft, text);
        top += line;
    };
    note(QT_TRANSLATE_NOOP("TableFigure", "… and %1 more row"),
         QT_TRANSLATE_NOOP("TableFigure", "… and %1 more rows"), table.rowCount() - layout.rows);
    note(QT_TRANSLATE_NOOP("TableFigure", "… and %1 more column"),
         QT_TRANSLATE_NOOP("TableFigure", "… and %1 more columns"), layout.cutColumns);
    painter.restore();
}

}  // namespace fuzzylens::ui
