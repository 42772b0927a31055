// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/scaling_pencil.h"

#include <vector>

namespace fuzzylens {

/// Ways to the "eigenvector of the eigenvalue closest to 1" of the paper, which its pencil does not single out
/// (METHODS 4.2): with as many features as samples every mu is an eigenvalue, with fewer none is. All take one
/// pencil for each target vector, and their unknown is the same s. Numbers of equal features mean the same.

/// The solution of mu = 1, normalised by the last entry: [A - B; gamma] s = [alpha - beta; rho]. With at least as
/// many features as rows the one of least norm; else by least squares, the rows of gamma divided by sqrt(n), lest
/// they rule (METHODS 4.3). Length m. @throws std::invalid_argument if there is no pencil.
FUZZYLENS_EXPORT Eigen::VectorXd leastSquaresFactors(const std::vector<ScalingPencil>& pencils);

/// |M s - r| over |r| of the equations at mu = 1.
FUZZYLENS_EXPORT double residualAtOne(const std::vector<ScalingPencil>& pencils, const Eigen::VectorXd& factors);

}  // namespace fuzzylens
