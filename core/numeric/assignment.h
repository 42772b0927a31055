// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

/// The assignment of rows to different columns with the least total cost: for every row its column, -1 for rows
/// left over when there are fewer columns. Shortest augmenting paths with potentials (Jonker and Volgenant 1987),
/// cubic.
/// @throws std::invalid_argument if a cost is not finite.
FUZZYLENS_EXPORT std::vector<Eigen::Index> leastCostAssignment(const Eigen::MatrixXd& costs);

}  // namespace fuzzylens
