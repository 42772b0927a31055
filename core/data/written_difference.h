// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

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
FUZZYLENS_EXPORT WrittenDifference writtenDifference(const Dataset& data, const Dataset& read);

}  // namespace fuzzylens
