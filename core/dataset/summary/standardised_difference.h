// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/progress.h"
#include "core/dataset/value_table.h"

#include <vector>

namespace fuzzylens {

/// The standardised difference (Cohen's d; Cohen 1988, section 2.2) between the selected rows and all others,
///   d = (m1 - m0) / s,  s^2 = ((n1 - 1) s1^2 + (n0 - 1) s0^2) / (n1 + n0 - 2),
/// of every column of @p values (n x p). m1, s1^2 and n1 are mean, variance (divisor n1 - 1) and number of the
/// selected values that are not missing, m0, s0^2 and n0 those of the others.
///
/// Of a column that is constant in both groups, up to rounding, d is 0 if both constants are equal, else infinite
/// with the sign of their difference.
///
/// @param selected n entries.
/// @return p entries; NaN where a group has fewer than two values. Empty when cancelled by @p progress.
/// @throws std::invalid_argument if @p selected has another length.
FUZZYLENS_EXPORT Eigen::VectorXd standardisedDifferences(const ValueTable& values,
                                                         const std::vector<bool>& selected,
                                                         const Progress& progress = {});

}  // namespace fuzzylens
