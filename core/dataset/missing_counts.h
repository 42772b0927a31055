// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/numeric/aligned_matrix.h"

#include <memory>
#include <vector>

namespace fuzzylens {

/// How many values are missing, in a matrix and in each of its columns. Takes as long as reading the matrix from
/// memory, so it is done once for a matrix that several data sets share.
struct MissingCounts
{
    std::weak_ptr<const AlignedMatrix> of;
    Index inAll = 0;
    std::vector<int> inColumn;  // empty when nothing is missing

    bool areOf(const std::shared_ptr<const AlignedMatrix>& values) const
    {
        return !of.owner_before(values) && !values.owner_before(of);
    }
};

/// Counts on every thread of the machine. Null when @p progress requests cancellation.
/// @throws std::invalid_argument if a value is infinite.
std::shared_ptr<const MissingCounts> countMissing(const std::shared_ptr<const AlignedMatrix>& values,
                                                  const Progress& progress = {});

}  // namespace fuzzylens
