// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"
#include "ui/theme/theme.h"

#include <QString>

namespace fuzzylens::ui {

/// The blocks of variables that updates change, in the order of a legend.
inline constexpr const char* updateBlocks[] = {"memberships", "centers", "prototypes", "weights"};

/// "memberships", "centres", "prototypes", "weights"
QString blockName(const std::string& block);
/// The colour of a block in charts and on the timeline.
QColor blockColor(const std::string& block, const Theme& theme);
/// "Iteration 3 of 12: cluster centres".
QString updateText(const ShownUpdate& update, int iterations);

}  // namespace fuzzylens::ui
