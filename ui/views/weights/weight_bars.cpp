// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weight_bars.h"

#include "ui/plot/plot_canvas.h"
#include "ui/theme/text_line.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr double barShare = 0.64;   // of the pitch
constexpr double keptShare = 0.13;  // of a reference bar

double widest(const QFont& font, const QStringList& texts)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, textWidth(text, font));
    return std::ceil(width + 1);
}

template <typename Number>
QStringList texts(int rows, const NumberFormat& format, const Number& number)
{
    QStringList result;
    for (int row = 0; row < rows; ++row)
        result << format.text(number(row));
    return result;
}

template <typename Number>
NumberFormat columnFormat(int rows, const Number& number)
{
    double largest = 0, smallest = std::numeric_limits<double>::infinity();
    for (int row = 0; row < rows; ++row) {
        const double size = std::abs(number(row));
        largest = std::max(largest, size);
        smallest = size > 0 ? std::min(smallest, size) : smallest;
    }
    return NumberFormat::forRange(largest, smallest);
}

double headingHeight(const QFontMetricsF& metrics)
{
    return std::ceil(metrics.height() * 1.5);
}

/// For a line that explains a mark before the names.
double signHeight(const QString& heading, const QFontMetricsF& metrics)
{
    return heading.isEmpty() ? 0 : std::ceil(metrics.height() * 1.1);
}

double spreadSpace(const WeightBars& bars, const QFont& font)
{
    return bars.spread.isEmpty() ? 0 : std::ceil(spreadHeight(font) * 1.1);
}

double signWidth(const std::vector<bool>& signs, const QFontMetricsF& metrics)
{
    return signs.empty() ? 0 : std::ceil(metrics.height() * 0.75);
}

double leastPitch(const QFontMetricsF& metrics)
{
    return std::ceil(metrics.height() * 1.05);
}

}  // namespace

double WeightBars::value(int row) const
{
    const RankedFeature& feature = rows[std::size_t(row)];
    return order == WeightOrder::ByWeight ? feature.weight : feature.contribution;
}

double WeightBars::other(int row) const
{
    const RankedFeature& feature = rows[std::size_t(row)];
    return order == WeightOrder::ByWeight ? feature.contribution : feature.weight;
}

void WeightBars::setExtent(double longestValue)
{
    longest = longestValue;
    double least = 0, greatest = 0;
    for (int row = 0; row < size(); ++row) {
        least = std::min(least, value(row));
        greatest = std::max(greatest, value(row));
    }
    for (const double reference : kept) {
        least = std::min(least, reference);
        greatest = std::max(greatest, reference);
    }
    low = std::max(-1.0, least / longest);
    high = least < 0 ? std::min(1.0, greatest / longest) : 1;
}

double WeightBars::longestValue() const
{
    double result = 0;
    for (int row = 0; row < size(); ++row)
        result = std::max(result, std::abs(value(row)));
    for (const double reference : kept)
        result = std::max(result, std::abs(reference));
    return result;
}

NumberFormat WeightBars::valueFormat() const
{
    return columnFormat(size(), [this](int row) { return value(row); });
}

NumberFormat WeightBars::otherFormat() const
{
    return columnFormat(size(), [this](int row) { return other(row); });
}

double roundedUp(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= value)
            return factor * power;
    return 10 * power;
}

std::vector<PaintedBar> barsAtRest(const WeightBars& bars)
{
    const NumberFormat valueFormat = bars.valueFormat(), otherFormat = bars.otherFormat();
    std::vector<PaintedBar> result;
    for (int row = 0; row < bars.size(); ++row) {
        PaintedBar bar;
        bar.feature = bars.rows[std::size_t(row)].feature;
        bar.name = bars.names[row];
        bar.valueText = valueFormat.text(bars.value(row));
        bar.otherText = bars.otherHeading.isEmpty() ? QString() : otherFormat.text(bars.other(row));
        bar.isMarked = bars.isMarked(row);
        bar.isInformative = bars.isInformative(row);
        bar.value = bars.value(row);
        bar.kept = bars.kept.empty() ? 0 : bars.kept[std::size_t(row)];
        bar.row = row;
        result.push_back(std::move(bar));
    }
    return result;
}

