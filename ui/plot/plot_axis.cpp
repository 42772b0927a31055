// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plot_axis.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr double ordersOfMagnitude = 200;  // the largest by the median, from which an axis is logarithmic

double medianSize(std::vector<double> sizes)
{
    if (sizes.empty())
        return 0;
    const auto middle = sizes.begin() + std::ptrdiff_t(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

std::vector<double> finiteOnes(std::span<const double> values)
{
    std::vector<double> finite;
    std::copy_if(values.begin(), values.end(), std::back_inserter(finite),
                 [](double value) { return std::isfinite(value); });
    return finite;
}

PlotAxis axisOver(const QString& name, const std::vector<double>& finite, double margin, double unit,
                  bool mayBeLogarithmic)
{
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
        return axis;
    }
    std::vector<double> sizes;
    for (const double value : finite)
        if (value != 0)
            sizes.push_back(std::abs(value));
    if (mayBeLogarithmic && largest > ordersOfMagnitude * medianSize(std::move(sizes)))
        axis.scale = AxisScale::of(AxisScale::Kind::Logarithmic, finite);
    const double from = axis.scale.place(axis.low), to = axis.scale.place(axis.high);
    axis.low = axis.scale.value(from - margin * (to - from));
    axis.high = axis.scale.value(to + margin * (to - from));
    return axis;
}

}  // namespace

PlotAxis PlotAxis::linear(const QString& name, std::span<const double> values, double margin)
{
    return axisOver(name, finiteOnes(values), margin, 0, false);
}

PlotAxis PlotAxis::covering(const QString& name, std::span<const double> values, double unit)
{
    constexpr double margin = 0.04;
    return axisOver(name, finiteOnes(values), margin, unit, true);
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
    return axisTicks(scale, low, high, most, numbers);
}

std::vector<double> PlotFrame::ticksUpwards(const QFont& font) const
{
    return y.ticks(std::max(2, int(plot.height() / (2.2 * QFontMetricsF(font).height()))));
}

double PlotFrame::numbersWidth(const QFont& font) const
{
    double width = 0;
    for (const QString& label : tickLabels(y.scale, ticksUpwards(font)))
        width = std::max(width, QFontMetricsF(font).horizontalAdvance(label));
    return width;
}

PlotFrame PlotFrame::of(const QRectF& area, PlotAxis x, PlotAxis y, const QFont& font)
{
    PlotFrame frame{{}, std::move(x), std::move(y)};
    const double line = QFontMetricsF(font).height();
    frame.plot = area.adjusted(0, 0.4 * line, -0.5 * line, frame.x.name.isEmpty() ? -1.2 * line : -2.3 * line);
    frame.y.start = frame.plot.bottom();
    frame.y.end = frame.plot.top();
    frame.plot.setLeft(area.left() + frame.numbersWidth(font) + (frame.y.name.isEmpty() ? 0.4 : 1.6) * line);
    frame.x.start = frame.plot.left();
    frame.x.end = frame.plot.right();
    return frame;
}

void PlotFrame::paint(QPainter& painter, const QFont& font, const Theme& theme) const
{
    const double line = QFontMetricsF(font).height();
    painter.setFont(font);
    const auto draw = [&](const QRectF& place, const QString& text, int flags) {
        painter.setPen(theme.muted);
        painter.drawText(place, flags | Qt::TextDontClip, text);
    };
    const QPen grid(theme.grid, line / 14);
    const double pitch = (x.numbers == TickNumbers::Whole ? 2 : 4) * line;
    const std::vector<double> upwards = ticksUpwards(font),
                              across = x.ticks(std::max(2, int(plot.width() / pitch)));
    const QStringList upwardLabels = tickLabels(y.scale, upwards), acrossLabels = tickLabels(x.scale, across);
    for (std::size_t i = 0; i < upwards.size(); ++i) {
        const double place = y.place(upwards[i]);
        painter.setPen(grid);
        painter.drawLine(QPointF(plot.left(), place), QPointF(plot.right(), place));
        draw(QRectF(plot.left() - 10.4 * line, place - line / 2, 10 * line, line), upwardLabels[qsizetype(i)],
             Qt::AlignRight | Qt::AlignVCenter);
    }
    for (std::size_t i = 0; i < across.size(); ++i) {
        const double place = x.place(across[i]);
        painter.setPen(grid);
        painter.drawLine(QPointF(place, plot.top()), QPointF(place, plot.bottom()));
        draw(QRectF(place - 5 * line, plot.bottom() + 0.15 * line, 10 * line, line), acrossLabels[qsizetype(i)],
             Qt::AlignHCenter | Qt::AlignVCenter);
    }
    draw(QRectF(plot.left(), plot.bottom() + 1.2 * line, plot.width(), line),
         QFontMetricsF(font).elidedText(x.name, Qt::ElideRight, plot.width()),
         Qt::AlignHCenter | Qt::AlignVCenter);
    painter.save();
    painter.translate(plot.left() - numbersWidth(font) - 1.1 * line, plot.center().y());
    painter.rotate(-90);
    draw(QRectF(-plot.height(), -line / 2, 2 * plot.height(), line), y.name, Qt::AlignCenter);
    painter.restore();
}

}  // namespace fuzzylens::ui
