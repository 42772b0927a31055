// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <string>
#include <vector>

namespace fuzzylens::steps {

/// Indices of the features of @p data that are named by gene symbols already, in the order of @p symbols; each
/// feature is used once, so a symbol that repeats needs as many features. Empty if fewer than half of the symbols
/// are found.
std::vector<Index> featuresNamedBySymbols(const Dataset& data, const std::vector<std::string>& symbols);

}  // namespace fuzzylens::steps
