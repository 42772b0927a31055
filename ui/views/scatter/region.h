// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace fuzzylens::ui {

/// Points inside @p area, edges included, ascending. Any corner order will do.
std::vector<int> samplesIn(const QRectF& area, std::span<const double> x, std::span<const double> y);

/// Points inside the outline, which closes itself; where it crosses itself the even-odd rule holds. Ascending.
std::vector<int> samplesIn(const QPolygonF& outline, std::span<const double> x, std::span<const double> y);

}  // namespace fuzzylens::ui
