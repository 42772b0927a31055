// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// M = left diag(values) right', values descending; of an n x d matrix min(n, d) of them.
struct SingularTriplets
{
    Eigen::MatrixXd left;  // n x min(n, d)
    Eigen::VectorXd values;
    Eigen::MatrixXd right;  // d x min(n, d)
};

FUZZYLENS_EXPORT SingularTriplets singularTriplets(const Eigen::MatrixXd& matrix);

}  // namespace fuzzylens
