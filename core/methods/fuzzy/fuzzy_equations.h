// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens {

/// The blocks "memberships" and "centers" of alternate(). @param fuzzifier m; 1 where memberships are crisp.
UpdateExplanation explainAlternation(const Problem& problem, const Outcome& before, double fuzzifier,
                                     const std::string& block, const EquationIndices& at);
/// The same of kMeans(), whose memberships change by single moves at last.
UpdateExplanation explainKMeans(const Problem& problem, const Outcome& before, const std::string& block,
                                const EquationIndices& at);

}  // namespace fuzzylens
