// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace fuzzylens {

/// @p count of the samples @p members, ascending: drawn with @p seed, of each class in proportion to its size, and
/// at least one if there are as many. A larger draw contains a smaller one. @param classOf as long as members,
/// from 0; empty: one class. @param count at most as many as members.
FUZZYLENS_EXPORT std::vector<Eigen::Index> stratifiedSample(const std::vector<Eigen::Index>& members,
                                                            const std::vector<int>& classOf, Eigen::Index count,
                                                            std::uint64_t seed);

}  // namespace fuzzylens
