// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/methods/outcome.h"

#include <vector>

namespace fuzzylens {

/// The clusters in the order of their first samples: that of sample 0 first, then that of the first sample which
/// is not in it, and so on; empty ones last. Entry j is the number of the j-th of them before.
/// @param assigned a cluster for every sample.
FUZZYLENS_EXPORT std::vector<int> orderByFirstSample(const std::vector<int>& assigned, int clusters);

/// @p outcome with its clusters in that order, so that a cluster keeps its number while fits of the same samples
/// follow each other. All that belongs to clusters moves; the objective and its course do not change.
FUZZYLENS_EXPORT Outcome inOrderOfSamples(Outcome outcome);

}  // namespace fuzzylens
