// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_content.h"

#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace fuzzylens::ui {

/// Places a label beside each anchor: right, left, above, below or at a corner, wherever it covers the fewest
/// points, further away only where there is no room nearer by; it never leaves @p area and never touches another
/// label or the mark of an anchor, which is a little smaller than @p gap. Null where there is no such place. @p
/// covered says how many points a rectangle holds; all in pixels. Earlier anchors choose first.
std::vector<QRectF> placeLabels(const std::vector<QPointF>& anchors, const std::vector<QSizeF>& sizes,
                                const QRectF& area, double gap, const std::function<int(const QRectF&)>& covered);

/// Where the names of the centres of @p content stand, a rectangle a cluster: null for a cluster without centre or
/// room, and for all when there are more than 12, since names would be a second cloud. @p toPlace puts a centre on
/// the picture, @p width measures a name.
std::vector<QRectF> placeCentreNames(const ScatterContent& content,
                                     const std::function<QPointF(const QPointF&)>& toPlace,
                                     const std::function<double(const QString&)>& width, double height,
                                     const QRectF& area, double gap,
                                     const std::function<int(const QRectF&)>& covered);

}  // namespace fuzzylens::ui
