// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_figure.h"

#include "ui/plot/number_format.h"
#include "ui/views/scatter/legend_strip.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_marks.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace fuzzylens::ui {

namespace {

/// Widths on the device that will be painted on, not on the screen.
QFontMetricsF metricsOf(const QPainter& painter)
{
    return QFontMetricsF(painter.font(), painter.device());
}

struct ScatterFigureWords
{
    Q_DECLARE_TR_FUNCTIONS(ScatterFigure)
};

QString centreKey()
{
    return ScatterFigureWords::tr("cluster centre");
}

QString elided(const QPainter& painter, const QString& text, double width)
{
    return metricsOf(painter).elidedText(text, Qt::ElideRight, width);
}

}  // namespace

void ScatterFigure::paint(QCPPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.fillRect(area, theme.card);
    const QRectF inner = area.adjusted(4, 4, -4, -4);
    QRectF below = inner.adjusted(0, paintLegend(painter, inner), 0, 0);
    below.adjust(0, paintProjectedLegend(painter, below), 0, 0);
    below.adjust(0, paintMarkLegend(painter, below), 0, 0);
    if (below.width() > 10 && below.height() > 10 && content.samples() > 0) {
        ScatterCanvas canvas;
        canvas.setFont(PlotCanvas::paperFont(font));
        canvas.setLook(theme, canvas.font());
        canvas.setContent(content, {});
        canvas.setProjected(projected);
        canvas.setRanges(x, y);
        canvas.paintInto(painter, below);
    }
    painter.restore();
}

double ScatterFigure::paintLegend(QPainter& painter, const QRectF& area) const
{
    const QFontMetricsF metrics = metricsOf(painter);
    const double line = metrics.height() * 1.25;
    if (!content.styles.byClass) {
        const QString low = plainNumber(content.styles.lowest);
        const QString high = plainNumber(content.styles.highest);
        const double fixed = metrics.horizontalAdvance(low) + metrics.horizontalAdvance(high) + 60 + 24;
        const QString name = elided(painter, colouring.name, std::max(20.0, area.width() - fixed));
        double left = area.left();
        const auto write = [&](const QString& text) {
            painter.setPen(theme.text);
            const double width = metrics.horizontalAdvance(text);
            painter.drawText(QRectF(left, area.top(), width + 1, line), Qt::AlignVCenter | Qt::TextDontClip, text);
            left += width + 6;
        };
        write(name);
        write(low);
        for (int step = 0; step < PointStyles::steps; ++step)
            painter.fillRect(QRectF(left + step * 60.0 / PointStyles::steps, area.top() + line / 2 - 3,
                                    60.0 / PointStyles::steps + 0.1, 6),
                             theme.sequential(double(step) / (PointStyles::steps - 1)));
        left += 66;
        write(high);
        return paintCentreKey(painter, area, {left + 6, area.top()}) + 4;
    }
    double left = area.left(), top = area.top();
    const LegendPart part = content.shaping ? LegendPart::Colours : LegendPart::Markers;
    const std::vector<int> counts = classCounts(colouring);
    const int classes = int(colouring.classes.size());
    for (int entry = 0; entry <= classes; ++entry) {
        const bool isUnlabelled = entry == classes;
        if (counts[std::size_t(entry)] == 0 || classes == 0)
            continue;
        const QString name = elided(painter, isUnlabelled ? QObject::tr("unlabelled") : colouring.classes[entry],
                                    area.width() - 14);
        const double width = metrics.horizontalAdvance(name) + 14;
        if (left > area.left() && left + width > area.right()) {
            left = area.left();
            top += line;
        }
        const int index = isUnlabelled ? -1 : entry;
        drawMarker(painter, legendMarker(part, index), QPointF(left + 5, top + line / 2), 6,
                   legendColor(part, index, theme), Qt::transparent);
        painter.setPen(theme.text);
        painter.drawText(QRectF(left + 12, top, width, line), Qt::AlignVCenter | Qt::TextDontClip, name);
        left += width + 10;
    }
    if (content.coordinates.centres.empty() && classes == 0)
        return 0;
    return paintCentreKey(painter, area, {left, top}) + 4;
}

double ScatterFigure::paintCentreKey(QPainter& painter, const QRectF& area, QPointF corner) const
{
    const double line = metricsOf(painter).height() * 1.25;
    if (!content.coordinates.centres.empty()) {
        const QString name =
            content.prototypes.size() > 0 ? ScatterFigureWords::tr("label prototype") : centreKey();
        const double width = metricsOf(painter).horizontalAdvance(name) + 14;
        if (corner.x() > area.left() && corner.x() + width > area.right())
            corner = {area.left(), corner.y() + line};
        if (content.prototypes.size() > 0)
            drawPie(
                painter, corner + QPointF(5, line / 2), 4,
                Eigen::RowVectorXd::Constant(content.prototypes.cols(), 1.0 / double(content.prototypes.cols())),
                content.classColors, theme.text);
        else
            drawCentre(painter, corner + QPointF(5, line / 2), 4, theme.text, theme.card);
        painter.setPen(theme.text);
        painter.drawText(QRectF(corner + QPointF(12, 0), QSizeF(width, line)),
                         int(Qt::AlignVCenter | Qt::TextDontClip), name);
    }
    return corner.y() + line - area.top();
}

double ScatterFigure::paintProjectedLegend(QPainter& painter, const QRectF& area) const
{
    if (projected.samples() == 0)
        return 0;
    const double line = metricsOf(painter).height() * 1.25;
    drawMarker(painter, Marker::Disc, QPointF(area.left() + 5, area.top() + line / 2), 6, Qt::transparent,
               theme.text);
    painter.setPen(theme.text);
    painter.drawText(
        QRectF(area.left() + 12, area.top(), area.width() - 12, line), int(Qt::AlignVCenter),
        elided(painter, ScatterFigureWords::tr("projected: %1").arg(projectedName), area.width() - 12));
    return line + 4;
}