double BarLayout::leastHeight(const WeightBars& bars, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return spreadSpace(bars, font) + signHeight(bars.spreadHeading, metrics) +
           signHeight(bars.referenceHeading, metrics) + signHeight(bars.marksHeading, metrics) +
           signHeight(bars.informativeHeading, metrics) + headingHeight(metrics) +
           bars.size() * leastPitch(metrics);
}

BarLayout BarLayout::of(const QRectF& area, const WeightBars& bars, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const QFont small = smaller(font);
    const double gap = metrics.height() * 0.5;
    const int rows = std::max(1, bars.size());
    BarLayout layout;
    layout.spreadHeading = {area.left(), area.top(), area.width(), signHeight(bars.spreadHeading, metrics)};
    layout.spread = {area.left(), layout.spreadHeading.bottom(), area.width(), spreadSpace(bars, font)};
    layout.referenceHeading = {area.left(), layout.spread.bottom(), area.width(),
                               signHeight(bars.referenceHeading, metrics)};
    layout.marksHeading = {area.left(), layout.referenceHeading.bottom(), area.width(),
                           signHeight(bars.marksHeading, metrics)};
    layout.informativeHeading = {area.left(), layout.marksHeading.bottom(), area.width(),
                                 signHeight(bars.informativeHeading, metrics)};
    const double headings = layout.informativeHeading.bottom(), top = headings + headingHeight(metrics);
    layout.pitch = std::min((area.bottom() - top) / rows, metrics.height() * 1.55);
    const double height = layout.pitch * bars.size();
    const double nameWidth = std::min(widest(font, bars.names), area.width() * 0.34);
    layout.marks = {area.left(), top, signWidth(bars.marked, metrics), height};
    layout.informative = {layout.marks.right(), top, signWidth(bars.informative, metrics), height};
    layout.names = {layout.informative.right(), top, nameWidth, height};
    double right = area.right();
    if (!bars.otherHeading.isEmpty()) {
        const double width = std::max(
            widest(small, texts(bars.size(), bars.otherFormat(), [&](int row) { return bars.other(row); })),
            widest(small, {bars.otherHeading}));
        layout.others = {right - width, top, width, height};
        layout.otherHeading = {layout.others.left(), headings, width, headingHeight(metrics)};
        right = layout.others.left() - gap;
    }
    layout.valueWidth =
        widest(small, texts(bars.size(), bars.valueFormat(), [&](int row) { return bars.value(row); }));
    const double left = layout.names.right() + gap;
    // Above the names there is room too for words that the bars are too narrow for.
    const double headingLeft = std::clamp(right - widest(small, {bars.heading}), area.left(), left);
    layout.heading = {headingLeft, headings, std::max(0.0, right - headingLeft), headingHeight(metrics)};
    layout.bars = {left, top, std::max(1.0, right - left - layout.valueWidth - gap), height};
    layout.low = bars.low;
    layout.high = bars.high;
    layout.unit = layout.bars.width() / (bars.high - bars.low);
    layout.zero = left - layout.unit * bars.low;
    return layout;
}

QRectF BarLayout::row(const QRectF& column, double row) const
{
    return {column.left(), column.top() + row * pitch, column.width(), pitch};
}

QRectF BarLayout::bar(double row, double share) const
{
    const double thickness = pitch * barShare, end = unit * std::clamp(share, low, high);
    return {zero + std::min(0.0, end), bars.top() + row * pitch + (pitch - thickness) / 2, std::abs(end),
            thickness};
}

QRectF BarLayout::referenceBar(double row, double share) const
{
    const QRectF above = bar(row, share);
    return {above.left(), above.bottom(), above.width(), pitch * keptShare};
}

int BarLayout::rowAt(const QPointF& point) const
{
    if (pitch <= 0 || point.y() < bars.top() || point.y() >= bars.bottom())
        return -1;
    return int((point.y() - bars.top()) / pitch);
}

QColor focusColor(const Theme& theme)
{
    return theme.classColor(1);
}

