// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

/// Eigenvalues, in the order that the function says, with eigenvectors as columns.
struct EigenPairs
{
    Eigen::VectorXd values;
    Eigen::MatrixXd vectors;  // d x count; may be empty when not asked for
};

/// An eigenvalue of a Gram matrix below this times the greatest one counts as 0.
inline constexpr double roundingOfProducts = 1e-12;

/// All of a symmetric d x d matrix, ascending; the vectors are orthonormal. Its lower half alone is read.
FUZZYLENS_EXPORT EigenPairs symmetricEigenPairs(const Eigen::MatrixXd& symmetric);

/// The values alone, ascending.
FUZZYLENS_EXPORT Eigen::VectorXd symmetricEigenvalues(const Eigen::MatrixXd& symmetric);

/// All of A v = lambda B v, ascending, with v' B v = 1; A symmetric, B symmetric and positive definite. None where
/// B is not, or where the values do not converge.
FUZZYLENS_EXPORT std::optional<EigenPairs> generalizedEigenPairs(const Eigen::MatrixXd& a,
                                                                 const Eigen::MatrixXd& b);

}  // namespace fuzzylens
