// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/features/value_strips.h"

#include "ui/plot/number_format.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

double quantile(const std::vector<double>& sorted, double share)
{
    const double place = share * double(sorted.size() - 1);
    const auto below = std::size_t(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - double(below)) * (sorted[above] - sorted[below]);
}

struct ValueStripsWords
{
    Q_DECLARE_TR_FUNCTIONS(ValueStrips)
};

QFont scaled(QFont font, double factor)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * factor))));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

QColor faded(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

void paintTitle(QPainter& painter, const ValueTitle& title, const QRectF& area, const QFont& font,
                const Theme& theme)
{
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    painter.setFont(bold);
    painter.setPen(theme.text);
    const QString name = metrics.elidedText(title.name, Qt::ElideMiddle, area.width() * 0.6);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, name);
    const QFont small = scaled(font, 0.9);
    const double used = metrics.horizontalAdvance(name) + metrics.averageCharWidth() * 1.5;
    painter.setFont(small);
    painter.setPen(theme.muted);
    painter.drawText(area.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(title.detail, Qt::ElideRight, area.width() - used));
}

void paintAxis(QPainter& painter, const StripLayout& layout, const QFont& font, const Theme& theme)
{
    const QFontMetricsF metrics(font);
    const std::vector<double> ticks =
        layout.scale.ticks(std::clamp(int(layout.plot.width() / (metrics.averageCharWidth() * 6)), 2, 8));
    const QStringList labels = tickLabels(layout.scale.scale, ticks);
    painter.setFont(font);
    const double half = metrics.averageCharWidth() * 8;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const double x = layout.scale.place(ticks[i]);
        painter.setPen(QPen(theme.grid, metrics.height() / 14));
        painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(x - half, layout.axis.top(), 2 * half, layout.axis.height()), Qt::AlignCenter,
                         labels[qsizetype(i)]);
    }
}

void paintName(QPainter& painter, const ValueGroups::Group& group, const StripLayout& layout, const QRectF& row,
               const QFont& font, const Theme& theme)
{
    const QFont small = scaled(font, 0.9);
    const QFontMetricsF metrics(font), smallMetrics(small);
    const bool hasTwoLines = row.height() > metrics.height() * 2;
    const QString count =
        ValueStripsWords::tr("n %1 · median %2").arg(countText(group.box.count), numberText(group.box.median));
    const double line = metrics.height();
    const QRectF name(layout.names.left() + line, row.center().y() - (hasTwoLines ? line : line / 2),
                      layout.names.width() - line, line);
    drawMarker(painter, Theme::classMarker(group.code),
               QPointF(layout.names.left() + line * 0.4, name.center().y()), line * 0.55,
               theme.classColor(group.code), Qt::transparent);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(group.name, Qt::ElideMiddle, name.width()));
    if (!hasTwoLines)
        return;
    painter.setFont(small);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(layout.names.left(), row.center().y(), layout.names.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     smallMetrics.elidedText(count, Qt::ElideRight, layout.names.width()));
}

void paintBox(QPainter& painter, const BoxSummary& box, const StripLayout& layout, const QRectF& row,
              const QColor& color)
{
    const double middle = row.center().y(), half = row.height() * 0.3;
    const double pen = std::max(0.4, layout.marker / 7);
    const auto x = [&](double value) { return layout.scale.place(value); };
    painter.setPen(QPen(faded(color, 170), pen));
    painter.drawLine(QPointF(x(box.lowWhisker), middle), QPointF(x(box.lowQuartile), middle));
    painter.drawLine(QPointF(x(box.highQuartile), middle), QPointF(x(box.highWhisker), middle));
    painter.setBrush(faded(color, 34));
    painter.drawRoundedRect(
        QRectF(QPointF(x(box.lowQuartile), middle - half), QPointF(x(box.highQuartile), middle + half)), pen * 2,
        pen * 2);
    painter.setPen(QPen(color, pen * 2.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x(box.median), middle - half), QPointF(x(box.median), middle + half));
}

