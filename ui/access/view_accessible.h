// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::ui {

/// Provides assistive programs with the content of every view as a table: its cells with names and values
/// (View::toCsv), read when they ask. Call once.
void installViewAccessibility();

}  // namespace fuzzylens::ui
