// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <vector>

namespace fuzzylens::ui {

/// Bytes of data that fits, or runs, hold together.
constexpr double mostHeldBytes = 512.0 * 1024 * 1024;

/// Which of some groups of data sets, the newest last, are held: those whose tables take at most @p most bytes
/// together with the tables of newer ones, and the newest in any case. A table that several have is counted once.
std::vector<bool> heldData(const std::vector<std::vector<DatasetPtr>>& groups, double most = mostHeldBytes);

}  // namespace fuzzylens::ui
