// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

struct RidgeSolution
{
    Eigen::VectorXd s;         // b
    bool isConverged = false;  // else the steps ended before the least value was found
};

/// Newton steps, or rounds of the active set for every unknown, after which is given up.
inline constexpr int mostRidgeSteps = 200;

/// The s >= 0 with the least |M s - r|^2 + ridge |s|^2; there is one. With more unknowns than rows by Newton steps
/// on the dual, in as many unknowns as rows (METHODS 4.7, "Extension target"), else by Lawson and Hanson's active
/// set on M'M + ridge I. M is a x b, ridge positive. @param dual where the Newton steps begin, of a problem that
/// is nearly the same, and where they have ended (a entries; empty: at r). @return nothing when cancelled.
/// @throws std::invalid_argument if the shapes do not fit or the ridge is not positive.
FUZZYLENS_EXPORT std::optional<RidgeSolution> nonnegativeRidge(const Eigen::MatrixXd& m, const Eigen::VectorXd& r,
                                                               double ridge,
                                                               const ShouldContinue& shouldContinue = {},
                                                               Eigen::VectorXd* dual = nullptr,
                                                               int mostSteps = mostRidgeSteps);

}  // namespace fuzzylens
