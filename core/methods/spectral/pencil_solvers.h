// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scaling_pencil.h"

#include <vector>

namespace fuzzylens {

// The paper takes "the eigenvector of the eigenvalue closest to 1", which its pencil does not determine
// (methods.md 4.2): with as many features as samples every mu is an eigenvalue, with fewer none is.

/// The factors s (length m) that solve all @p pencils, one for each target vector, for mu = 1, normalised by the
/// last entry: [A - B; gamma] s = [alpha - beta; rho]. With at least as many features as rows the solution of
/// minimum norm; else least squares, with the rows of gamma divided by sqrt(n) so that they do not dominate
/// (methods.md 4.3). Identical features get equal factors. @throws std::invalid_argument without pencils.
FUZZYLENS_EXPORT Eigen::VectorXd leastSquaresFactors(const std::vector<ScalingPencil>& pencils);

/// Relative residual |M s - r| / |r| of these equations, M = [A - B; gamma] and r = [alpha - beta; rho]; 0 if r =
/// 0.
/// @param factors s, length m.
FUZZYLENS_EXPORT double relativeResidual(const std::vector<ScalingPencil>& pencils,
                                         const Eigen::VectorXd& factors);

}  // namespace fuzzylens
