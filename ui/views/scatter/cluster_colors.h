// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <vector>

namespace fuzzylens::ui {

/// A colour for every cluster: that of the class its label prototype stands for when every class rules one cluster
/// (so that a class keeps its colour), else the class colours in cluster order.
std::vector<QColor> clusterColors(const Fit& fit, const Theme& theme);

/// A colour for every class of the target.
std::vector<QColor> classColors(const Fit& fit, const Theme& theme);

}  // namespace fuzzylens::ui
