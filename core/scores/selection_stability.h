// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <vector>

namespace fuzzylens {

/// How sets of selected features agree (methods.md 5): the mean over all pairs of sets of (r - t^2 / p) / (t - t^2
/// / p), r being the features that both have (Kuncheva 2007). 1 for equal sets, about 0 for sets drawn at random.
/// @param selections two sets or more of t different features below p, with 0 < t < p. @param features p.
/// @throws std::invalid_argument if they are not.
FUZZYLENS_EXPORT double selectionStability(std::vector<std::vector<int>> selections, int features);

}  // namespace fuzzylens
