// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

#include <vector>

namespace fuzzylens::sfp_detail {

/// The samples the clusters start at, all different. Stratified: the first M clusters at a random labelled sample
/// of each class, in class order (of k random classes when k < M), the rest at random; random: all at random, as
/// published. A start given by the options is taken as it is. @param samples of the data.
/// @throws std::invalid_argument if the options do not fit the problem.
std::vector<int> chooseStart(const Target& target, Index samples, const SfpOptions& options, int restart);

}  // namespace fuzzylens::sfp_detail