QColor barColor(const Theme& theme)
{
    const QColor& a = theme.accent;
    const QColor& b = theme.card;
    const auto channel = [](int x, int y) { return (84 * x + 16 * y) / 100; };
    return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

void paintBars(QPainter& painter, const WeightBars& bars, const std::vector<PaintedBar>& painted, double longest,
               const BarLayout& layout, const QFont& font, const Theme& theme)
{
    const QFont small = smaller(font);
    const QFontMetricsF metrics(font);
    const double gap = metrics.height() * 0.4;
    const auto drawHeading = [&](const QRectF& area, const QString& text, Qt::TextElideMode elision) {
        drawTextLine(painter, area, Qt::AlignLeft | Qt::AlignVCenter,
                     elidedText(text, small, elision, area.width()));
    };
    if (!bars.spread.isEmpty())
        paintSpread(painter, bars.spread, layout.spread, font, theme);
    painter.setFont(small);
    painter.setPen(theme.text);
    drawHeading(layout.marksHeading, bars.marksHeading, Qt::ElideMiddle);
    drawHeading(layout.informativeHeading, bars.informativeHeading, Qt::ElideRight);
    painter.setPen(theme.muted);
    drawHeading(layout.spreadHeading, bars.spreadHeading, Qt::ElideRight);
    drawHeading(layout.referenceHeading, bars.referenceHeading, Qt::ElideMiddle);
    const bool fits = textWidth(bars.heading, small) <= layout.heading.width();
    drawHeading(layout.heading, fits || bars.briefHeading.isEmpty() ? bars.heading : bars.briefHeading,
                Qt::ElideRight);
    drawTextLine(painter, layout.otherHeading, Qt::AlignRight | Qt::AlignVCenter, bars.otherHeading);
    if (bars.even > 0 && bars.even <= longest)  // below the bars, so that their values can be read
        paintEvenLine(painter, layout.zero + layout.unit * bars.even / longest, layout.bars.top(),
                      layout.bars.bottom(), theme);
    // Bars that are leaving have texts of the table before, whose columns may have been wider.
    const auto fitting = [&](const QString& text, const QRectF& area) {
        return elidedText(text, small, Qt::ElideRight, area.width());
    };
    const double opacity = painter.opacity();
    const int focused = bars.focusRow < 0 ? -1 : bars.rows[std::size_t(bars.focusRow)].feature;
    for (const PaintedBar& bar : painted) {
        painter.setOpacity(opacity * bar.opacity);
        const QRectF shape = layout.bar(bar.row, bar.value / longest);
        painter.fillRect(shape, bar.feature == focused ? focusColor(theme) : barColor(theme));
        double end = shape.right();
        if (!bars.kept.empty()) {
            const QRectF reference = layout.referenceBar(bar.row, bar.kept / longest);
            painter.fillRect(reference, theme.muted);
            end = std::max(end, reference.right());
        }
        painter.setFont(small);
        painter.setPen(theme.muted);
        QRectF value = layout.row(layout.bars, bar.row);
        value.setLeft(end + gap);
        value.setWidth(layout.valueWidth);
        drawTextLine(painter, value, Qt::AlignLeft | Qt::AlignVCenter, fitting(bar.valueText, value));
        const QRectF other = layout.row(layout.others, bar.row);
        drawTextLine(painter, other, Qt::AlignRight | Qt::AlignVCenter, fitting(bar.otherText, other));
        painter.setRenderHint(QPainter::Antialiasing);
        if (bar.isInformative)
            drawMarker(painter, Marker::Disc, layout.row(layout.informative, bar.row).center(),
                       metrics.height() * 0.42, theme.text, theme.text);
        if (bar.isMarked)
            drawMarker(painter, Marker::Diamond, layout.row(layout.marks, bar.row).center(),
                       metrics.height() * 0.5, theme.text, theme.text);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setFont(font);
        painter.setPen(theme.text);
        const QRectF name = layout.row(layout.names, bar.row);
        drawTextLine(painter, name, Qt::AlignRight | Qt::AlignVCenter,
                     elidedText(bar.name, font, Qt::ElideMiddle, name.width()));
    }
    painter.setOpacity(opacity);
    if (bars.low < 0) {
        painter.setPen(QPen(theme.muted, metrics.height() / 14));
        painter.drawLine(QPointF(layout.zero, layout.bars.top()), QPointF(layout.zero, layout.bars.bottom()));
    }
}

void paintWeightBars(QPainter& painter, const WeightBars& bars, const QRectF& area, QFont font, const Theme& theme)
{
    while (font.pixelSize() > 3 && BarLayout::leastHeight(bars, font) > area.height())
        font.setPixelSize(font.pixelSize() - 1);
    paintBars(painter, bars, barsAtRest(bars), bars.longest, BarLayout::of(area, bars, font), font, theme);
}

}  // namespace fuzzylens::ui
