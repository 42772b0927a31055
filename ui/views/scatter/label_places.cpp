// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/label_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t mostCentreNames = 12;
constexpr std::array distances = {1.0, 2.0, 3.5, 5.5, 8.0, 11.0, 15.0};  // from the anchor, in gaps
constexpr int directions = 20;
// Costs, in hidden points, of a larger distance, of a position next to the anchor of another, between another
// and its anchor, elsewhere than before, or where the line to it leads over a point.
constexpr double stepCost = 0.12, othersCost = 2, crossCost = 5, moveCost = 1, overCost = 0.4;
constexpr int passes = 2;  // so that the first labels see the last ones

/// Right, left, above, below, the corners, and between these.
QRectF candidate(const QPointF& anchor, const QSizeF& size, double gap, int direction)
{
    constexpr std::array<std::array<double, 2>, directions> ways = {
        {{1, 0},     {-1, 0},   {0, -1},    {0, 1},     {1, -1},     {1, 1},    {-1, -1},
         {-1, 1},    {1, -0.5}, {1, 0.5},   {-1, -0.5}, {-1, 0.5},   {0.5, -1}, {0.5, 1},
         {-0.5, -1}, {-0.5, 1}, {1, -0.25}, {1, 0.25},  {-1, -0.25}, {-1, 0.25}}};
    const auto [right, down] = ways[std::size_t(direction)];
    const auto shift = [gap](double way, double length) {
        return way > 0 ? gap * way : way < 0 ? gap * way - length : -length / 2;
    };
    return {anchor + QPointF(shift(right, size.width()), shift(down, size.height())), size};
}

bool crosses(const QLineF& line, const QRectF& area)
{
    const auto meets = [&line](const QPointF& from, const QPointF& to) {
        return line.intersects({from, to}) == QLineF::BoundedIntersection;
    };
    return meets(area.topLeft(), area.bottomRight()) || meets(area.topRight(), area.bottomLeft());
}

class LabelPlacer
{
public:
    LabelPlacer(const std::vector<QPointF>& anchors, const std::vector<QSizeF>& sizes, const LabelRoom& room,
                const LabelsBefore& before)
        : m_anchors(anchors)
        , m_sizes(sizes)
        , m_room(room)
        , m_before(before)
        , m_places(anchors.size())
    {}

    std::vector<LabelPlace> place()
    {
        const bool isKnown = m_before.sides.size() == m_anchors.size();
        for (std::size_t i = 0; i < m_anchors.size() && isKnown && m_before.mayStay; ++i)
            if (m_before.sides[i] >= 0 && isFree(placeOf(i, m_before.sides[i])))
                m_places[i] = {placeOf(i, m_before.sides[i]), m_before.sides[i]};
        std::vector<bool> stays;
        for (const LabelPlace& place : m_places)
            stays.push_back(place.side >= 0);
        for (int pass = 0; pass < passes; ++pass)
            for (std::size_t i = 0; i < m_anchors.size(); ++i)
                if (!stays[i]) {
                    m_places[i] = {};
                    m_places[i] = best(i, isKnown ? m_before.sides[i] : -1);
                }
        return m_places;
    }

private:
    static double distanceOf(int side) { return distances[std::size_t(side / directions)]; }

    QRectF placeOf(std::size_t label, int side) const
    {
        return candidate(m_anchors[label], m_sizes[label], m_room.gap * distanceOf(side), side % directions);
    }

    bool isFree(const QRectF& place) const
    {
        const double mark = 0.75 * m_room.gap;
        const QRectF around = place.adjusted(-mark, -mark, mark, mark);
        const auto contains = [&](const QPointF& anchor) { return around.contains(anchor); };
        const auto touches = [&](const LabelPlace& other) { return place.intersects(other.area); };
        return m_room.area.contains(place) && std::none_of(m_anchors.begin(), m_anchors.end(), contains) &&
               std::none_of(m_places.begin(), m_places.end(), touches);
    }

