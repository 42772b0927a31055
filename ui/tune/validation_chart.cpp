// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/validation_chart.h"

#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

ValidationChart ValidationChart::of(const TuneController& tune, std::size_t axis)
{
    const SearchPlan& plan = tune.search()->plan();
    ValidationChart chart;
    chart.score = scoreName(tune.score());
    chart.axis = axisName(plan.axes[axis]);
    std::vector<std::size_t> at = plan.grid.positions(tune.selected());
    const std::vector<std::string>& values = plan.grid.axes()[axis].values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        at[axis] = i;
        Point point;
        point.candidate = plan.grid.index(at);
        point.value = QString::fromStdString(values[i]);
        point.isSelected = point.candidate == tune.selected();
        point.marks = {tune.best() == point.candidate, tune.simplest() == point.candidate,
                       tune.inUse() == point.candidate};
        if (const Trial* trial = findTrial(tune.record(), point.candidate); trial && trial->refusal.isEmpty()) {
            const Score& score = trial->scores.at(tune.score());
            point.score = score.mean;
            point.error = standardError(score);
            const auto training = trial->scores.find("training_accuracy");
            if (tune.score() == "accuracy" && training != trial->scores.end())
                point.training = training->second.mean;
        }
        chart.points.push_back(std::move(point));
    }
    return chart;
}

ValidationLayout ValidationLayout::of(const QRectF& area, const ValidationChart& chart, const QFont& font)
{
    const double line = QFontMetricsF(font).height();
    std::vector<double> ends;
    for (const ValidationChart::Point& point : chart.points)
        if (point.score) {
            ends.push_back(*point.score - point.error);
            ends.push_back(*point.score + point.error);
            if (point.training)
                ends.push_back(*point.training);
        }
    PlotAxis across;
    across.low = 0;
    across.high = double(std::max<std::size_t>(1, chart.points.size()));
    const double legend = paintMarksLegend(nullptr, area, font, Theme());
    ValidationLayout layout;
    layout.heading = QRectF(area.left(), area.top(), area.width(), 1.2 * line);
    layout.legend = area;
    layout.legend.setTop(area.bottom() - legend);
    // The numbers of the points and the name of their axis take the place of those of the frame.
    layout.frame = PlotFrame::of(area.adjusted(0, 1.4 * line, 0, -legend - 1.2 * line), across,
                                 PlotAxis::linear({}, ends, 0.06), font);
    return layout;
}

double ValidationLayout::place(const ValidationChart& chart, int point) const
{
    return frame.plot.left() + (point + 0.5) * frame.plot.width() / double(chart.points.size());
}

int ValidationLayout::pointAt(const ValidationChart& chart, const QPointF& at) const
{
    const QRectF& plot = frame.plot;
    if (!plot.contains(at))
        return -1;
    const auto count = int(chart.points.size());
    return std::min(count - 1, int((at.x() - plot.left()) / plot.width() * count));
}

namespace {

void paintValidationAxes(QPainter& painter, const ValidationChart& chart, const ValidationLayout& layout,
                         const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QRectF& plot = layout.frame.plot;
    painter.setFont(font);
    const std::vector<double> ticks = layout.frame.y.ticks(std::max(2, int(plot.height() / (2.2 * line))));
    const QStringList labels = tickLabels(layout.frame.y.scale, ticks);
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const double y = layout.frame.y.place(ticks[i]);
        painter.setPen(QPen(theme.grid, line / 14));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(plot.left() - 10.4 * line, y - line / 2, 10 * line, line),
                         Qt::AlignRight | Qt::AlignVCenter, labels[qsizetype(i)]);
    }
    double widest = 0;
    for (const ValidationChart::Point& point : chart.points)
        widest = std::max(widest, metrics.horizontalAdvance(point.value) + 0.6 * line);
    const int every = std::max(1, int(std::ceil(widest * double(chart.points.size()) / plot.width())));
    painter.setPen(theme.muted);
    for (int i = 0; i < int(chart.points.size()); i += every)
        painter.drawText(QRectF(layout.place(chart, i) - 5 * line, plot.bottom() + 0.15 * line, 10 * line, line),
                         Qt::AlignCenter, chart.points[std::size_t(i)].value);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 1.25 * line, plot.width(), line), Qt::AlignCenter,
                     metrics.elidedText(chart.axis, Qt::ElideRight, plot.width()));
    painter.setPen(theme.text);
    painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(chart.score, Qt::ElideRight, layout.heading.width()));
}

