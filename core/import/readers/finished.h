// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/missing_counts.h"
#include "core/import/reader.h"

namespace fuzzylens {

/// The last of reading: the data set of @p parts, or that @p progress requests cancellation.
inline ReadResult finished(DatasetParts parts, const Progress& progress)
{
    if (!parts.missing || !parts.missing->isFor(parts.values))
        parts.missing = countMissing(parts.values, progress);
    if (!parts.missing)
        return {nullptr, true};
    return {std::make_shared<const Dataset>(std::move(parts))};
}

}  // namespace fuzzylens
