// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <optional>
#include <vector>

namespace fuzzylens {

/// Mean and variance of every feature over the samples that have a value.
struct MeanVariance
{
    std::vector<double> mean;      // NaN without a value
    std::vector<double> variance;  // divisor count - 1; NaN with fewer than two values
};

/// Nothing when @p progress requests cancellation. The same bits for any number of threads.
FUZZYLENS_EXPORT std::optional<MeanVariance> meanVariance(const Dataset& data, const Progress& progress = {});

}  // namespace fuzzylens
