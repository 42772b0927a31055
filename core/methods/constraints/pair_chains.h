// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"

#include <vector>

namespace fuzzylens {

/// The component of every sample: samples joined by must-links, directly or through others, have one number; from
/// 0, in the order of their first samples. @param pairs in order.
FUZZYLENS_EXPORT std::vector<int> mustLinkComponents(const PairSet& pairs, Index samples);

/// A cannot-link between samples that a chain of must-links joins: no partition keeps all of them.
struct Contradiction
{
    SamplePair cannot;
    std::vector<int> chain;  // samples from cannot.first to cannot.second, neighbours must-linked; a shortest one
};

/// One for every cannot-link that contradicts the must-links, in the order of the cannot-links; the chains of the
/// first @p chains alone, since each is searched for by itself: those of the others are empty.
FUZZYLENS_EXPORT std::vector<Contradiction> contradictionsIn(const PairSet& pairs, Index samples,
                                                             std::size_t chains);

/// The transitive closure: must-links between all samples of a component, and a cannot-link between two components
/// spread to all of their samples. A cannot-link that contradicts the must-links stays as it is and is not spread.
/// @throws std::invalid_argument if more than @p limit pairs would come of it.
FUZZYLENS_EXPORT PairSet transitiveClosure(const PairSet& pairs, Index samples, std::size_t limit = mostPairs);

}  // namespace fuzzylens