/// Draws one mark for every sample that @p isShown: each by itself, or, when there are many, as copies of one
/// stamp in one image.
template <typename Mark, typename Shown>
void paintMarks(QPainter& painter, const ValueGroups& groups, const StripLayout& layout, const PointDetail& detail,
                const Mark& mark, const Shown& isShown)
{
    const bool asImage = int(groups.values.size()) > detail.imageBeyond;
    const double room = std::ceil(layout.marker + 1), resolution = detail.resolution;
    const QRectF area = QRectF(layout.plot.adjusted(-room, -room, room, room).toAlignedRect());
    const int markSide = int(std::ceil(2 * room * resolution));
    QImage image((area.size() * (asImage ? resolution : 0)).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter onto;
    if (asImage)
        onto.begin(&image);
    for (int g = 0; g < int(groups.groups.size()); ++g) {
        const ValueGroups::Group& group = groups.groups[std::size_t(g)];
        QImage stamp(asImage ? markSide : 0, asImage ? markSide : 0, QImage::Format_ARGB32_Premultiplied);
        stamp.fill(Qt::transparent);
        if (asImage) {
            QPainter press(&stamp);
            press.setRenderHint(QPainter::Antialiasing);
            press.scale(resolution, resolution);
            mark(press, group, QPointF(markSide, markSide) / (2 * resolution));
        }
        for (const int sample : group.samples) {
            if (!isShown(sample))
                continue;
            const QPointF place = layout.place(groups, g, sample);
            if (asImage)
                onto.drawImage(((place - area.topLeft()) * resolution - QPointF(markSide, markSide) / 2).toPoint(),
                               stamp);
            else
                mark(painter, group, place);
        }
    }
    if (asImage) {
        onto.end();
        painter.drawImage(area, image);
    }
}

}  // namespace

BoxSummary BoxSummary::of(std::vector<double> values)
{
    BoxSummary box;
    box.count = int(values.size());
    if (values.empty())
        return box;
    std::sort(values.begin(), values.end());
    box.lowQuartile = quantile(values, 0.25);
    box.median = quantile(values, 0.5);
    box.highQuartile = quantile(values, 0.75);
    const double reach = 1.5 * (box.highQuartile - box.lowQuartile);
    box.lowWhisker = *std::lower_bound(values.begin(), values.end(), box.lowQuartile - reach);
    box.highWhisker = *(std::upper_bound(values.begin(), values.end(), box.highQuartile + reach) - 1);
    return box;
}

ValueGroups ValueGroups::of(const Fit& fit, const Colouring& colouring, int feature)
{
    const Colouring byClass =
        colouring.byClass() && !colouring.classes.isEmpty() ? colouring : Scene::colouringByTarget(fit);
    ValueGroups result;
    std::vector<double> scratch;
    const double* column = fit.data->column(feature, scratch);
    result.values.assign(column, column + fit.data->samples());
    const int classes = int(byClass.classes.size());
    result.groups.resize(std::size_t(classes) + 1);
    for (int code = 0; code < classes; ++code) {
        result.groups[std::size_t(code)].name = byClass.classes[code];
        result.groups[std::size_t(code)].code = code;
    }
    result.groups.back().name = classes > 0 ? QObject::tr("unlabelled") : QObject::tr("all samples");
    for (int sample = 0; sample < int(result.values.size()); ++sample) {
        if (std::isnan(result.values[std::size_t(sample)])) {
            ++result.missing;
            continue;
        }
        const int code =
            classes > 0 && sample < int(byClass.codes.size()) ? byClass.codes[std::size_t(sample)] : -1;
        result.groups[std::size_t(code < 0 ? classes : code)].samples.push_back(sample);
    }
    std::erase_if(result.groups, [](const Group& group) { return group.samples.empty(); });
    for (Group& group : result.groups) {
        std::vector<double> values;
        for (const int sample : group.samples)
            values.push_back(result.values[std::size_t(sample)]);
        group.box = BoxSummary::of(std::move(values));
    }
    return result;
}

double jitter(int sample)
{
    // multiples of the golden ratio fill an interval evenly
    const double place = (sample + 1) * 0.6180339887498949;
    return place - std::floor(place) - 0.5;
}

