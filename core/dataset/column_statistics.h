// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/value_table.h"

#include <utility>
#include <vector>

namespace fuzzylens::steps {

/// What the values of one feature that are not missing have in common. All NaN when there is none.
struct Moments
{
    Index count = 0;
    double low = 0;
    double high = 0;
    double mean = 0;
    double deviation =
        0;  // root of the mean squared deviation, divisor count; 0 if low and high differ by rounding
};

/// No overflow or underflow on the way, for any finite values.
FUZZYLENS_EXPORT Moments moments(const ColumnValues& values);

/// Median of the values that are not missing (mean of the middle two), NaN when there is none. @p scratch is
/// reused.
FUZZYLENS_EXPORT double median(const ColumnValues& values, std::vector<double>& scratch);
/// Median of the absolute deviations from the median, without a factor.
FUZZYLENS_EXPORT double medianAbsoluteDeviation(const ColumnValues& values, std::vector<double>& scratch);

/// Lowest and highest of the values that are not missing; the first is greater than the second when there is none.
FUZZYLENS_EXPORT std::pair<double, double> range(const ColumnValues& values);

}  // namespace fuzzylens::steps