    bool isBesideAnother(std::size_t label, const QRectF& place) const
    {
        const auto distance = [&](const QPointF& anchor) { return leaderOf(anchor, place).length(); };
        const double own = distance(m_anchors[label]);
        return std::any_of(m_anchors.begin(), m_anchors.end(),
                           [&](const QPointF& anchor) { return distance(anchor) < own; });
    }

    int crossings(std::size_t label, const QRectF& place) const
    {
        const QLineF leader = leaderOf(m_anchors[label], place);
        int found = 0;
        for (std::size_t i = 0; i < m_places.size(); ++i)
            if (m_places[i].side >= 0)
                found +=
                    crosses(leader, m_places[i].area) || crosses(leaderOf(m_anchors[i], m_places[i].area), place);
        return found;
    }

    /// Points under the line to a label, about.
    double hiddenByLeader(std::size_t label, const QRectF& place) const
    {
        const QLineF leader = leaderOf(m_anchors[label], place);
        double found = 0;
        for (double at = 0.5 * m_room.gap; at < leader.length() - m_room.gap; at += m_room.gap)
            found += std::min(1, m_room.hidden({leader.pointAt(at / leader.length()), QSizeF(0.1, 0.1)}));
        return found;
    }

    LabelPlace best(std::size_t label, int before) const
    {
        LabelPlace found;
        double least = std::numeric_limits<double>::infinity();
        for (int side = 0; side < directions * int(distances.size()); ++side) {
            const double further = stepCost * (side / directions);
            if (distanceOf(side) > m_room.farthest || further - moveCost >= least)
                break;
            const QRectF place = placeOf(label, side);
            if (!isFree(place))
                continue;
            double cost = further + m_room.hidden(place) + othersCost * isBesideAnother(label, place) +
                          crossCost * crossings(label, place) - moveCost * (side == before);
            if (cost < least)
                cost += overCost * hiddenByLeader(label, place);
            if (cost < least) {
                least = cost;
                found = {place, side};
            }
        }
        return found;
    }

    const std::vector<QPointF>& m_anchors;
    const std::vector<QSizeF>& m_sizes;
    const LabelRoom& m_room;
    const LabelsBefore& m_before;
    std::vector<LabelPlace> m_places;
};

}  // namespace

QLineF leaderOf(const QPointF& anchor, const QRectF& label)
{
    return {QPointF(std::clamp(anchor.x(), label.left(), label.right()),
                    std::clamp(anchor.y(), label.top(), label.bottom())),
            anchor};
}

std::vector<LabelPlace> placeLabels(const std::vector<QPointF>& anchors, const std::vector<QSizeF>& sizes,
                                    const LabelRoom& room, const LabelsBefore& before)
{
    return LabelPlacer(anchors, sizes, room, before).place();
}

std::vector<LabelPlace> placeCentreNames(const ScatterContent& content, const NameMeasure& measure,
                                         const LabelRoom& room, const LabelsBefore& before)
{
    const std::vector<QPointF>& centres = content.coordinates.centres;
    std::vector<LabelPlace> places(centres.size());
    if (centres.size() > mostCentreNames)
        return places;
    std::vector<QPointF> anchors;
    std::vector<QSizeF> sizes;
    std::vector<std::size_t> clusters;
    LabelsBefore beforeOfThese{{}, before.mayStay};
    for (std::size_t cluster = 0; cluster < centres.size(); ++cluster)
        if (std::isfinite(centres[cluster].x())) {
            anchors.push_back(measure.toPlace(centres[cluster]));
            sizes.emplace_back(measure.width(content.centreNames.value(qsizetype(cluster))), measure.height);
            clusters.push_back(cluster);
            if (before.sides.size() == centres.size())
                beforeOfThese.sides.push_back(before.sides[cluster]);
        }
    const std::vector<LabelPlace> placed = placeLabels(anchors, sizes, room, beforeOfThese);
    for (std::size_t i = 0; i < clusters.size(); ++i)
        places[clusters[i]] = placed[i];
    return places;
}

}  // namespace fuzzylens::ui
