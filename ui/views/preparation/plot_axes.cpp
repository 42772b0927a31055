// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/plot_axes.h"

#include "ui/plot/number_format.h"
#include "ui/views/objective/linear_scale.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double ordersOfMagnitude = 200;  // the largest by the median, from which an axis is logarithmic
constexpr double margin = 0.04;

double medianSize(std::vector<double> sizes)
{
    if (sizes.empty())
        return 0;
    const auto middle = sizes.begin() + std::ptrdiff_t(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

}  // namespace

QString tickText(double value)
{
    const double size = std::abs(value);
    for (const auto& [unit, sign] : {std::pair(1e9, 'G'), std::pair(1e6, 'M'), std::pair(1e3, 'k')})
        if (size >= unit && size < 1000 * unit && (size >= 1e4 || std::fmod(size, unit) == 0))
            return plainNumber(value / unit) + QLatin1Char(sign);
    return plainNumber(value);
}

PlotAxis PlotAxis::covering(const QString& name, std::span<const double> values, double unit)
{
    std::vector<double> finite, sizes;
    for (const double value : values)
        if (std::isfinite(value)) {
            finite.push_back(value);
            if (value != 0)
                sizes.push_back(std::abs(value));
        }
    PlotAxis axis;
    axis.name = name;
    if (finite.empty())
        return axis;
    const auto [low, high] = std::minmax_element(finite.begin(), finite.end());
    axis.low = *low;
    axis.high = *high;
    const double largest = std::max(std::abs(axis.low), std::abs(axis.high));
    if (axis.high - axis.low <= 1e-9 * std::max(largest, unit) || axis.low == axis.high) {
        const double half = std::max(0.5, 0.1 * largest);
        axis.low -= half;
        axis.high += half;
    } else if (largest > ordersOfMagnitude * medianSize(sizes)) {
        axis.scale = AxisScale::of(AxisScale::Kind::Logarithmic, finite);
    }
    const double from = axis.scale.place(axis.low), to = axis.scale.place(axis.high);
    axis.low = axis.scale.value(from - margin * (to - from));
    axis.high = axis.scale.value(to + margin * (to - from));
    return axis;
}

double PlotAxis::place(double number) const
{
    const double from = scale.place(low), to = scale.place(high);
    return start + (scale.place(number) - from) / (to - from) * (end - start);
}

double PlotAxis::value(double pixel) const
{
    const double from = scale.place(low), to = scale.place(high);
    return scale.value(from + (pixel - start) / (end - start) * (to - from));
}

std::vector<double> PlotAxis::ticks(int most) const
{
    if (scale.kind != AxisScale::Kind::Linear)
        if (std::vector<double> round = roundValues(scale, scale.place(low), scale.place(high), most);
            !round.empty())
            return round;
    return LinearScale{low, high, start, end}.ticks(most);
}

PlotFrame PlotFrame::of(const QRectF& area, PlotAxis x, PlotAxis y, const QFont& font)
{
    const QFontMetricsF metrics(font);
    PlotFrame frame{{}, std::move(x), std::move(y)};
    const double line = metrics.height();
    frame.plot = area.adjusted(0, 0.4 * line, -0.5 * line, -2.3 * line);
    frame.y.start = frame.plot.bottom();
    frame.y.end = frame.plot.top();
    double numbers = 0;
    for (const double tick : frame.y.ticks(std::max(2, int(frame.plot.height() / (2.2 * line)))))
        numbers = std::max(numbers, metrics.horizontalAdvance(tickText(tick)));
    frame.plot.setLeft(area.left() + 1.2 * line + numbers + 0.4 * line);
    frame.x.start = frame.plot.left();
    frame.x.end = frame.plot.right();
    return frame;
}

void PlotFrame::paint(QPainter& painter, const QFont& font, const Theme& theme) const
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    painter.setFont(font);
    const auto draw = [&](const QRectF& place, const QString& text, int flags) {
        painter.setPen(theme.muted);
        painter.drawText(place, flags | Qt::TextDontClip, text);
    };
    const QPen grid(theme.grid, line / 14);
    for (const double tick : y.ticks(std::max(2, int(plot.height() / (2.2 * line))))) {
        const double place = y.place(tick);
        painter.setPen(grid);
        painter.drawLine(QPointF(plot.left(), place), QPointF(plot.right(), place));
        draw(QRectF(plot.left() - 10 * line - 0.4 * line, place - line / 2, 10 * line, line), tickText(tick),
             Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const double tick : x.ticks(std::max(2, int(plot.width() / (4 * line))))) {
        const double place = x.place(tick);
        painter.setPen(grid);
        painter.drawLine(QPointF(place, plot.top()), QPointF(place, plot.bottom()));
        draw(QRectF(place - 5 * line, plot.bottom() + 0.15 * line, 10 * line, line), tickText(tick),
             Qt::AlignHCenter | Qt::AlignVCenter);
    }
    draw(QRectF(plot.left(), plot.bottom() + 1.2 * line, plot.width(), line), x.name,
         Qt::AlignHCenter | Qt::AlignVCenter);
    painter.save();
    double numbers = 0;
    for (const double tick : y.ticks(std::max(2, int(plot.height() / (2.2 * line)))))
        numbers = std::max(numbers, metrics.horizontalAdvance(tickText(tick)));
    painter.translate(plot.left() - numbers - 1.1 * line, plot.center().y());
    painter.rotate(-90);
    draw(QRectF(-plot.height(), -line / 2, 2 * plot.height(), line), y.name, Qt::AlignCenter);
    painter.restore();
}

}  // namespace fuzzylens::ui
