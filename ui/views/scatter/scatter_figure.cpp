// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_figure.h"

#include "ui/plot/number_format.h"
#include "ui/views/scatter/label_places.h"
#include "ui/views/scatter/legend_strip.h"
#include "ui/views/scatter/scatter_marks.h"
#include "ui/views/scatter/uniform_ticker.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace fuzzylens::ui {

namespace {

constexpr double markerScale = 0.6;               // markers on paper, of those on screen
constexpr double nameGap = 7;                     // between a centre and its name
constexpr double imageResolution = 300.0 / 72.0;  // pixels a unit for clouds drawn as one image

struct Ticks
{
    QVector<double> places;
    QVector<QString> labels;
};

Ticks ticksOf(const AxisRange& range, int count, const AxisScale& scale)
{
    UniformTicker ticker;
    ticker.setScale(scale);
    ticker.setTickCount(count);
    Ticks all;
    ticker.generate(QCPRange(range.lower, range.upper), QLocale::c(), QLatin1Char('g'), 6, all.places, nullptr,
                    &all.labels);
    Ticks inside;
    for (qsizetype i = 0; i < all.places.size(); ++i)
        if (all.places[i] >= range.lower && all.places[i] <= range.upper) {
            inside.places << all.places[i];
            inside.labels << all.labels[i];
        }
    return inside;
}

/// Number of ticks of a vertical axis of this height.
int ticksIn(double height)
{
    return std::clamp(int(height / 40), 2, 6);
}

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
    return ScatterFigureWords::tr("centre of a cluster");
}

/// What @p paint draws, as one image over @p plot.
void paintAsImage(QPainter& painter, const QRectF& plot,
                  const std::function<void(QPainter&, const QRectF&)>& paint)
{
    QImage image((plot.size() * imageResolution).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter inner(&image);
    inner.setRenderHint(QPainter::Antialiasing);
    inner.scale(imageResolution, imageResolution);
    paint(inner, QRectF(QPointF(0, 0), plot.size()));
    inner.end();
    painter.drawImage(plot, image);
}

QString elided(const QPainter& painter, const QString& text, double width)
{
    return metricsOf(painter).elidedText(text, Qt::ElideRight, width);
}

/// The title of the y axis, whose percentage stays in one line.
QString titleOfY(const ScatterContent& content)
{
    return QString(content.coordinates.yName).replace(QStringLiteral(" %"), QStringLiteral("\u00A0%"));
}

/// How high the title of the y axis is in lines of @p length, of which it has three at most.
double heightOfTitle(const QPainter& painter, const QString& title, double length)
{
    const QFontMetricsF metrics = metricsOf(painter);
    const QRectF whole = metrics.boundingRect(QRectF(0, 0, length, 1e4), Qt::TextWordWrap, title);
    return title.isEmpty() ? 0 : std::min(whole.height(), 3 * metrics.lineSpacing());
}

}  // namespace

void ScatterFigure::paint(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.fillRect(area, theme.card);
    const QRectF inner = area.adjusted(4, 4, -4, -4);
    QRectF below = inner.adjusted(0, paintLegend(painter, inner), 0, 0);
    below.adjust(0, paintProjectedLegend(painter, below), 0, 0);
    below.adjust(0, paintMarkLegend(painter, below), 0, 0);
    const QRectF plot = plotArea(painter, below);
    if (plot.width() > 10 && plot.height() > 10 && content.samples() > 0) {
        ScatterFigure shown = *this;
        if (content.coordinates.solid)
            makeSquare(shown.x, shown.y, plot.width(), plot.height());
        shown.paintPlot(painter, below, plot);
    }
    painter.restore();
}

