// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/label_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t mostCentreNames = 12;

std::array<QRectF, 8> candidates(const QPointF& anchor, const QSizeF& size, double gap)
{
    const double w = size.width(), h = size.height(), x = anchor.x(), y = anchor.y();
    return {QRectF(x + gap, y - h / 2, w, h),       QRectF(x - gap - w, y - h / 2, w, h),
            QRectF(x - w / 2, y - gap - h, w, h),   QRectF(x - w / 2, y + gap, w, h),
            QRectF(x + gap, y - gap - h, w, h),     QRectF(x + gap, y + gap, w, h),
            QRectF(x - gap - w, y - gap - h, w, h), QRectF(x - gap - w, y + gap, w, h)};
}

bool isFree(const QRectF& place, const QRectF& area, const std::vector<QPointF>& anchors, double mark,
            const std::vector<QRectF>& taken)
{
    const QRectF around = place.adjusted(-mark, -mark, mark, mark);
    return area.contains(place) &&
           std::none_of(anchors.begin(), anchors.end(),
                        [&](const QPointF& other) { return around.contains(other); }) &&
           std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return place.intersects(other); });
}

}  // namespace

std::vector<QRectF> placeLabels(const std::vector<QPointF>& anchors, const std::vector<QSizeF>& sizes,
                                const QRectF& area, double gap, const std::function<int(const QRectF&)>& covered)
{
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        QRectF best;
        int fewest = std::numeric_limits<int>::max();
        for (const double distance : {1.0, 2.0, 3.5}) {
            for (const QRectF& place : candidates(anchors[i], sizes[i], gap * distance)) {
                if (!isFree(place, area, anchors, 0.75 * gap, places))
                    continue;
                const int points = covered(place);
                if (points < fewest) {
                    fewest = points;
                    best = place;
                }
            }
            if (best.isValid())
                break;
        }
        places.push_back(best);
    }
    return places;
}

std::vector<QRectF> placeCentreNames(const ScatterContent& content,
                                     const std::function<QPointF(const QPointF&)>& toPlace,
                                     const std::function<double(const QString&)>& width, double height,
                                     const QRectF& area, double gap,
                                     const std::function<int(const QRectF&)>& covered)
{
    const std::vector<QPointF>& centres = content.coordinates.centres;
    std::vector<QRectF> places(centres.size());
    if (centres.size() > mostCentreNames)
        return places;
    std::vector<QPointF> anchors;
    std::vector<QSizeF> sizes;
    std::vector<std::size_t> clusters;
    for (std::size_t cluster = 0; cluster < centres.size(); ++cluster)
        if (std::isfinite(centres[cluster].x())) {
            anchors.push_back(toPlace(centres[cluster]));
            sizes.emplace_back(width(content.centreNames.value(qsizetype(cluster))), height);
            clusters.push_back(cluster);
        }
    const std::vector<QRectF> placed = placeLabels(anchors, sizes, area, gap, covered);
    for (std::size_t i = 0; i < clusters.size(); ++i)
        places[clusters[i]] = placed[i];
    return places;
}

}  // namespace fuzzylens::ui
