// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

namespace fuzzylens {

/// Of factors of features, by size, the first @p informative of which are known to separate the classes: the
/// smallest of these over the greatest of the others. Infinite where no other counts; 1 where neither that one nor
/// any other does, which are equal then. @throws std::invalid_argument if there are none of either.
FUZZYLENS_EXPORT double informativeRatio(const Eigen::VectorXd& factors, Eigen::Index informative);

}  // namespace fuzzylens