void ScatterFigure::paintPlot(QPainter& painter, const QRectF& area, const QRectF& plot) const
{
    paintGround(painter, area, plot);
    paintPairs(painter, plot, false);
    paintCloud(painter, plot, content);
    paintCloud(painter, plot, projected);
    paintPairs(painter, plot, true);
    paintProbes(painter, plot);
    paintCentres(painter, plot);  // over the pins, which would hide the names
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
        drawMarker(painter, Theme::classMarker(index), QPointF(left + 5, top + line / 2), 6,
                   theme.classColor(index), Qt::transparent);
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
        const double width = metricsOf(painter).horizontalAdvance(centreKey()) + 14;
        if (corner.x() > area.left() && corner.x() + width > area.right())
            corner = {area.left(), corner.y() + line};
        drawCentre(painter, corner + QPointF(5, line / 2), 4, theme.text, theme.card);
        painter.setPen(theme.text);
        painter.drawText(QRectF(corner + QPointF(12, 0), QSizeF(width, line)),
                         int(Qt::AlignVCenter | Qt::TextDontClip), centreKey());
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
    const auto has = [&](const auto& isOne) {
        return std::any_of(content.pairs.pairs.begin(), content.pairs.pairs.end(), isOne);
    };
    if (has([](const PairMark& pair) { return pair.kind == PairKind::Must; }))
        addLine(Qt::SolidLine, theme.text, ScatterFigureWords::tr("must-link"));
    if (has([](const PairMark& pair) { return pair.kind == PairKind::Cannot; }))
        addLine(Qt::DashLine, theme.text, ScatterFigureWords::tr("cannot-link"));
    if (has([](const PairMark& pair) { return pair.isViolated; }))
        addLine(Qt::SolidLine, theme.bad, ScatterFigureWords::tr("violated: cost"));
    if (!content.graph.isEmpty())
        addLine(Qt::SolidLine, theme.muted, content.graph.key());
    if (!content.coordinates.shapes.empty())
        addLine(Qt::SolidLine, theme.muted, ScatterFigureWords::tr("cluster, 2 sd"));
    if (!content.probes.found.empty())
        addPin(false, content.probes.foundText());
    if (!content.probes.pinned.empty())
        addPin(true, ScatterFigureWords::tr("pinned probe"));
    if (!content.probes.forbidden.empty())
        entries.push_back({[this, &painter](const QPointF& middle) {
                               drawNeverProbe(painter, middle, 2, theme.text, theme.card);
                           },
                           ScatterFigureWords::tr("never a probe"), 6});
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

QRectF ScatterFigure::plotArea(QPainter& painter, const QRectF& area) const
{
    if (content.coordinates.solid)
        return area;
    const QFontMetricsF metrics = metricsOf(painter);
    const double half = metrics.height() / 2;
    const QRectF plot = area.adjusted(0, half, -2 * half, -(2 * metrics.height() + 10));
    double widest = 0;
    if (!content.coordinates.isStrip)
        for (const QString& label : ticksOf(y, ticksIn(plot.height()), content.coordinates.scale).labels)
            widest = std::max(widest, metrics.horizontalAdvance(label));
    const double name = heightOfTitle(painter, titleOfY(content), area.height());
    return plot.adjusted((name > 0 ? name + 4 : 0) + widest + 6, 0, 0, 0);
}

void ScatterFigure::paintAxes(QPainter& painter, const QRectF& area, const QRectF& plot) const
{
    const QFontMetricsF metrics = metricsOf(painter);
    const double line = metrics.height();
    const auto write = [&](const QRectF& box, Qt::Alignment alignment, const QString& text) {
        painter.setPen(theme.muted);
        painter.drawText(box, int(alignment) | Qt::TextDontClip, text);
    };
    const Ticks across = ticksOf(x, std::clamp(int(plot.width() / 50), 2, 6), content.coordinates.scale);
    for (qsizetype i = 0; i < across.places.size(); ++i) {
        const double at = place(plot, across.places[i], y.lower).x();
        painter.setPen(QPen(theme.grid, 0.5));
        painter.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
        write(QRectF(at - 40, plot.bottom() + 4, 80, line), Qt::AlignHCenter | Qt::AlignTop, across.labels[i]);
    }
    if (!content.coordinates.isStrip) {
        const Ticks upwards = ticksOf(y, ticksIn(plot.height()), content.coordinates.scale);
        for (qsizetype i = 0; i < upwards.places.size(); ++i) {
            const double at = place(plot, x.lower, upwards.places[i]).y();
            painter.setPen(QPen(theme.grid, 0.5));
            painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at));
            write(QRectF(plot.left() - 6 - 100, at - line / 2, 100, line), Qt::AlignRight | Qt::AlignVCenter,
                  upwards.labels[i]);
        }
    }
    write(QRectF(area.left(), area.bottom() - line - 1, area.width(), line), Qt::AlignCenter,
          elided(painter, content.coordinates.xName, area.width()));
    const QString upName = elided(painter, titleOfY(content), 2.5 * area.height());
    const double half = std::min(metrics.horizontalAdvance(upName), area.height()) / 2;
    painter.save();
    // In the middle of the plot, unless it would reach into the keys above.
    painter.translate(area.left(), std::max(area.top() + half, std::min(plot.center().y(), area.bottom() - half)));
    painter.rotate(-90);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(-half, 0, 2 * half, heightOfTitle(painter, upName, 2 * half)),
                     int(Qt::AlignCenter) | Qt::TextWordWrap | Qt::TextDontClip, upName);
    painter.restore();
}

void ScatterFigure::paintGround(QPainter& painter, const QRectF& area, const QRectF& plot) const
{
    if (content.coordinates.solid)
        drawCube(
            painter, *content.coordinates.solid, [&](double right, double up) { return place(plot, right, up); },
            plot, theme);
    else
        paintAxes(painter, area, plot);
    painter.save();
    painter.setClipRect(plot);
    if (int(content.graph.edges.size()) <= mostVectorEdges)
        paintGraph(painter, plot);
    else
        paintAsImage(painter, plot, [this](QPainter& inner, const QRectF& whole) { paintGraph(inner, whole); });
    painter.restore();
}

void ScatterFigure::paintGraph(QPainter& painter, const QRectF& plot) const
{
    drawGraph(painter, content.graph,
              {[&](int sample) { return placeAnywhere(plot, sample); }, content.diameter * markerScale,
               content.coordinates.isStrip},
              theme);
}

