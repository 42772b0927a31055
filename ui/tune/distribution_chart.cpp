// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/distribution_chart.h"

#include "ui/tune/cluster_numbers.h"
#include "ui/tune/tune_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

struct DistributionWords
{
    Q_DECLARE_TR_FUNCTIONS(Tune)
};

QPen linePen(const DistributionChart::Line& line, const Theme& theme, double height)
{
    constexpr std::size_t colours = 8;
    return {theme.classColor(int(line.value)), line.isShown ? height / 5 : height / 10,
            line.value < colours ? Qt::SolidLine : Qt::DashLine};
}

/// A line of the key: the pen, the value and the area below its line.
void paintKeyLine(QPainter& painter, const QRectF& place, const QPen& pen, const QString& name,
                  const QString& area, const QColor& colour)
{
    const double line = place.height();
    if (pen.style() != Qt::NoPen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(place.left(), place.center().y()),
                         QPointF(place.left() + 1.2 * line, place.center().y()));
    }
    painter.setPen(colour);
    painter.drawText(place.adjusted(1.6 * line, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, area);
}

void paintSteps(QPainter& painter, const DistributionChart::Line& line, const PlotFrame& frame)
{
    QPolygonF points{QPointF(frame.x.place(0), frame.y.place(0))};
    for (const DistributionStep& step : line.steps) {
        points << QPointF(frame.x.place(step.value), points.back().y());
        points << QPointF(frame.x.place(step.value), frame.y.place(step.share));
    }
    points << QPointF(frame.x.place(1), points.back().y());
    painter.drawPolyline(points);
}

}  // namespace

DistributionChart DistributionChart::of(const ClusterNumbers& numbers, std::optional<std::size_t> shown)
{
    const Sweep& sweep = *numbers.sweep();
    DistributionChart chart;
    chart.axis = axisSymbol(sweep.axis());
    for (std::size_t i = 0; i < sweep.size(); ++i)
        if (const std::vector<DistributionStep>& steps = numbers.distribution(i); !steps.empty())
            chart.lines.push_back({i, QString::fromStdString(sweep.values()[i]), steps,
                                   numbers.trials()[i].scores.at("consensus_area").mean, shown == i});
    return chart;
}

void paintDistributions(QPainter& painter, const DistributionChart& chart, const QRectF& area, const QFont& font,
                        const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(
        QRectF(area.left(), area.top(), area.width(), 1.2 * line), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(DistributionWords::tr("Cumulative distribution"), Qt::ElideRight, area.width()));
    constexpr double fewestLines = 14;  // of the width with areas
    const bool hasAreas = area.width() >= fewestLines * line;
    const QString areaName = hasAreas ? DistributionWords::tr("Area") : QString();
    double keyWidth =
        1.6 * line + std::max(metrics.horizontalAdvance(chart.axis), metrics.horizontalAdvance("10"));
    if (hasAreas)
        keyWidth += line + std::max(metrics.horizontalAdvance(areaName), metrics.horizontalAdvance("0.000"));
    PlotAxis across, upward;
    across.name = DistributionWords::tr("Consensus");
    upward.name = DistributionWords::tr("Share of pairs");
    const PlotFrame frame =
        PlotFrame::of(area.adjusted(0, 1.3 * line, -keyWidth - 0.6 * line, 0), across, upward, font);
    frame.paint(painter, font, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF key(area.right() - keyWidth, frame.plot.top(), keyWidth, line);
    paintKeyLine(painter, key, Qt::NoPen, chart.axis, areaName, theme.muted);
    for (const bool isShown : {false, true})  // that one lies above the others
        for (const DistributionChart::Line& each : chart.lines)
            if (each.isShown == isShown) {
                painter.setPen(linePen(each, theme, line));
                paintSteps(painter, each, frame);
            }
    for (const DistributionChart::Line& each : chart.lines) {
        key.translate(0, 1.15 * line);
        if (key.bottom() <= area.bottom())
            paintKeyLine(painter, key, linePen(each, theme, line), each.name,
                         hasAreas ? scoreText(each.area) : QString(), each.isShown ? theme.text : theme.muted);
    }
    painter.restore();
}

}  // namespace fuzzylens::ui
