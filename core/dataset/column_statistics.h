// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::steps {

/// What the values of one feature that are not missing have in common. All NaN when there is none.
struct Moments
{
    Eigen::Index count = 0;
    double low = 0;
    double high = 0;
    double mean = 0;
    double deviation =
        0;  // root of the mean squared deviation, divisor count; 0 if low and high differ by rounding
};

/// No overflow or underflow on the way, for any finite values.
Moments moments(const double* values, Eigen::Index count);

/// Median of the values that are not missing (mean of the middle two), NaN when there is none. @p scratch is
/// reused.
double median(const double* values, Eigen::Index count, std::vector<double>& scratch);
/// Median of the absolute deviations from the median, without a factor.
double medianAbsoluteDeviation(const double* values, Eigen::Index count, std::vector<double>& scratch);

}  // namespace fuzzylens::steps
