// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/methods/problem.h"

namespace fuzzylens {

/// The pairs that guide a fit, in order; their transitive closure if @p closed. None where the problem has none.
PairSet guidingPairs(const Problem& problem, bool closed);

/// Adds to the warnings whether must-links join all samples ("one-component"), which pairs contradict each other
/// ("contradictory-pairs", with the chain of must-links) and how many others the partition breaks
/// ("violated-pairs"). @param pairs in order. @p outcome has its memberships and its assigned.
void warnOfPairs(const PairSet& pairs, const std::vector<std::string>& names, Outcome& outcome);

}  // namespace fuzzylens
