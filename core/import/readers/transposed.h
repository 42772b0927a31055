// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"

namespace fuzzylens {

/// For formats that put samples in rows: records the orientation, and, when @p options choose genes in rows, makes
/// samples of the features and features of the samples, label fields of the annotations and the other way round.
void turnIfChosen(DatasetParts& parts, const ImportOptions& options);

}  // namespace fuzzylens
