// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/read_out.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

QRectF besideAnchor(const QPointF& anchor, const QSizeF& size, const QRectF& bounds)
{
    constexpr double distance = 14;
    QRectF card(anchor + QPointF(distance, distance), size);
    if (card.right() > bounds.right())
        card.moveRight(anchor.x() - distance);
    if (card.bottom() > bounds.bottom())
        card.moveBottom(anchor.y() - distance);
    card.moveLeft(std::clamp(card.left(), bounds.left(), std::max(bounds.left(), bounds.right() - size.width())));
    card.moveTop(std::clamp(card.top(), bounds.top(), std::max(bounds.top(), bounds.bottom() - size.height())));
    return QRectF(card.topLeft().toPoint(), size).translated(0.5, 0.5);
}

}  // namespace

void paintReadOut(QPainter& painter, const ReadOut& readOut, const QPointF& anchor, const QRectF& bounds,
                  const QFont& font, const Theme& theme)
{
    if (readOut.isEmpty())
        return;
    const QFontMetricsF metrics(font);
    const double line = metrics.height() + 2, margin = 10, bar = readOut.shares.empty() ? 0 : 14;
    double width = metrics.horizontalAdvance(readOut.title);
    for (const QString& text : readOut.lines)
        width = std::max(width, metrics.horizontalAdvance(text));
    width = std::min(std::max(width, bar > 0 ? 130.0 : 0.0), std::max(60.0, bounds.width() - 2 * margin - 4)) + 1;
    const QSizeF size(std::ceil(width + 2 * margin),
                      std::ceil(line * double(1 + readOut.lines.size()) + bar + 1.6 * margin));
    const QRectF card = besideAnchor(anchor, size, bounds);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(card, 6, 6);
    painter.setFont(font);
    double y = card.top() + 0.8 * margin;
    const auto write = [&](const QString& text, const QColor& colour) {
        painter.setPen(colour);
        painter.drawText(QRectF(card.left() + margin, y, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, width));
        y += line;
    };
    write(readOut.title, theme.text);
    painter.setRenderHint(QPainter::Antialiasing, false);
    double x = card.left() + margin;
    for (std::size_t part = 0; part < readOut.shares.size(); ++part) {
        const double length = readOut.shares[part] * width;
        painter.fillRect(QRectF(x, y + 3, length, 7), readOut.colors[part]);
        x += length;
    }
    y += bar;
    for (const QString& text : readOut.lines)
        write(text, theme.muted);
    painter.restore();
}

}  // namespace fuzzylens::ui
