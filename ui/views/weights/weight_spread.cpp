// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weights/weight_spread.h"

#include "ui/plot/number_format.h"
#include "ui/plot/plot_canvas.h"
#include "ui/theme/text_line.h"
#include "ui/views/weights/weight_bars.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace fuzzylens::ui {

namespace {

constexpr int intervals = 120;
constexpr int powersBelowEven = 3;       // how far the axis goes below the even share
constexpr double histogramLines = 1.45;  // its height in lines of text

}  // namespace

double WeightSpread::place(double share) const
{
    return share > 0 ? std::clamp(1 - std::log10(share) / lowest, 0.0, 1.0) : 0;
}

WeightSpread WeightSpread::of(const Eigen::VectorXd& shares)
{
    WeightSpread spread;
    spread.lowest = -int(std::ceil(std::log10(double(shares.size())))) - powersBelowEven;
    spread.counts.assign(intervals, 0);
    // As place(), of all at once; a place between two intervals belongs to the upper one, also after rounding.
    constexpr double rounding = 1e-9;
    const Eigen::ArrayXd places =
        1 - shares.array().max(std::numeric_limits<double>::min()).log() / (spread.lowest * std::log(10.0));
    for (const double place : places)
        ++spread.counts[std::size_t(std::clamp(int(place * intervals + rounding), 0, intervals - 1))];
    return spread;
}

double spreadHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height() * histogramLines + QFontMetricsF(smaller(font)).height() * 1.3);
}

void paintEvenLine(QPainter& painter, double x, double top, double bottom, const Theme& theme)
{
    painter.save();
    painter.setPen(QPen(theme.muted, 0, Qt::DashLine));
    painter.drawLine(QPointF(x, top), QPointF(x, bottom));
    painter.restore();
}

void paintSpread(QPainter& painter, const WeightSpread& spread, const QRectF& area, const QFont& font,
                 const Theme& theme)
{
    const QFont small = smaller(font);
    const QFontMetricsF metrics(font), numbers(small);
    const QRectF histogram(area.left(), area.top(), area.width(), metrics.height() * histogramLines);
    const auto x = [&](double place) { return histogram.left() + place * histogram.width(); };
    const double width = histogram.width() / double(spread.counts.size());
    const double features = std::accumulate(spread.counts.begin(), spread.counts.end(), 0.0);
    for (std::size_t i = 0; i < spread.counts.size(); ++i) {
        if (spread.counts[i] == 0)
            continue;
        // The logarithm of the count, or few heavy features could not be seen among thousands.
        const double height = histogram.height() * std::log1p(spread.counts[i]) / std::log1p(features);
        const bool isAmongBars =
            spread.least > 0 && double(i + 1) / double(spread.counts.size()) > spread.place(spread.least);
        painter.fillRect(QRectF(histogram.left() + double(i) * width, histogram.bottom() - height, width, height),
                         isAmongBars ? barColor(theme) : theme.muted);
    }
    painter.setPen(QPen(theme.grid, 0));
    painter.drawLine(histogram.bottomLeft(), histogram.bottomRight());
    if (spread.focus > 0) {
        const double place = x(spread.place(spread.focus)), size = metrics.height() * 0.25;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(focusColor(theme));
        painter.drawPolygon(QPolygonF{{place, histogram.top() + 1.6 * size},
                                      {place - size, histogram.top()},
                                      {place + size, histogram.top()}});
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    if (spread.even > 0)
        paintEvenLine(painter, x(spread.place(spread.even)), histogram.top(), histogram.bottom(), theme);
    painter.setFont(small);
    painter.setPen(theme.muted);
    const double top = histogram.bottom() + numbers.height() * 0.1;
    double free = area.left();
    for (int power = spread.lowest; power <= 0; ++power) {
        const QString text = power == 0               ? QStringLiteral("1")
                             : power == spread.lowest ? QStringLiteral("≤ ") + powerOfTen(power)
                                                      : powerOfTen(power);
        const double advance = textWidth(text, small);
        const double left =
            std::clamp(x(1 - double(power) / spread.lowest) - advance / 2, area.left(), area.right() - advance);
        const bool isLastBefore = power == -1 && left + advance > area.right() - 2 * numbers.height();
        if (left < free || isLastBefore)
            continue;
        drawTextLine(painter, QRectF(left, top, advance + 1, numbers.height()), Qt::AlignLeft | Qt::AlignTop,
                     text);
        free = left + advance + numbers.averageCharWidth();
    }
}

}  // namespace fuzzylens::ui
