// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/chart_parts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

void paintLevels(QPainter& painter, const PlotFrame& frame, const QFont& font, const Theme& theme)
{
    const double line = QFontMetricsF(font).height();
    const QRectF& plot = frame.plot;
    painter.setFont(font);
    const std::vector<double> ticks = frame.y.ticks(std::max(2, int(plot.height() / (2.2 * line))));
    const QStringList labels = tickLabels(frame.y.scale, ticks);
    double below = plot.bottom() + line;  // the place of the label before
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const double y = frame.y.place(ticks[i]);
        painter.setPen(QPen(theme.grid, line / 14));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        if (below - y < 0.85 * line)
            continue;
        below = y;
        painter.setPen(theme.muted);
        painter.drawText(QRectF(plot.left() - 10.4 * line, y - line / 2, 10 * line, line),
                         Qt::AlignRight | Qt::AlignVCenter, labels[qsizetype(i)]);
    }
}

void paintColumnLabels(QPainter& painter, const QStringList& labels, const QRectF& plot, const QFont& font,
                       const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    double widest = 0;
    for (const QString& label : labels)
        widest = std::max(widest, metrics.horizontalAdvance(label) + 0.6 * line);
    const int every = std::max(1, int(std::ceil(widest * double(labels.size()) / plot.width())));
    painter.setFont(font);
    painter.setPen(theme.muted);
    for (int i = 0; i < labels.size(); i += every)
        painter.drawText(QRectF(columnPlace(plot, i, std::size_t(labels.size())) - 5 * line,
                                plot.bottom() + 0.15 * line, 10 * line, line),
                         Qt::AlignCenter, labels[i]);
}

double columnPlace(const QRectF& plot, double column, std::size_t count)
{
    return plot.left() + (column + 0.5) * plot.width() / double(count);
}

int columnAt(const QRectF& plot, const QPointF& position, std::size_t count)
{
    if (!plot.contains(position))
        return -1;
    return std::min(int(count) - 1, int((position.x() - plot.left()) / plot.width() * double(count)));
}

void paintCurve(QPainter& painter, const std::vector<CurvePoint>& points, const PlotAxis& y, const QColor& colour,
                double line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::optional<QPointF> before;
    for (const CurvePoint& point : points) {
        if (!point.value) {
            before.reset();
            continue;
        }
        const QPointF at(point.x, y.place(*point.value));
        painter.setPen(QPen(colour, line / 9));
        if (before)
            painter.drawLine(*before, at);
        before = at;
        const double up = y.place(*point.value + point.error), down = y.place(*point.value - point.error),
                     half = 0.22 * line;
        painter.setPen(QPen(colour, line / 14));
        painter.drawLine(QPointF(at.x(), up), QPointF(at.x(), down));
        for (const double end : {up, down})
            painter.drawLine(QPointF(at.x() - half, end), QPointF(at.x() + half, end));
        painter.setBrush(colour);
        painter.drawEllipse(at, 0.2 * line, 0.2 * line);
    }
    painter.restore();
}

PlotAxis axisOver(const std::vector<CurvePoint>& points)
{
    constexpr double margin = 0.06;
    std::vector<double> ends;
    for (const CurvePoint& point : points)
        if (point.value) {
            ends.push_back(*point.value - point.error);
            ends.push_back(*point.value + point.error);
        }
    return PlotAxis::linear({}, ends, margin);
}

}  // namespace fuzzylens::ui
