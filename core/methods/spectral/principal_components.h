// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <functional>
#include <optional>

namespace fuzzylens {

/// The directions in which points differ, and where they lie along them: with many more features than samples all
/// that a linear method can use of them.
struct PrincipalComponents
{
    Eigen::RowVectorXd mean;      // m
    Eigen::MatrixXd coordinates;  // n x r: (values - mean) * basis
    /// basis * M (m x c) for M of r or fewer rows, then of the first ones of the basis, which is orthonormal.
    std::function<Eigen::MatrixXd(const Eigen::MatrixXd&)> directions;
};

using TableRef = Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>;

/// By descending variance; directions whose variance is rounding are left out. The smaller of n and m is
/// decomposed: at most mostDecomposed.
/// @param values n x m. @return nothing when cancelled. @throws std::invalid_argument if both are more.
FUZZYLENS_EXPORT std::optional<PrincipalComponents> principalComponents(const TableRef& values, int threads = 1,
                                                                        const ShouldContinue& shouldContinue = {});
inline constexpr Eigen::Index mostDecomposed = 3000;

/// All directions, in no order, and min(n, m) of them also where that many are not needed: without a
/// decomposition into variances, for who can bear directions without any. The same.
FUZZYLENS_EXPORT std::optional<PrincipalComponents>
fullPrincipalComponents(const TableRef& values, int threads = 1, const ShouldContinue& shouldContinue = {});

/// The first directions with this share of the variance, at least one if there is any.
FUZZYLENS_EXPORT void keepVariance(PrincipalComponents& space, double share);

}  // namespace fuzzylens
