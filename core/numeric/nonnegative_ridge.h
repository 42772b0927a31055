// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

struct RidgeSolution
{
    Eigen::VectorXd s;         // b entries, none negative
    bool isConverged = false;  // false: the limit was reached, or rounding or overflow stopped the search
};

/// Limit for the Newton steps, and for the iterations of the active set method per unknown.
inline constexpr int mostRidgeSteps = 200;

/// Non-negative ridge regression: the unique s >= 0 that minimises |M s - r|^2 + ridge |s|^2. M is a x b.
/// For b > a by Newton's method on the dual problem, which has a unknowns (methods.md 4.7 D), else
/// by the active set method of Lawson and Hanson (1974, chapter 23) on M'M + ridge I.
/// @param m, r finite. @param ridge > 0 and finite.
/// @param dual only used for b > a: the start of Newton's method, such as the solution of a similar problem
/// (another size than a: start at r); on return its last iterate. @return nothing when cancelled.
/// @throws std::invalid_argument if the shapes do not fit or the numbers are out of range.
FUZZYLENS_EXPORT std::optional<RidgeSolution> nonnegativeRidge(const Eigen::MatrixXd& m, const Eigen::VectorXd& r,
                                                               double ridge,
                                                               const ShouldContinue& shouldContinue = {},
                                                               Eigen::VectorXd* dual = nullptr,
                                                               int mostSteps = mostRidgeSteps);

}  // namespace fuzzylens
