// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <functional>
#include <vector>

namespace fuzzylens::ui {

/// Places a label beside each anchor: right, left, above, below or at a corner, wherever it covers the fewest
/// points; it never leaves @p area and never touches another label or another anchor. Null where there is no such
/// place. @p covered says how many points a rectangle holds; all in pixels. Earlier anchors choose first.
std::vector<QRectF> placeLabels(const std::vector<QPointF>& anchors, const std::vector<QSizeF>& sizes,
                                const QRectF& area, double gap, const std::function<int(const QRectF&)>& covered);

}  // namespace fuzzylens::ui
