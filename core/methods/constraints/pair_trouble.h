// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_chains.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// That must-links join all @p samples, several of them: "must-links join all 9 samples, so that one cluster alone
/// could keep them". Empty if they do not. @param pairs in order.
FUZZYLENS_EXPORT Message joinedMessage(const PairSet& pairs, Index samples);

/// The contradictions with a chain, and how many others there are, without a full stop: "A and C are to be apart,
/// but must-links join them: A – B – C; 2 more cannot-links contradict the must-links". Of a long chain its two
/// ends. Empty if there is none.
FUZZYLENS_EXPORT Message contradictionMessage(const std::vector<Contradiction>& contradictions,
                                              const std::vector<std::string>& names);

}  // namespace fuzzylens
