// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <Eigen/Core>

namespace fuzzylens::sfp_detail {

/// What SFP learns of the features when it first reads them. The arrays are as long as the next multiple of 8,
/// zero beyond the last feature.
struct PreparedData
{
    explicit PreparedData(const ValueTable& table);

    const ValueTable& table;
    const SparseColumns* sparse;  // null: the table is dense
    Eigen::ArrayXd means;         // as they were rounded
    Eigen::ArrayXd residuals;     // sum over the samples of x - mean, which rounding leaves
    Eigen::ArrayXd scatters;      // sum over the samples of (x - mean)^2; -1 if values are too large
    Eigen::ArrayXd varies;        // 1 or 0: constant features get no weight
    Index varying = 0;            // features that vary; set by checkPrepared

    Index samples() const { return table.rows(); }
    /// In whole vectors.
    Index paddedSamples() const
    {
        return (samples() + AlignedMatrix::lane - 1) / AlignedMatrix::lane * AlignedMatrix::lane;
    }
    Index features() const { return table.columns(); }
};

/// Looks at features [begin, end).
void prepareFeatures(PreparedData& prepared, Index begin, Index end);

/// Once all features are prepared.
/// @throws std::invalid_argument naming the feature if a value is too large to be squared and summed, or if no
/// feature varies.
void checkPrepared(PreparedData& prepared, const Dataset& data);

}  // namespace fuzzylens::sfp_detail
