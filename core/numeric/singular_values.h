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

/// An orthonormal basis for the columns of an n x d matrix, n >= d, in their order (Householder).
FUZZYLENS_EXPORT Eigen::MatrixXd orthonormalBasis(const Eigen::MatrixXd& columns);

}  // namespace fuzzylens
