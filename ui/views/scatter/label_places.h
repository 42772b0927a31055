// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_content.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace fuzzylens::ui {

/// Where labels may stand.
struct LabelRoom
{
    QRectF area;                                 // in pixels, never left
    double gap = 0;                              // between an anchor and its label; a mark is a little smaller
    std::function<int(const QRectF&)> hidden{};  // how many points a rectangle hides
    double farthest = 15;                        // from an anchor, in gaps
};

/// Where a label stands: nowhere (null), or in one of the places around its anchor, of which @p side is the
/// number.
struct LabelPlace
{
    QRectF area;
    int side = -1;
};

/// Where labels stood before.
struct LabelsBefore
{
    std::vector<int> sides;  // a number a label, -1: nowhere; of another size: it is not known
    bool mayStay = false;    // wherever there is room; else only where that hides hardly more than any place would
};

/// The line from a label to its anchor.
QLineF leaderOf(const QPointF& anchor, const QRectF& label);

/// Places a label next to each anchor: right, left, above, below, at a corner or between, where it hides the
/// fewest points; further away only where that hides fewer, preferably not next to the anchor of another, nor
/// where a line to it leads over points or labels. It never touches another label or the mark of an anchor. Null
/// where there is no such place. Earlier anchors choose first, but all that may stay before them. All in pixels.
std::vector<LabelPlace> placeLabels(const std::vector<QPointF>& anchors, const std::vector<QSizeF>& sizes,
                                    const LabelRoom& room, const LabelsBefore& before = {});

/// How names are measured and where centres are, for the picture they are placed on.
struct NameMeasure
{
    std::function<QPointF(const QPointF&)> toPlace;  // puts a centre on the picture
    std::function<double(const QString&)> width;
    double height = 0;
};

/// Where the names of the centres of @p content stand, one a cluster: null for a cluster without centre or room,
/// and for all when there are more than 12, since names would be a second cloud.
std::vector<LabelPlace> placeCentreNames(const ScatterContent& content, const NameMeasure& measure,
                                         const LabelRoom& room, const LabelsBefore& before = {});

}  // namespace fuzzylens::ui
