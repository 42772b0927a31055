// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QIcon>

namespace fuzzylens::ui {

/// The marker of a class as the pictures draw it; grey for one that is left out. @p ratio is the screen's.
QIcon classMarkerIcon(int index, const Theme& theme, qreal ratio, bool isIn);

}  // namespace fuzzylens::ui