void ScatterFigure::paintPairs(QPainter& painter, const QRectF& plot, bool costs) const
{
    painter.save();
    painter.setClipRect(plot);
    const auto toPaper = [&](int sample) { return placeAnywhere(plot, sample); };
    if (costs)
        drawPairCosts(painter, content.pairs, toPaper, theme);
    else
        drawPairs(painter, content.pairs, toPaper, content.diameter * markerScale, theme);
    painter.restore();
}

void ScatterFigure::paintCloud(QPainter& painter, const QRectF& plot, const ScatterContent& cloud) const
{
    painter.save();
    painter.setClipRect(plot);
    if (cloud.samples() <= mostVectorMarkers) {
        paintMarkers(painter, plot, cloud);
    } else {
        paintAsImage(painter, plot,
                     [&](QPainter& inner, const QRectF& whole) { paintMarkers(inner, whole, cloud); });
    }
    painter.restore();
}

void ScatterFigure::paintMarkers(QPainter& painter, const QRectF& plot, const ScatterContent& cloud) const
{
    const double diameter = cloud.diameter * markerScale;
    for (const bool unclassed : {true, false})
        for (int drawn = 0; drawn < cloud.samples(); ++drawn) {
            const int i = cloud.drawnAs(drawn);
            const auto sample = std::size_t(i);
            const int style = cloud.styles.styleOf[sample];
            if ((style == 0) != unclassed)
                continue;
            const PointStyle& look = cloud.styles.styles[std::size_t(style)];
            QColor fill = look.fill, outline = look.outline.isValid() ? look.outline : theme.card;
            const auto opacity = float(ScatterContent::opacityOf(cloud.opacityLevel(i)));
            fill.setAlphaF(fill.alphaF() * opacity);
            outline.setAlphaF(opacity);
            drawMarker(painter, look.marker, place(plot, cloud.coordinates.x[sample], cloud.coordinates.y[sample]),
                       diameter, fill, outline);
        }
}

QPointF ScatterFigure::placeAnywhere(const QRectF& plot, int sample) const
{
    const auto i = std::size_t(sample);
    return place(plot, content.coordinates.x[i], content.coordinates.y[i]);
}

QPointF ScatterFigure::placeOf(const QRectF& plot, int sample) const
{
    const QPointF away(qQNaN(), qQNaN());
    if (sample >= content.samples())
        return away;
    const QPointF at = placeAnywhere(plot, sample);
    return plot.contains(at) ? at : away;
}

void ScatterFigure::paintProbes(QPainter& painter, const QRectF& plot) const
{
    const auto toPaper = [&](int sample) { return placeOf(plot, sample); };
    drawProbes(painter, content.probes, toPaper, content.diameter * markerScale,
               content.probes.height() * markerScale, theme);
}

void ScatterFigure::paintCentres(QPainter& painter, const QRectF& plot) const
{
    painter.save();
    painter.setClipRect(plot);
    drawShapes(
        painter, content.coordinates.shapes,
        [&](const QPointF& point) { return place(plot, point.x(), point.y()); }, 0.7, theme.text);
    painter.restore();
    for (const QPointF& centre : content.coordinates.centres) {
        const QPointF at = place(plot, centre.x(), centre.y());
        if (std::isfinite(centre.x()) && plot.contains(at))
            drawCentre(painter, at, 6.5, theme.text, theme.card);
    }
    paintCentreNames(painter, plot);
}

void ScatterFigure::paintCentreNames(QPainter& painter, const QRectF& plot) const
{
    const QFontMetricsF metrics = metricsOf(painter);
    const NameMeasure measure{[&](const QPointF& centre) { return place(plot, centre.x(), centre.y()); },
                              [&](const QString& name) { return metrics.horizontalAdvance(name) + 2; },
                              metrics.height()};
    std::vector<QPointF> samples;
    for (std::size_t i = 0; i < std::size_t(content.samples()); ++i)
        samples.push_back(place(plot, content.coordinates.x[i], content.coordinates.y[i]));
    const auto hidden = [&](const QRectF& area) {
        const auto toPlace = [&](int sample) { return placeOf(plot, sample); };
        const double mark = content.diameter * markerScale / 2;
        const QRectF around = area.adjusted(-mark, -mark, mark, mark);
        return int(std::count_if(samples.begin(), samples.end(),
                                 [&](const QPointF& sample) { return around.contains(sample); })) +
               samplesAPin * pinsUnder(area, content.probes, toPlace, content.probes.height() * markerScale);
    };
    const std::vector<LabelPlace> places = placeCentreNames(content, measure, {plot, nameGap, hidden});
    for (std::size_t cluster = 0; cluster < places.size(); ++cluster) {
        const QPointF centre = content.coordinates.centres[cluster];
        if (places[cluster].side >= 0)
            drawCentreName(painter, place(plot, centre.x(), centre.y()), places[cluster].area,
                           content.centreNames[qsizetype(cluster)], nameGap, theme.text, theme.card);
    }
}

QPointF ScatterFigure::place(const QRectF& plot, double xCoordinate, double yCoordinate) const
{
    return {plot.left() + (xCoordinate - x.lower) / x.extent() * plot.width(),
            plot.bottom() - (yCoordinate - y.lower) / y.extent() * plot.height()};
}

}  // namespace fuzzylens::ui