StripLayout StripLayout::of(const QRectF& area, const ValueGroups& groups, const QFont& font)
{
    const QFontMetricsF metrics(font), small(scaled(font, 0.9));
    const double line = metrics.height();
    double nameWidth = small.horizontalAdvance(QStringLiteral("n 000 · median −0.000"));
    for (const ValueGroups::Group& group : groups.groups)
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(group.name) + line);
    StripLayout layout;
    layout.title = {area.left(), area.top(), area.width(), line * 1.5};
    layout.names = {area.left(), layout.title.bottom(), std::min(nameWidth + 1, area.width() * 0.36),
                    area.height() - line * 3};
    layout.plot = QRectF(QPointF(layout.names.right() + line * 0.7, layout.names.top()),
                         QPointF(area.right(), layout.names.bottom()));
    layout.axis = {layout.plot.left(), layout.plot.bottom(), layout.plot.width(), line * 1.5};
    layout.scale = PlotAxis::linear({}, groups.values, 0.05);
    layout.scale.start = layout.plot.left();
    layout.scale.end = layout.plot.right();
    layout.pitch = layout.plot.height() / double(std::max<std::size_t>(1, groups.groups.size()));
    layout.marker = std::clamp(layout.pitch * 0.22, line * 0.2, line * 0.52);
    if (groups.values.size() > 2000)
        layout.marker = std::min(layout.marker, line * 0.3);
    return layout;
}

QRectF StripLayout::row(int group) const
{
    return {plot.left(), plot.top() + group * pitch, plot.width(), std::min(pitch, plot.width() * 0.5)};
}

QPointF StripLayout::place(const ValueGroups& groups, int group, int sample) const
{
    const QRectF strip = row(group);
    return {scale.place(groups.values[std::size_t(sample)]),
            strip.center().y() + jitter(sample) * std::max(0.0, strip.height() * 0.5 - marker)};
}

int StripLayout::sampleAt(const ValueGroups& groups, const QPointF& point, double reach) const
{
    int nearest = -1;
    double least = reach * reach;
    for (int g = 0; g < int(groups.groups.size()); ++g)
        for (const int sample : groups.groups[std::size_t(g)].samples) {
            const QPointF away = place(groups, g, sample) - point;
            const double distance = QPointF::dotProduct(away, away);
            if (distance <= least) {
                least = distance;
                nearest = sample;
            }
        }
    return nearest;
}

std::vector<int> StripLayout::samplesBetween(const ValueGroups& groups, double from, double to) const
{
    const double low = scale.value(std::min(from, to)), high = scale.value(std::max(from, to));
    std::vector<int> result;
    for (int sample = 0; sample < int(groups.values.size()); ++sample)
        if (groups.values[std::size_t(sample)] >= low && groups.values[std::size_t(sample)] <= high)
            result.push_back(sample);
    return result;
}

void paintStrips(QPainter& painter, const ValueGroups& groups, const ValueTitle& title, const StripLayout& layout,
                 const QFont& font, const Theme& theme, const PointDetail& detail)
{
    paintTitle(painter, title, layout.title, font, theme);
    paintAxis(painter, layout, scaled(font, 0.9), theme);
    for (int g = 0; g < int(groups.groups.size()); ++g) {
        const ValueGroups::Group& group = groups.groups[std::size_t(g)];
        paintName(painter, group, layout, layout.row(g), font, theme);
        paintBox(painter, group.box, layout, layout.row(g), theme.classColor(group.code));
    }
    const auto mark = [&](QPainter& onto, const ValueGroups::Group& group, const QPointF& place) {
        drawMarker(onto, Theme::classMarker(group.code), place, layout.marker,
                   faded(theme.classColor(group.code), 190), theme.card);
    };
    paintMarks(painter, groups, layout, detail, mark, [](int) { return true; });
}

void paintRings(QPainter& painter, const ValueGroups& groups, const StripLayout& layout,
                const std::vector<bool>& ringed, StripRing ring, const Theme& theme, const PointDetail& detail)
{
    const bool isSelection = ring == StripRing::Selected;
    const double radius = layout.marker * (isSelection ? 0.83 : 1.1);  // one fits into the other
    const auto mark = [&](QPainter& onto, const ValueGroups::Group&, const QPointF& place) {
        onto.setPen(QPen(isSelection ? theme.text : theme.bad, std::max(0.5, layout.marker / 5)));
        onto.setBrush(Qt::NoBrush);
        onto.drawEllipse(place, radius, radius);
    };
    if (std::find(ringed.begin(), ringed.end(), true) != ringed.end() && ringed.size() == groups.values.size())
        paintMarks(painter, groups, layout, detail, mark, [&](int sample) { return ringed[std::size_t(sample)]; });
}

}  // namespace fuzzylens::ui
