// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::ui {

/// Entropy of each row of a membership matrix as a share of its largest value ln k: 0 certain, 1 undecided. All 0
/// for a single cluster.
std::vector<double> relativeEntropy(const Eigen::MatrixXd& memberships);

}  // namespace fuzzylens::ui
