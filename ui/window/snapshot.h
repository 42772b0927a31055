// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

class MainWindow;

/// Waits until the requested data are open and fitted (or have failed), draws the window into a PNG, completely or
/// not at all. Returns the exit code of a program: 0 done, 1 it could not be written.
int takeSnapshot(MainWindow& window, const QString& path);

}  // namespace fuzzylens::ui
