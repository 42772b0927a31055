// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

namespace fuzzylens {

/// True if features the model was fitted with are absent from @p samples, but these are called by the symbols that
/// a step of the model gives to features: most of those are there. That step then leaves them as they are.
FUZZYLENS_EXPORT bool areCalledBySymbols(const Model& model, const Dataset& samples);

}  // namespace fuzzylens
