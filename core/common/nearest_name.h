// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The one of @p names that @p word most likely stands for: within a third of its length in letters added, left
/// out, changed or swapped with a neighbour, or begun with it; the first of equally near ones. Empty when there is
/// none.
FUZZYLENS_EXPORT std::string nearestName(std::string_view word, const std::vector<std::string>& names);

/// "; the most similar name is \"zscore\"", else "; available: " and all of them.
FUZZYLENS_EXPORT std::string nearestOrAll(std::string_view word, const std::vector<std::string>& names);

}  // namespace fuzzylens