double ScatterFigure::paintMarkLegend(QPainter& painter, const QRectF& area) const
{
    struct Entry
    {
        std::function<void(const QPointF&)> draw;  // around the middle of the room for it
        QString text;
        double room;
    };
    std::vector<Entry> entries;
    const auto addLine = [&](Qt::PenStyle style, const QColor& color, const QString& text) {
        constexpr double length = 14;
        const auto draw = [&painter, style, color](const QPointF& middle) {
            painter.setPen(QPen(color, 1, style));
            painter.drawLine(middle - QPointF(length / 2, 0), middle + QPointF(length / 2, 0));
        };
        entries.push_back({draw, text, length});
    };
    const auto addPin = [&](bool isPinned, const QString& text) {
        const auto draw = [this, &painter, isPinned](const QPointF& middle) {
            drawPin(painter, middle + QPointF(0, 4), 8, isPinned, theme);
        };
        entries.push_back({draw, text, 6});
    };
    const auto addMarker = [&](Marker marker, double diameter, const QString& text) {
        const auto draw = [this, &painter, marker, diameter](const QPointF& middle) {
            drawMarker(painter, marker, middle, diameter, theme.muted, Qt::transparent);
        };
        entries.push_back({draw, text, diameter});
    };
    const auto addTitle = [&](const QString& text) { entries.push_back({[](const QPointF&) {}, text, 0}); };
    if (content.shaping) {
        addTitle(ScatterFigureWords::tr("Shape: %1").arg(content.shaping->name));
        const std::vector<int> counts = classCounts(*content.shaping);
        for (int index = 0; index < int(content.shaping->classes.size()); ++index)
            if (counts[std::size_t(index)] > 0)
                addMarker(shapeMarker(index), 6, content.shaping->classes[index]);
        if (counts.back() > 0)
            addMarker(shapeMarker(-1), 6, QObject::tr("unlabelled"));
    }
    if (content.sizing) {
        constexpr double diameter = 6;
        addTitle(ScatterFigureWords::tr("Size: %1").arg(content.sizing->name));
        addMarker(Marker::Disc, diameter * PointSizes::factor(0), plainNumber(content.sizes.lowest));
        addMarker(Marker::Disc, diameter * PointSizes::factor(PointSizes::levels - 1),
                  plainNumber(content.sizes.highest));
    }
    const auto has = [&](const auto& isOne) {
        return std::any_of(content.pairs.pairs.begin(), content.pairs.pairs.end(), isOne);
    };
    if (has([](const PairMark& pair) { return pair.kind == PairKind::Must; }))
        addLine(Qt::SolidLine, theme.text, ScatterFigureWords::tr("must-link"));
    if (has([](const PairMark& pair) { return pair.kind == PairKind::Cannot; }))
        addLine(Qt::DashLine, theme.text, ScatterFigureWords::tr("cannot-link"));
    if (has([](const PairMark& pair) { return pair.isViolated; }))
        addLine(Qt::SolidLine, theme.bad, ScatterFigureWords::tr("violated (with cost)"));
    if (!content.ringed.empty())
        entries.push_back(
            {[this, &painter](const QPointF& middle) { drawErrorRing(painter, middle, 4, theme.bad); },
             ScatterFigureWords::tr("misclassified in cross-validation"), 10});
    if (!content.graph.isEmpty())
        addLine(Qt::SolidLine, theme.muted, content.graph.key());
    if (content.field)
        addLine(Qt::SolidLine, theme.muted,
                content.field->isOfClasses() ? ScatterFigureWords::tr("decision boundary")
                                             : ScatterFigureWords::tr("equal membership"));
    if (!content.coordinates.shapes.empty())
        addLine(Qt::SolidLine, theme.muted, ScatterFigureWords::tr("cluster, 2 SD"));
    if (!content.coordinates.weightEllipses.empty())
        addLine(Qt::SolidLine, theme.muted, ScatterFigureWords::tr("equal weighted distance"));
    if (!content.probes.found.empty())
        addPin(false, content.probes.foundText());
    if (!content.probes.pinned.empty())
        addPin(true, ScatterFigureWords::tr("pinned probe"));
    if (!content.probes.forbidden.empty())
        entries.push_back({[this, &painter](const QPointF& middle) {
                               drawNeverProbe(painter, middle, 2, theme.text, theme.card);
                           },
                           ScatterFigureWords::tr("excluded from the probes"), 6});
    const QFontMetricsF metrics = metricsOf(painter);
    const double line = metrics.height() * 1.25;
    QPointF corner = area.topLeft();
    for (const Entry& entry : entries) {
        const double before = entry.room + 4, text = metrics.horizontalAdvance(entry.text);
        if (corner.x() > area.left() && corner.x() + before + text > area.right())
            corner = {area.left(), corner.y() + line};
        entry.draw(corner + QPointF(entry.room / 2, line / 2));
        painter.setPen(theme.text);
        QRectF wrapped;  // higher than a line where it is wider than all the room
        painter.drawText(QRectF(corner + QPointF(before, (line - metrics.height()) / 2),
                                QSizeF(std::min(text + 1, area.width() - before), metrics.height())),
                         int(Qt::AlignTop | Qt::TextWordWrap | Qt::TextDontClip), entry.text, &wrapped);
        corner.ry() += std::max(0.0, wrapped.height() - metrics.height());
        corner.rx() += before + text + 10;
    }
    return entries.empty() ? 0 : corner.y() + line + 4 - area.top();
}

}  // namespace fuzzylens::ui
