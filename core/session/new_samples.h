// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

namespace fuzzylens {

/// True if features of the model are missing from @p samples, but at least half of the gene symbols that its step
/// `symbols` assigns are there. That step then leaves the names of @p samples as they are.
FUZZYLENS_EXPORT bool featuresAreGeneSymbols(const Model& model, const Dataset& samples);

}  // namespace fuzzylens
