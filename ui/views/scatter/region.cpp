// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/region.h"

namespace fuzzylens::ui {

std::vector<int> samplesIn(const QRectF& area, std::span<const double> x, std::span<const double> y)
{
    const QRectF box = area.normalized();
    std::vector<int> inside;
    for (std::size_t i = 0; i < x.size(); ++i)
        if (x[i] >= box.left() && x[i] <= box.right() && y[i] >= box.top() && y[i] <= box.bottom())
            inside.push_back(int(i));
    return inside;
}

bool surrounds(const QPolygonF& outline, double x, double y)
{
    bool inside = false;
    for (qsizetype i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const QPointF a = outline[i], b = outline[j];
        // An edge owns its lower end and not its upper one, so a ray through a corner counts once.
        if ((a.y() > y) != (b.y() > y) && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x())
            inside = !inside;
    }
    return inside;
}

std::vector<int> samplesIn(const QPolygonF& outline, std::span<const double> x, std::span<const double> y)
{
    std::vector<int> inside;
    if (outline.size() < 3)
        return inside;
    for (const int sample : samplesIn(outline.boundingRect(), x, y))
        if (surrounds(outline, x[std::size_t(sample)], y[std::size_t(sample)]))
            inside.push_back(sample);
    return inside;
}

}  // namespace fuzzylens::ui
