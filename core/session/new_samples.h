// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

namespace fuzzylens {

/// Whether @p samples lack input features of the model, but have features named by at least half of the gene
/// symbols that its step `symbols` assigns. That step then keeps these features under their names.
FUZZYLENS_EXPORT bool featuresAreGeneSymbols(const Model& model, const Dataset& samples);

}  // namespace fuzzylens
