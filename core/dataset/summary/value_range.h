// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <functional>
#include <optional>
#include <vector>

namespace fuzzylens::summary {

/// How far the values of a data set reach. All NaN when it has none.
struct ValueRange
{
    Index count = 0;  // values, missing ones left out
    double low = 0;
    double high = 0;
    double sum = 0;            // of the values kept in the sample
    std::vector<double> some;  // ascending: every value, or evenly spaced ones when there are more than 65 536

    /// The share @p share (0 to 1) of the values kept lies at or below it: element floor(share * (count - 1)).
    double quantile(double share) const;
    double mean() const;  // of the values kept
};

/// Lowest and highest over all values. Nothing when @p progress requests cancellation.
std::optional<ValueRange> valueRange(const Dataset& data, const Progress& progress);

/// Calls body(first, last) for runs of features that hold some two million cells each, asking @p progress before
/// each; false when cancellation was requested.
bool inRuns(const Dataset& data, const Progress& progress, const std::function<void(Index, Index)>& body);

}  // namespace fuzzylens::summary
