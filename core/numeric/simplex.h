// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// The point of the simplex (not negative, sum 1) nearest to @p point; O(p log p).
/// @throws std::invalid_argument if the point has no entry.
FUZZYLENS_EXPORT Eigen::VectorXd projectionOntoSimplex(const Eigen::VectorXd& point);

}  // namespace fuzzylens
