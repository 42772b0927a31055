// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fuzzylens::ui {

class MainWindow;

/// Waits until no background job has run for a moment (opening, fitting, accuracies, plots), then writes a PNG of
/// the window, atomically; with a page of Tune that computes, "clusters" or "path", of this page when it is
/// finished. Runs the event loop.
/// @returns the exit code of the program: 0, or 1 if the file could not be written.
int takeSnapshot(MainWindow& window, const QString& path, const QString& tunePage = {});

}  // namespace fuzzylens::ui
