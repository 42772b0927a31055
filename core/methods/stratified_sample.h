// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/problem.h"

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// Indices of about @p size of so many @p samples, ascending, drawn with @p seed: the same share of every class
/// and of the samples without a label, rounded up. A larger draw with the same seed contains a smaller one.
FUZZYLENS_EXPORT std::vector<Index> stratifiedSample(const Target& target, Index samples, Index size,
                                                     std::uint64_t seed);

}  // namespace fuzzylens
