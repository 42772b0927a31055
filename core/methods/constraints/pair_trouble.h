// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_chains.h"

#include <string>
#include <vector>

namespace fuzzylens {

// Describes contradictions of the pairs, without a full stop at the end; empty if there is none.

/// That must-links join all @p samples, several of them: "must-links join all 9 samples, so that one cluster alone
/// could keep them". @param pairs in order.
FUZZYLENS_EXPORT std::string joinedToOne(const PairSet& pairs, Index samples);

/// What the contradictions with a chain are, and how many others there are: "A and C are to be apart, but
/// must-links join them: A – B – C; 2 more cannot-links contradict the must-links". Of a long chain its two ends.
FUZZYLENS_EXPORT std::string contradictionsTold(const std::vector<Contradiction>& contradictions,
                                                const std::vector<std::string>& names);

}  // namespace fuzzylens
