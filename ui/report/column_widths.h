// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fuzzylens::ui {

/// The widths of the columns of a table that is at most @p available wide: each as wide as it would be by itself
/// where all have room; else narrow ones get theirs, and the others share the rest in proportion to their need,
/// and none less than half of an equal share.
/// @param natural widths without a line break, above 0.
std::vector<double> columnWidths(std::vector<double> natural, double available);

}  // namespace fuzzylens::ui
