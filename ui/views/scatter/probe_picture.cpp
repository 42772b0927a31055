// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/probe_picture.h"

#include <QLineF>
#include <QObject>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr double fewPins = 20;      // as tall as can be
constexpr double pinRadius = 0.34;  // of the head of a pin of height 1

/// The outline of a pin of height 1 whose tip is at the origin.
QPainterPath pinOutline()
{
    const QPointF head(0, pinRadius - 1);
    const double fromTip = std::acos(pinRadius / (1 - pinRadius)) * 180 / std::numbers::pi;
    QPainterPath path(QPointF(0, 0));
    path.arcTo(QRectF(head.x() - pinRadius, head.y() - pinRadius, 2 * pinRadius, 2 * pinRadius), 270 + fromTip,
               360 - 2 * fromTip);
    path.closeSubpath();
    return path;
}

/// The same with the hole in its head.
QPainterPath pinBody()
{
    QPainterPath path = pinOutline();
    path.setFillRule(Qt::OddEvenFill);
    path.addEllipse(QPointF(0, -0.66), 0.13, 0.13);
    return path;
}

bool isPlaced(const QPointF& place)
{
    return std::isfinite(place.x()) && std::isfinite(place.y());
}

}  // namespace

ProbePicture ProbePicture::of(const ProbeMarks& marks)
{
    ProbePicture picture;
    picture.pinned = marks.pinned();
    picture.forbidden = marks.forbidden();
    picture.probes = int(marks.probes().size());
    picture.isSearching = marks.isSearching();
    std::set_difference(marks.probes().begin(), marks.probes().end(), marks.pinned().begin(), marks.pinned().end(),
                        std::back_inserter(picture.found));
    return picture;
}

double ProbePicture::height() const
{
    return std::clamp(tallest * std::sqrt(fewPins / std::max(1, pins())), lowest, tallest);
}

QString ProbePicture::foundText() const
{
    return isSearching ? QObject::tr("probe of the search") : QObject::tr("probe");
}

QString ProbePicture::roleOf(int sample) const
{
    const auto holds = [sample](const std::vector<int>& samples) {
        return std::binary_search(samples.begin(), samples.end(), sample);
    };
    if (holds(pinned))
        return QObject::tr("pinned probe");
    if (holds(found))
        return holds(forbidden) ? QObject::tr("excluded probe") : foundText();
    return holds(forbidden) ? QObject::tr("excluded from the probes") : QString();
}

void drawPin(QPainter& painter, const QPointF& tip, double height, bool isPinned, const Theme& theme)
{
    static const QPainterPath outline = pinOutline(), body = pinBody();
    painter.save();
    painter.translate(tip);
    painter.scale(height, height);
    painter.setPen(QPen(theme.card, 0.18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.card);
    painter.drawPath(outline);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isPinned ? theme.accent : theme.text);
    painter.drawPath(isPinned ? outline : body);
    painter.restore();
}

void drawNeverProbe(QPainter& painter, const QPointF& place, double arm, const QColor& ink, const QColor& halo)
{
    const QPointF rising(arm, -arm), falling(arm, arm);
    for (const auto& [color, width] : {std::pair(halo, arm * 0.9), std::pair(ink, arm * 0.45)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, color == halo ? Qt::SquareCap : Qt::FlatCap));
        painter.drawLine(QLineF(place - rising, place + rising));
        painter.drawLine(QLineF(place - falling, place + falling));
    }
}

int pinsUnder(const QRectF& area, const ProbePicture& picture, const std::function<QPointF(int)>& toPlace,
              double height)
{
    const auto touches = [&](int sample) {
        const QPointF tip = toPlace(sample);
        const QRectF pin(tip.x() - pinRadius * height, tip.y() - height, 2 * pinRadius * height, height);
        return isPlaced(tip) && area.intersects(pin);
    };
    return int(std::count_if(picture.found.begin(), picture.found.end(), touches) +
               std::count_if(picture.pinned.begin(), picture.pinned.end(), touches));
}

void drawProbes(QPainter& painter, const ProbePicture& picture, const std::function<QPointF(int)>& toPlace,
                double diameter, double height, const Theme& theme)
{
    for (const int sample : picture.forbidden)
        if (const QPointF place = toPlace(sample); isPlaced(place))
            drawNeverProbe(painter, place, std::max(0.2 * height, 0.34 * diameter), theme.text, theme.card);
    std::vector<std::pair<QPointF, bool>> pins;
    const auto add = [&](const std::vector<int>& samples, bool arePinned) {
        for (const int sample : samples)
            if (const QPointF place = toPlace(sample); isPlaced(place))
                pins.emplace_back(place, arePinned);
    };
    add(picture.found, false);
    add(picture.pinned, true);
    // Those in front stand lower.
    std::stable_sort(pins.begin(), pins.end(),
                     [](const auto& one, const auto& other) { return one.first.y() < other.first.y(); });
    for (const auto& [tip, isPinned] : pins)
        drawPin(painter, tip, height, isPinned, theme);
}

}  // namespace fuzzylens::ui
