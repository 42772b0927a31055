// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/aligned_matrix.h"

namespace fuzzylens::sfp_detail {

/// How a PartitionPass divides its work: panels of features in strips, or, with many samples, blocks of samples;
/// sparse data, which are stored feature by feature, always by features.
/// It depends on the shape of the data alone, so that results do not depend on the number of threads.
struct PartitionLayout
{
    PartitionLayout(Index samples, Index features, Index clusters, bool isSparse);

    bool isTall;                // divided by samples
    Index panel;                // features a panel; all of them when tall
    Index featuresPerStrip;     // whole panels
    Index samplesPerBlock = 0;  // when tall
    Index blocks = 0;           // when tall
    double bytes;               // of the sums, centres and distances of a pass
};

}  // namespace fuzzylens::sfp_detail
