// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/landscape_chart.h"

#include "core/evaluation/search/prediction_scores.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

QStringList valuesOf(const GridAxis& axis)
{
    QStringList values;
    for (const std::string& value : axis.values)
        values << QString::fromStdString(value);
    return values;
}

double widest(const QStringList& texts, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

QColor textOn(const QColor& colour)
{
    constexpr int middle = 140;
    return qGray(colour.rgb()) > middle ? Qt::black : Qt::white;
}

/// The colours from the worst to the best score, with these numbers at the ends.
void paintScale(QPainter& painter, const LandscapeChart& chart, const QRectF& place, const QFont& font,
                const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QString from = scoreText(chart.worst), to = scoreText(chart.best);
    const double numbers = metrics.horizontalAdvance(from) + metrics.horizontalAdvance(to) + 1.6 * line;
    const double bar = std::min(8 * line, std::max(2 * line, place.width() / 3));
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(chart.heading(), Qt::ElideRight, place.width() - numbers - bar));
    const QRectF colours(place.right() - metrics.horizontalAdvance(to) - 0.4 * line - bar,
                         place.center().y() - 0.3 * line, bar, 0.6 * line);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(place.left(), place.top(), colours.left() - 0.4 * line - place.left(), place.height()),
                     Qt::AlignRight | Qt::AlignVCenter, from);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, to);
    constexpr int steps = 64;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < steps; ++i) {
        painter.setBrush(theme.sequential((i + 0.5) / steps));
        painter.drawRect(QRectF(colours.left() + bar * i / steps, colours.top(), bar / steps, colours.height()));
    }
}

/// Names of the axes and, where there is room, values of columns and rows.
void paintLandscapeAxes(QPainter& painter, const LandscapeChart& chart, const LandscapeLayout& layout,
                        const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QRectF& plot = layout.plot;
    painter.setFont(font);
    painter.setPen(theme.muted);
    const double column = plot.width() / chart.columns(), row = plot.height() / chart.rows();
    const int everyColumn = std::max(1, int(std::ceil((widest(chart.xValues, metrics) + 0.6 * line) / column)));
    const int everyRow = std::max(1, int(std::ceil(line / row)));
    for (int i = 0; i < chart.columns(); i += everyColumn)
        painter.drawText(
            QRectF(plot.left() + (i + 0.5) * column - 5 * line, plot.bottom() + 0.1 * line, 10 * line, line),
            Qt::AlignCenter, chart.xValues[i]);
    for (int i = 0; i < chart.rows(); i += everyRow)
        painter.drawText(QRectF(plot.left() - layout.labelsWidth - 0.4 * line,
                                plot.bottom() - (i + 0.5) * row - line / 2, layout.labelsWidth, line),
                         Qt::AlignRight | Qt::AlignVCenter, chart.yValues[i]);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 1.1 * line, plot.width(), line), Qt::AlignCenter,
                     metrics.elidedText(chart.xName, Qt::ElideRight, plot.width()));
    painter.save();
    painter.translate(plot.left() - layout.labelsWidth - 1.1 * line, plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plot.height() / 2, -line / 2, plot.height(), line), Qt::AlignCenter,
                     metrics.elidedText(chart.yName, Qt::ElideRight, plot.height()));
    painter.restore();
}

void paintLandscapeCell(QPainter& painter, const LandscapeChart& chart, const LandscapeChart::Cell& cell,
                        const QRectF& place, const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QColor colour = chart.colourOf(cell, theme);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRect(place);
    const QString number = cell.score ? scoreText(*cell.score) : cell.isRefused ? QStringLiteral("–") : QString();
    const bool hasRoom = place.width() > metrics.horizontalAdvance(QStringLiteral("0.000")) + 0.3 * line &&
                         place.height() > 1.1 * line;
    const bool hasBoth = place.height() > 2.2 * line;
    if (hasRoom && (hasBoth || !cell.marks.isAny())) {
        painter.setFont(font);
        painter.setPen(textOn(colour));
        painter.drawText(cell.marks.isAny() ? place.adjusted(0, 1.0 * line, 0, 0) : place, Qt::AlignCenter,
                         number);
    }
    if (cell.marks.isAny()) {
        const bool isAbove = hasRoom && hasBoth;
        const double diameter = std::min({line, 0.8 * place.width(), 0.8 * place.height()});
        paintTrialMarks(painter, cell.marks,
                        isAbove ? QPointF(place.center().x(), place.center().y() - 0.5 * line) : place.center(),
                        diameter, theme);
    }
}

}  // namespace

QString LandscapeChart::heading() const
{
    return slice.isEmpty() ? score : score + QStringLiteral(", ") + slice;
}