/// The accuracy on the training samples as a dashed line, with its name in the heading; the distance to the curve
/// is the overfitting.
void paintTraining(QPainter& painter, const ValidationChart& chart, const ValidationLayout& layout,
                   const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    painter.setPen(QPen(theme.muted, line / 9, Qt::DashLine));
    std::optional<QPointF> before;
    bool isAny = false;
    for (int i = 0; i < int(chart.points.size()); ++i) {
        const std::optional<double>& training = chart.points[std::size_t(i)].training;
        const std::optional<QPointF> at =
            training ? std::optional(QPointF(layout.place(chart, i), layout.frame.y.place(*training)))
                     : std::nullopt;
        if (before && at)
            painter.drawLine(*before, *at);
        before = at;
        isAny = isAny || at;
    }
    if (!isAny)
        return;
    const QString name = ValidationChart::trainingName();
    const double width = metrics.horizontalAdvance(name), middle = layout.heading.center().y();
    painter.drawLine(QPointF(layout.heading.right() - width - 2.6 * line, middle),
                     QPointF(layout.heading.right() - width - 0.4 * line, middle));
    painter.setPen(theme.muted);
    painter.setFont(font);
    painter.drawText(layout.heading, Qt::AlignRight | Qt::AlignVCenter, name);
}

}  // namespace

QString ValidationChart::trainingName()
{
    return QCoreApplication::translate("Tune", "training accuracy");
}

void paintValidation(QPainter& painter, const ValidationChart& chart, const ValidationLayout& layout,
                     const QFont& font, const Theme& theme, int cursor)
{
    const double line = QFontMetricsF(font).height();
    const QRectF& plot = layout.frame.plot;
    const auto count = int(chart.points.size());
    const double column = plot.width() / count;
    for (int i = 0; i < count; ++i)
        if (i == cursor || chart.points[std::size_t(i)].isSelected)
            painter.fillRect(QRectF(plot.left() + i * column, plot.top(), column, plot.height()), theme.field);
    paintValidationAxes(painter, chart, layout, font, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTraining(painter, chart, layout, font, theme);
    std::optional<QPointF> before;
    for (int i = 0; i < count; ++i) {
        const ValidationChart::Point& point = chart.points[std::size_t(i)];
        if (!point.score)
            continue;
        const QPointF at(layout.place(chart, i), layout.frame.y.place(*point.score));
        const bool isNext = i > 0 && chart.points[std::size_t(i - 1)].score;
        painter.setPen(QPen(theme.accent, line / 9));
        if (before && isNext)
            painter.drawLine(*before, at);
        before = at;
        const double up = layout.frame.y.place(*point.score + point.error),
                     down = layout.frame.y.place(*point.score - point.error), half = 0.22 * line;
        painter.setPen(QPen(theme.accent, line / 14));
        painter.drawLine(QPointF(at.x(), up), QPointF(at.x(), down));
        for (const double end : {up, down})
            painter.drawLine(QPointF(at.x() - half, end), QPointF(at.x() + half, end));
        painter.setBrush(theme.accent);
        painter.drawEllipse(at, 0.2 * line, 0.2 * line);
    }
    for (int i = 0; i < count; ++i)
        if (const ValidationChart::Point& point = chart.points[std::size_t(i)]; point.score && point.marks.isAny())
            paintTrialMarks(painter, point.marks, {layout.place(chart, i), layout.frame.y.place(*point.score)},
                            1.1 * line, theme);
    painter.restore();
    paintMarksLegend(&painter, layout.legend, font, theme);
}

}  // namespace fuzzylens::ui
