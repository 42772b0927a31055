// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/problem.h"

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// Fold of every sample, from 0, drawn with @p seed; -1 for unlabelled samples. The sizes of the folds, and the
/// samples of a class in them, differ by at most one. Numbers count as one class.
/// @throws std::invalid_argument if folds < 2 or exceeds the number of labelled samples.
FUZZYLENS_EXPORT std::vector<int> stratifiedFolds(const Target& target, int folds, std::uint64_t seed);

/// Every labelled sample a fold of its own, in sample order; -1 for unlabelled samples.
/// @throws std::invalid_argument if fewer than two samples are labelled.
FUZZYLENS_EXPORT std::vector<int> leaveOneOutFolds(const Target& target);

}  // namespace fuzzylens
