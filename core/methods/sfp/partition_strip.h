// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/partition_pass.h"

namespace fuzzylens::sfp_detail {

/// Consecutive panels that one thread processes, with its partial sums.
struct PartitionPass::Strip
{
    Index begin = 0, end = 0;  // features
    BlockValues panel{};       // of dense data: the panel at work
    AlignedMatrix scratch;     // its values, of data in single precision
    AlignedMatrix distances;   // under e: n x k, of sparse data k x n
    // Of every weight row: s_0, the sum of e, the sum of e (s - s_0) / lambda.
    std::vector<double> origins, totals, entropySums;
    std::vector<double> bases;  // k; of sparse data, added to all distances at the end
    double change = 0, norm = 0;
    AlignedMatrix first, second;   // a panel x k each: sums
    AlignedMatrix roots, offsets;  // a panel x weight rows, a panel x k: sqrt(e), -sqrt(e) v
};

}  // namespace fuzzylens::sfp_detail
