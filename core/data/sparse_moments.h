// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace fuzzylens {

/// Mean and sum of squared deviations of the values of one feature, met one after the other (Welford,
/// Technometrics 4, 1962); those of a sparse matrix that are not met are zero. Missing values do not count, as in
/// the step top-variance.
struct SparseMoments
{
    double count = 0;
    double mean = 0;
    double squares = 0;
    double missing = 0;

    void add(double value)
    {
        if (std::isnan(value)) {
            ++missing;
            return;
        }
        ++count;
        const double step = value - mean;
        mean += step / count;
        squares += step * (value - mean);
    }
    /// Of @p samples values, divisor the number of those that are not missing; -1 if all are.
    double variance(double samples) const
    {
        const double known = samples - missing;
        const double zeros = known - count;
        return known > 0 ? (squares + mean * mean * count * zeros / known) / known : -1.0;
    }
};

}  // namespace fuzzylens
