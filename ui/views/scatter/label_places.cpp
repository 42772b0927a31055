// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/label_places.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fuzzylens::ui {

namespace {

std::array<QRectF, 8> candidates(const QPointF& anchor, const QSizeF& size, double gap)
{
    const double w = size.width(), h = size.height(), x = anchor.x(), y = anchor.y();
    return {QRectF(x + gap, y - h / 2, w, h),       QRectF(x - gap - w, y - h / 2, w, h),
            QRectF(x - w / 2, y - gap - h, w, h),   QRectF(x - w / 2, y + gap, w, h),
            QRectF(x + gap, y - gap - h, w, h),     QRectF(x + gap, y + gap, w, h),
            QRectF(x - gap - w, y - gap - h, w, h), QRectF(x - gap - w, y + gap, w, h)};
}

bool isFree(const QRectF& place, const QRectF& area, const std::vector<QPointF>& anchors,
            const std::vector<QRectF>& taken)
{
    return area.contains(place) &&
           std::none_of(anchors.begin(), anchors.end(),
                        [&](const QPointF& other) { return place.contains(other); }) &&
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
        for (const QRectF& place : candidates(anchors[i], sizes[i], gap)) {
            if (!isFree(place, area, anchors, places))
                continue;
            const int points = covered(place);
            if (points < fewest) {
                fewest = points;
                best = place;
            }
        }
        places.push_back(best);
    }
    return places;
}

}  // namespace fuzzylens::ui
