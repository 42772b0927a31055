// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <Eigen/Core>

namespace fuzzylens::sfp_detail {

/// What SFP learns of the features before it starts.
struct PreparedData
{
    const AlignedMatrix* values = nullptr;
    Eigen::VectorXd means;     // p
    Eigen::VectorXd scatters;  // p, sum over the samples of (x - mean)^2
    Eigen::ArrayXd varies;     // p, 1 or 0: constant features get no weight
    Index varying = 0;

    Index samples() const { return values->rows(); }
    Index features() const { return values->columns(); }
};

/// One look at every feature.
/// @throws std::invalid_argument naming the feature if a value is too large to be squared and summed, or if no
/// feature varies.
PreparedData prepare(const Dataset& data, int threads);

}  // namespace fuzzylens::sfp_detail
