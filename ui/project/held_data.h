// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <vector>

namespace fuzzylens::ui {

/// Bytes of data that fits, or runs, keep in memory together.
constexpr double mostHeldBytes = 512.0 * 1024 * 1024;

/// True for each group of data sets to keep in memory. The newest group is the last one and always kept; an older
/// one is kept if its tables and those of the newer groups kept take at most @p most bytes. Each table counts
/// once.
std::vector<bool> heldData(const std::vector<std::vector<DatasetPtr>>& groups, double most = mostHeldBytes);

}  // namespace fuzzylens::ui
