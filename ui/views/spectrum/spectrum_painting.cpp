// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/spectrum_chart.h"

#include "ui/plot/number_format.h"
#include "ui/views/weights/weight_bars.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

using Use = SpectrumChart::Use;

struct SpectrumPaintingWords
{
    Q_DECLARE_TR_FUNCTIONS(SpectrumChart)
};

/// Those used in the accent colour, the trivial one open, the others quiet.
void paintDot(QPainter& painter, Use use, const QPointF& place, double radius, const Theme& theme)
{
    const QColor color = use == Use::Dimension ? theme.accent : theme.muted;
    painter.setPen(QPen(color, radius * 0.4));
    painter.setBrush(use == Use::Trivial ? theme.card : color);
    painter.drawEllipse(place, radius * 0.8, radius * 0.8);
}

/// A cut between two values, the gap on it as a bracket, its name above. @return where the name is.
QRectF paintGap(QPainter& painter, const SpectrumChart& chart, const SpectrumLayout& layout,
                const QFontMetricsF& metrics, int below, const QColor& color, const QRectF& taken)
{
    const double line = metrics.height();
    const double x = (layout.frame.place(below - 1, 0).x() + layout.frame.place(below, 0).x()) / 2;
    const QString name = chart.gapName(below);
    const double width = std::min(metrics.horizontalAdvance(name) + 1, layout.frame.plot().width());
    QRectF label(x - width / 2, layout.frame.plot().top() - 0.2 * line, width, line);
    label.moveLeft(
        std::max(layout.frame.plot().left(), std::min(label.left(), layout.frame.plot().right() - width)));
    const bool isNamed = !label.adjusted(-line / 2, 0, line / 2, 0).intersects(taken);
    painter.setPen(QPen(color, line / 14, Qt::DashLine));
    painter.drawLine(QPointF(x, label.bottom()), QPointF(x, layout.frame.plot().bottom()));
    layout.frame.paintGap(painter, chart.values, below, color, line * 0.28);
    if (!isNamed)
        return taken;
    painter.drawText(label, Qt::AlignCenter, metrics.elidedText(name, Qt::ElideRight, width));
    return label;
}

void paintGaps(QPainter& painter, const SpectrumChart& chart, const SpectrumLayout& layout,
               const QFontMetricsF& metrics, const Theme& theme)
{
    const int ofClusters = chart.belowClusters(), widest = chart.belowWidest();
    QRectF named;
    if (ofClusters > 0)
        named = paintGap(painter, chart, layout, metrics, ofClusters, theme.text, named);
    if (widest > 0 && widest != ofClusters)
        paintGap(painter, chart, layout, metrics, widest, ofClusters > 0 ? theme.muted : theme.text, named);
}

void paintStems(QPainter& painter, const SpectrumChart& chart, const SpectrumLayout& layout, double line,
                const Theme& theme, int hovered)
{
    const double radius = std::clamp(layout.frame.pitch() * 0.3, line * 0.1, line * 0.3);
    for (int i = 0; i < layout.frame.count; ++i) {
        const QPointF top = layout.frame.place(i, chart.values[std::size_t(i)]);
        painter.setPen(QPen(chart.use(i) == Use::Dimension ? theme.accent : theme.muted, line / 8));
        painter.drawLine(layout.frame.place(i, 0), top);
        paintDot(painter, chart.use(i), top, radius, theme);
    }
    if (hovered < 0 || hovered >= layout.frame.count)
        return;
    painter.setPen(QPen(theme.text, line / 10));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(layout.frame.place(hovered, chart.values[std::size_t(hovered)]), radius + line * 0.15,
                        radius + line * 0.15);
}

