// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/validation_chart.h"

#include "ui/tune/chart_parts.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

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
    return columnPlace(frame.plot, point, chart.points.size());
}

int ValidationLayout::pointAt(const ValidationChart& chart, const QPointF& at) const
{
    return columnAt(frame.plot, at, chart.points.size());
}

namespace {

void paintValidationAxes(QPainter& painter, const ValidationChart& chart, const ValidationLayout& layout,
                         const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    const QRectF& plot = layout.frame.plot;
    paintLevels(painter, layout.frame, font, theme);
    QStringList values;
    for (const ValidationChart::Point& point : chart.points)
        values << point.value;
    paintColumnLabels(painter, values, plot, font, theme);
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
    std::vector<CurvePoint> points;
    for (int i = 0; i < count; ++i) {
        const ValidationChart::Point& point = chart.points[std::size_t(i)];
        points.push_back({layout.place(chart, i), point.score, point.error});
    }
    paintCurve(painter, points, layout.frame.y, theme.accent, line);
    for (int i = 0; i < count; ++i)
        if (const ValidationChart::Point& point = chart.points[std::size_t(i)]; point.score && point.marks.isAny())
            paintTrialMarks(painter, point.marks, {layout.place(chart, i), layout.frame.y.place(*point.score)},
                            1.1 * line, theme);
    painter.restore();
    paintMarksLegend(&painter, layout.legend, font, theme);
}

}  // namespace fuzzylens::ui
