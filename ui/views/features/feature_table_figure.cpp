// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/feature_table_figure.h"

#include "ui/plot/number_format.h"
#include "ui/views/features/feature_table_model.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fuzzylens::ui {

void paintFeatureTable(QPainter& painter, const FeatureTableModel& model, const QRectF& area, const QFont& font,
                       const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double pitch = metrics.height() * 1.35, gap = metrics.averageCharWidth() * 2;
    const int fitting = std::max(0, int(area.height() / pitch) - 1);
    const int rows = model.rowCount() <= fitting ? model.rowCount() : std::max(0, fitting - 1);
    painter.setFont(font);
    double left = area.left();
    for (int place = 0; place < model.columnCount(); ++place) {
        const FeatureColumn& column = model.columns()[std::size_t(place)];
        double width = metrics.horizontalAdvance(column.header);
        for (int row = 0; row < rows; ++row)
            width = std::max(width, metrics.horizontalAdvance(model.shownText(place, model.featureAt(row))));
        width = std::min(width + 1, column.isText() ? area.width() * 0.3 : area.width());
        if (left + width > area.right() + 0.5)
            break;
        const int align = int(Qt::AlignVCenter | (column.isText() ? Qt::AlignLeft : Qt::AlignRight));
        const auto draw = [&](int line, const QString& text, const QColor& color) {
            painter.setPen(color);
            painter.drawText(QRectF(left, area.top() + line * pitch, width, pitch), align,
                             metrics.elidedText(text, Qt::ElideMiddle, width));
        };
        draw(0, column.header, theme.muted);
        for (int row = 0; row < rows; ++row)
            draw(row + 1, model.shownText(place, model.featureAt(row)), theme.text);
        left += width + gap;
    }
    painter.setPen(QPen(theme.grid, metrics.height() / 14));
    painter.drawLine(QPointF(area.left(), area.top() + pitch), QPointF(area.right(), area.top() + pitch));
    if (rows < model.rowCount()) {
        painter.setPen(theme.muted);
        painter.drawText(
            QRectF(area.left(), area.top() + (rows + 1) * pitch, area.width(), pitch),
            Qt::AlignLeft | Qt::AlignVCenter,
            QCoreApplication::translate("FeatureTable", "and %1 more").arg(countText(model.rowCount() - rows)));
    }
}

}  // namespace fuzzylens::ui
