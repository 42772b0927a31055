// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/cluster_chart.h"

#include "core/evaluation/search/prediction_scores.h"
#include "ui/tune/cluster_numbers.h"
#include "ui/tune/trial_marks.h"
#include "ui/tune/tune_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

/// Where @p number is among the ascending values of the axis, in columns; nothing outside them.
std::optional<double> columnOf(double number, const Sweep& sweep)
{
    const auto valueAt = [&](std::size_t i) { return sweep.candidates()[i].number(sweep.axis().parameter); };
    constexpr double rounding = 1e-9;
    for (std::size_t i = 0; i < sweep.size(); ++i)
        if (std::abs(valueAt(i) - number) <= rounding * std::abs(number))
            return double(i);
    for (std::size_t i = 0; i + 1 < sweep.size(); ++i) {
        const double left = valueAt(i), right = valueAt(i + 1);
        if ((left - number) * (right - number) < 0)
            return double(i) + (number - left) / (right - left);
    }
    return std::nullopt;
}

std::vector<CurvePoint> curveOf(const ClusterChart::Index& index, const QRectF& plot)
{
    std::vector<CurvePoint> points;
    for (std::size_t i = 0; i < index.values.size(); ++i)
        points.push_back({columnPlace(plot, double(i), index.values.size()), index.values[i], index.errors[i]});
    return points;
}

/// The index of Xie and Beni is huge where centres nearly coincide, and then the axis is logarithmic.
PlotAxis upwardAxis(const ClusterChart::Index& index)
{
    if (index.score != "xie_beni")
        return axisOver(curveOf(index, {}));
    std::vector<double> values;
    for (const std::optional<double>& value : index.values)
        if (value)
            values.push_back(*value);
    return PlotAxis::covering({}, values);
}

/// The number of columns for @p count charts in an area of this size, such that they are about twice as wide as
/// high.
int columnsFor(int count, const QSizeF& size)
{
    constexpr double shape = 2;
    int best = 1;
    double least = std::numeric_limits<double>::infinity();
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double ratio = (size.width() / columns) / (size.height() / rows) / shape;
        const int empty = rows * columns - count;
        const double misfit = std::abs(std::log(ratio)) + 0.1 * empty;
        if (misfit < least) {
            least = misfit;
            best = columns;
        }
    }
    return best;
}

}  // namespace

ClusterChart ClusterChart::of(const ClusterNumbers& numbers)
{
    const Sweep& sweep = *numbers.sweep();
    ClusterChart chart;
    chart.axis = axisName(sweep.axis());
    for (const std::string& value : sweep.values())
        chart.values << QString::fromStdString(value);
    if (const std::optional<double> present = numbers.present())
        chart.present = columnOf(*present, sweep);
    for (const std::string& score : numbers.scores()) {
        Index index{score, scoreName(score), {}, {}, numbers.best(score), fuzzylens::isBetterWhenLess(score)};
        for (const Trial& trial : numbers.trials()) {
            const auto known = trial.scores.find(score);
            const bool isKnown = known != trial.scores.end();
            index.values.push_back(isKnown ? std::optional(known->second.mean) : std::nullopt);
            index.errors.push_back(!isKnown         ? 0
                                   : score == "gap" ? gapError(known->second)
                                                    : standardError(known->second));
        }
        chart.indices.push_back(std::move(index));
    }
    return chart;
}

QString ClusterChart::heading(const Index& index)
{
    return index.isBetterWhenLess ? index.name + QStringLiteral(" ↓") : index.name;
}

IndexLayout IndexLayout::of(const QRectF& area, const ClusterChart& chart, const ClusterChart::Index& index,
                            bool hasAxis, const QFont& font)
{
    const double line = QFontMetricsF(font).height();
    IndexLayout layout;
    layout.area = area;
    layout.heading = QRectF(area.left(), area.top(), area.width(), 1.1 * line);
    PlotAxis across;
    across.high = double(std::max<qsizetype>(1, chart.values.size()));
    // The values and the name of their axis take the place of those of the frame.
    layout.frame =
        PlotFrame::of(area.adjusted(0, 1.1 * line, 0, hasAxis ? -1.1 * line : 0), across, upwardAxis(index), font);
    return layout;
}

ClusterLayout ClusterLayout::of(const QRectF& area, const ClusterChart& chart, const QFont& font)
{
    constexpr double share = 0.42, besideRatio = 1.45;  // of the large one
    const double gap = 0.7 * QFontMetricsF(font).height();
    ClusterLayout layout;
    QRectF charts = area;
    layout.large = area;
    if (area.width() > besideRatio * area.height()) {
        layout.large.setLeft(area.right() - share * area.width());
        charts.setRight(layout.large.left() - gap);
    } else {
        layout.large.setBottom(area.top() + share * area.height());
        charts.setTop(layout.large.bottom() + gap);
    }
    const auto count = int(chart.indices.size());
    const int columns = std::max(1, columnsFor(count, charts.size())), rows = (count + columns - 1) / columns;
    const double width = charts.width() / columns, height = charts.height() / std::max(1, rows);
    for (int i = 0; i < count; ++i) {
        const QRectF place(charts.left() + (i % columns) * width, charts.top() + (i / columns) * height, width,
                           height);
        layout.small.push_back(IndexLayout::of(place.adjusted(0, 0, -0.5 * gap, -0.3 * gap), chart,
                                               chart.indices[std::size_t(i)], false, font));
    }
    constexpr double fewestLines = 1.5;
    if (count > 0 && layout.small.front().frame.plot.height() < fewestLines * QFontMetricsF(font).height()) {
        layout.small.clear();
        layout.large = area;
    }
    return layout;
}

void paintIndex(QPainter& painter, const ClusterChart& chart, const ClusterChart::Index& index,
                const IndexLayout& layout, const QFont& font, const Theme& theme, int cursor, bool isChosen)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QRectF& plot = layout.frame.plot;
    const std::size_t count = index.values.size();
    if (cursor >= 0)
        painter.fillRect(QRectF(plot.left() + cursor * plot.width() / double(count), plot.top(),
                                plot.width() / double(count), plot.height()),
                         theme.field);
    paintLevels(painter, layout.frame, font, theme);
    paintColumnLabels(painter, chart.values, plot, font, theme);
    const bool hasAxis = layout.area.bottom() - plot.bottom() > 2 * line;
    if (hasAxis)
        painter.drawText(QRectF(plot.left(), plot.bottom() + 1.25 * line, plot.width(), line), Qt::AlignCenter,
                         metrics.elidedText(chart.axis, Qt::ElideRight, plot.width()));
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(isChosen ? bold : font);
    painter.setPen(isChosen ? theme.text : theme.muted);
    painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font())
                         .elidedText(ClusterChart::heading(index), Qt::ElideRight, layout.heading.width()));
    if (chart.present) {
        painter.setPen(QPen(theme.muted, line / 9, Qt::DashLine));
        const double x = columnPlace(plot, *chart.present, count);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    const std::vector<CurvePoint> points = curveOf(index, plot);
    paintCurve(painter, points, layout.frame.y, theme.accent, hasAxis ? line : 0.8 * line);
    if (index.best)
        paintTrialMarks(painter, {true, false, false},
                        {points[*index.best].x, layout.frame.y.place(*index.values[*index.best])}, 1.1 * line,
                        theme);
}

}  // namespace fuzzylens::ui
