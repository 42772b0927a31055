// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <functional>
#include <optional>
#include <vector>

namespace fuzzylens::summary {

/// Range and distribution of the values of a data set. If all values are missing, low, high, mean() and quantile()
/// are NaN, and count and sum are 0.
struct ValueRange
{
    Index count = 0;  // values that are not missing
    double low = 0;
    double high = 0;
    double sum = 0;            // of `some`
    std::vector<double> some;  // ascending: every value, or evenly spaced ones if there are more than 65 536

    /// Element floor(share * (some.size() - 1)) of `some`; NaN if that is empty. @param share in [0, 1].
    double quantile(double share) const;
    double mean() const;  // of `some`
};

/// The lowest and highest of all values, and a sample of them. Nothing when @p progress requests cancellation.
std::optional<ValueRange> valueRange(const Dataset& data, const Progress& progress);

/// Calls body(first, last) for blocks of features [first, last) of about two million stored values each, and @p
/// progress before each; false when cancelled.
bool inRuns(const Dataset& data, const Progress& progress, const std::function<void(Index, Index)>& body);

}  // namespace fuzzylens::summary