/// Means inside and across as bars from 0, all of one scale, their numbers at the right.
void paintSimilarities(QPainter& painter, const SpectrumChart& chart, const SpectrumLayout& layout,
                       const QFontMetricsF& metrics, const Theme& theme)
{
    const double line = metrics.height();
    painter.setPen(theme.text);
    const QString whole = SpectrumPaintingWords::tr("Mean similarity by class"),
                  brief = SpectrumPaintingWords::tr("Similarity by class");
    const bool fits = metrics.horizontalAdvance(whole) <= layout.similarityHeading.width();
    painter.drawText(layout.similarityHeading, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(fits ? whole : brief, Qt::ElideRight, layout.similarityHeading.width()));
    double least = 0, greatest = 1;
    for (const SpectrumChart::Similarity& similarity : chart.similarities) {
        least = std::min({least, similarity.means[0], similarity.means[1]});
        greatest = std::max({greatest, similarity.means[0], similarity.means[1]});
    }
    const NumberFormat format{2, std::max(greatest, -least) >= 1e4};
    double names = 0, numbers = 0;
    for (std::size_t mean = 0; mean < 2; ++mean) {
        names = std::max(names, metrics.horizontalAdvance(SpectrumChart::meanName(mean)));
        for (const SpectrumChart::Similarity& similarity : chart.similarities)
            numbers = std::max(numbers, metrics.horizontalAdvance(format.text(similarity.means[mean])));
    }
    for (std::size_t group = 0; group < layout.groups.size(); ++group) {
        const SpectrumChart::Similarity& similarity = chart.similarities[group];
        const SpectrumLayout::Group& place = layout.groups[group];
        painter.setPen(theme.muted);
        painter.drawText(place.name, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(similarity.name, Qt::ElideRight, place.name.width()));
        for (std::size_t mean = 0; mean < 2; ++mean) {
            const QRectF& row = place.rows[mean];
            const PlotAxis scale{
                {}, {}, least, greatest, row.left() + names + line / 2, row.right() - numbers - line / 2};
            const double zero = scale.place(0), end = scale.place(similarity.means[mean]);
            painter.fillRect(
                QRectF(scale.start, row.top() + row.height() * 0.2, scale.end - scale.start, row.height() * 0.6),
                theme.field);
            painter.fillRect(QRectF(std::min(zero, end), row.top() + row.height() * 0.2, std::abs(end - zero),
                                    row.height() * 0.6),
                             mean == 0 ? barColor(theme) : theme.muted);
            painter.setPen(theme.text);
            painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, SpectrumChart::meanName(mean));
            painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, format.text(similarity.means[mean]));
        }
    }
    if (layout.vanishing.isEmpty())
        return;
    drawMarker(painter, Marker::Triangle, layout.vanishing.topLeft() + QPointF(-line * 0.55, line * 0.5),
               line * 0.7, theme.warn, theme.warn);
    painter.setPen(theme.text);
    const double width = layout.vanishing.width();
    const int lines = int(layout.vanishing.height() / line + 0.01);
    const double asked =
        metrics.boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, chart.vanishing).height();
    const bool isCut = asked > layout.vanishing.height();  // a wrapped line ends before the margin
    painter.drawText(layout.vanishing, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     isCut ? metrics.elidedText(chart.vanishing, Qt::ElideRight, 0.85 * width * lines)
                           : chart.vanishing);
}

}  // namespace

double paintSpectrumLegend(QPainter* painter, const SpectrumChart& chart, const QRectF& place, const QFont& font,
                           const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const double line = metrics.height();
    double x = place.left();
    for (const Use use : {Use::Trivial, Use::Dimension, Use::None}) {
        int count = 0;
        for (int i = 0; i < chart.size(); ++i)
            count += chart.use(i) == use;
        if (count == 0)
            continue;
        const QString name = use == Use::Trivial     ? SpectrumPaintingWords::tr("trivial")
                             : use == Use::Dimension ? SpectrumPaintingWords::tr("used")
                                                     : SpectrumPaintingWords::tr("not used");
        const double width = metrics.horizontalAdvance(name) + 1;
        if (painter) {
            paintDot(*painter, use, {x + line * 0.4, place.center().y()}, line * 0.3, theme);
            painter->setPen(theme.muted);
            painter->drawText(QRectF(x + line, place.top(), width, place.height()),
                              Qt::AlignLeft | Qt::AlignVCenter, name);
        }
        x += width + 1.8 * line;
    }
    return std::max(0.0, x - place.left() - 0.8 * line);
}

void paintSpectrum(QPainter& painter, const SpectrumChart& chart, const SpectrumLayout& layout, const QFont& font,
                   const Theme& theme, int hovered)
{
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme.text);
    if (!layout.heading.isEmpty())
        painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(chart.heading(), Qt::ElideRight, layout.heading.width()));
    painter.setPen(theme.muted);
    const QString said = chart.text(hovered);
    const bool isOneLine = layout.readOut.height() < 1.5 * metrics.height();
    painter.drawText(layout.readOut, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     isOneLine ? metrics.elidedText(said, Qt::ElideRight, layout.readOut.width()) : said);
    if (!layout.legend.isEmpty())
        paintSpectrumLegend(&painter, chart, layout.legend, font, theme);
    layout.frame.axes.paint(painter, font, theme);
    paintGaps(painter, chart, layout, metrics, theme);
    paintStems(painter, chart, layout, metrics.height(), theme, hovered);
    if (!layout.similarityHeading.isEmpty())
        paintSimilarities(painter, chart, layout, metrics, theme);
}

}  // namespace fuzzylens::ui
