// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// The directions in which points differ, and where they lie along them: with many more features than samples all
/// that a linear method can use of them.
struct ThinSpace
{
    Eigen::RowVectorXd mean;      // m
    Eigen::MatrixXd basis;        // m x r, orthonormal, by descending variance
    Eigen::MatrixXd coordinates;  // n x r: (values - mean) * basis
};

/// Directions whose variance is rounding are left out. The smaller of n and m is decomposed: at most
/// mostDecomposed.
/// @param values n x m. @throws std::invalid_argument if both are more.
FUZZYLENS_EXPORT ThinSpace thinSpace(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& values);
inline constexpr Eigen::Index mostDecomposed = 3000;

/// The first directions that hold this share of the variance, at least one where there is any.
FUZZYLENS_EXPORT void keepVariance(ThinSpace& space, double share);

}  // namespace fuzzylens
