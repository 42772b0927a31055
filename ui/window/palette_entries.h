// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_entry.h"

namespace fuzzylens::ui {

class MainWindow;

/// Everything the window can do as it is now: the actions of its menus, the methods, the parameters of the one in
/// use, the preprocessing steps, the pages of the manual.
std::vector<PaletteEntry> paletteEntries(MainWindow& window);

}  // namespace fuzzylens::ui