LandscapeChart LandscapeChart::of(const TuneController& tune)
{
    const SearchPlan& plan = tune.search()->plan();
    const std::size_t x = tune.slice().x, y = tune.slice().y;
    std::vector<std::size_t> at = tune.slice().at;
    LandscapeChart chart;
    chart.score = scoreName(tune.score());
    chart.isBetterWhenLess = fuzzylens::isBetterWhenLess(tune.score());
    chart.xName = axisName(plan.axes[x]);
    chart.yName = axisName(plan.axes[y]);
    chart.xValues = valuesOf(plan.grid.axes()[x]);
    chart.yValues = valuesOf(plan.grid.axes()[y]);
    QStringList fixed;
    for (std::size_t axis = 0; axis < at.size(); ++axis)
        if (axis != x && axis != y)
            fixed << axisSymbol(plan.axes[axis]) + QLatin1Char(' ') +
                         QString::fromStdString(plan.grid.axes()[axis].values[at[axis]]);
    chart.slice = fixed.join(QStringLiteral(", "));
    std::vector<double> scores;
    for (const Trial& trial : tune.record().trials)
        if (trial.refusal.isEmpty())
            scores.push_back(trial.scores.at(tune.score()).mean);
    if (!scores.empty()) {
        const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
        chart.worst = chart.isBetterWhenLess ? *most : *least;
        chart.best = chart.isBetterWhenLess ? *least : *most;
    }
    for (int row = 0; row < chart.rows(); ++row)
        for (int column = 0; column < chart.columns(); ++column) {
            at[x] = std::size_t(column);
            at[y] = std::size_t(row);
            Cell cell{plan.grid.index(at), {}, false, {}};
            cell.marks = {tune.best() == cell.candidate, tune.simplest() == cell.candidate,
                          tune.inUse() == cell.candidate};
            if (const Trial* trial = findTrial(tune.record(), cell.candidate)) {
                cell.isRefused = !trial->refusal.isEmpty();
                if (!cell.isRefused)
                    cell.score = trial->scores.at(tune.score()).mean;
            }
            chart.cells.push_back(cell);
        }
    return chart;
}

QColor LandscapeChart::colourOf(const Cell& cell, const Theme& theme) const
{
    if (!cell.score)
        return theme.field;
    return theme.sequential(best == worst ? 1.0 : (*cell.score - worst) / (best - worst));
}

LandscapeLayout LandscapeLayout::of(const QRectF& area, const LandscapeChart& chart, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    LandscapeLayout layout;
    layout.scale = QRectF(area.left(), area.top(), area.width(), 1.2 * line);
    layout.labelsWidth = widest(chart.yValues, metrics);
    layout.plot = area.adjusted(layout.labelsWidth + 1.9 * line, 1.6 * line, -0.2 * line, -2.5 * line);
    const double legend = paintMarksLegend(nullptr, area, font, Theme());
    if (layout.plot.height() - legend >= 3 * line) {
        layout.legend = QRectF(area.left(), area.bottom() - legend, area.width(), legend);
        layout.plot.setBottom(layout.plot.bottom() - legend);
    }
    layout.hasAxes = layout.plot.height() >= line;
    if (!layout.hasAxes)
        layout.plot = area.adjusted(0, 1.3 * line, 0, 0);
    return layout;
}

QRectF LandscapeLayout::cell(const LandscapeChart& chart, int column, int row) const
{
    const double width = plot.width() / chart.columns(), height = plot.height() / chart.rows();
    return {plot.left() + column * width, plot.bottom() - (row + 1) * height, width, height};
}

int LandscapeLayout::cellAt(const LandscapeChart& chart, const QPointF& point) const
{
    if (!plot.contains(point))
        return -1;
    const int column = int((point.x() - plot.left()) / plot.width() * chart.columns());
    const int row = int((plot.bottom() - point.y()) / plot.height() * chart.rows());
    return std::min(row, chart.rows() - 1) * chart.columns() + std::min(column, chart.columns() - 1);
}

void paintLandscape(QPainter& painter, const LandscapeChart& chart, const LandscapeLayout& layout,
                    const QFont& font, const Theme& theme, int cursor)
{
    const double line = QFontMetricsF(font).height(), gap = line / 14;
    paintScale(painter, chart, layout.scale, font, theme);
    if (layout.hasAxes)
        paintLandscapeAxes(painter, chart, layout, font, theme);
    for (int row = 0; row < chart.rows(); ++row)
        for (int column = 0; column < chart.columns(); ++column)
            paintLandscapeCell(painter, chart, chart.cell(column, row),
                               layout.cell(chart, column, row).adjusted(gap, gap, -gap, -gap), font, theme);
    if (cursor >= 0) {
        const QRectF place = layout.cell(chart, cursor % chart.columns(), cursor / chart.columns());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.card, line / 4));
        painter.drawRect(place);
        painter.setPen(QPen(theme.accent, line / 8));
        painter.drawRect(place);
    }
    if (!layout.legend.isEmpty())
        paintMarksLegend(&painter, layout.legend, font, theme);
}

}  // namespace fuzzylens::ui
