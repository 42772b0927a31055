// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/value_table.h"

#include <memory>
#include <vector>

namespace fuzzylens {

/// The numbers of missing values in a matrix and in each of its columns. Counting reads the whole matrix, so it is
/// done once for a matrix that several data sets share.
struct MissingCounts
{
    std::weak_ptr<const void> matrix;
    Index total = 0;
    std::vector<int> perColumn;  // empty if no value is missing

    /// Whether @p values are the numbers that were counted.
    bool isFor(const ValueTable& values) const
    {
        const std::shared_ptr<const void> owner = values.owner();
        return !matrix.owner_before(owner) && !owner.owner_before(matrix);
    }
};

/// Counts on every thread of the machine. Null when @p progress requests cancellation.
/// @throws std::invalid_argument if a value is infinite.
std::shared_ptr<const MissingCounts> countMissing(const ValueTable& values, const Progress& progress = {});

}  // namespace fuzzylens
