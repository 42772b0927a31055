// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::ui {

/// From now on every picture tells assistive programs what it shows as a table: its cells with names and values
/// (View::toCsv), read when they ask. Call once.
void installViewAccessibility();

}  // namespace fuzzylens::ui
