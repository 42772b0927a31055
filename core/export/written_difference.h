// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// How a data set differs from what a file of it says when it is read.
struct WrittenDifference
{
    std::string wrong;                // what would be read as something else; empty if nothing would
    std::vector<std::string> absent;  // what the file leaves out: "the annotations Description and Chromosome"
};

/// Compares @p data with @p read, the same data read from a file. Values are equal if they are the same bits.
/// Nothing if @p progress requests cancellation, which is asked at least once for every 2^20 values or with every
/// feature.
FUZZYLENS_EXPORT std::optional<WrittenDifference> writtenDifference(const Dataset& data, const Dataset& read,
                                                                    const Progress& progress = {});

}  // namespace fuzzylens
