// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/objective/curve_painting.h"

#include "ui/plot/number_format.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

double hairline(const QFont& font)
{
    return QFontMetricsF(font).height() / 14;
}

QFont smaller(QFont font)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * 0.9))));
    else
        font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

void paintTicks(QPainter& painter, const QRectF& panel, const QRectF& numbers, const LinearScale& scale,
                const std::vector<double>& ticks, const QFont& font, const Theme& theme)
{
    const double line = QFontMetricsF(font).height();
    double step = ticks.size() == 1 ? std::abs(ticks.front()) : 0;
    for (std::size_t i = 1; i < ticks.size(); ++i)
        step = ticks[i] - ticks[i - 1];
    const double largest = ticks.empty() ? 0 : std::max(std::abs(ticks.front()), std::abs(ticks.back()));
    NumberFormat format = NumberFormat::forLargest(largest);
    if (!format.scientific && step > 0)
        format.decimals = std::clamp(-int(std::floor(std::log10(step) + 1e-9)), 0, 7);
    painter.setFont(font);
    for (const double tick : ticks) {
        const double y = scale.place(tick);
        painter.setPen(QPen(theme.grid, hairline(font)));
        painter.drawLine(QPointF(panel.left(), y), QPointF(panel.right(), y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(numbers.left(), y - line, numbers.width(), 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, format.text(tick));
    }
}

}  // namespace fuzzylens::ui
