// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

namespace fuzzylens {

/// The updates of methods.md 1.2 and 1.3.
UpdateExplanation explainSfpUpdate(const Problem& problem, const SfpOptions& options, const Outcome& before,
                                   const std::string& block, const EquationIndices& at);

}  // namespace fuzzylens
