// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <algorithm>
#include <cmath>

namespace fuzzylens {

/// Numbers with a smaller relative difference are equal up to rounding.
inline constexpr double equalUpToRounding = 1e-12;

/// Whether two values differ by no more than the rounding that reading and computing them leaves: 1e-14 of their
/// size. False if one is NaN.
inline bool differByRounding(double a, double b)
{
    constexpr double rounding = 1e-14;
    return std::abs(a - b) <= rounding * std::max(std::abs(a), std::abs(b));
}

/// The index of the first entry that equals the smallest one up to rounding: the same on every instruction set.
/// @param values a vector with one entry or more.
template <typename Vector>
Eigen::Index firstSmallest(const Vector& values)
{
    constexpr double negligible = 1e-26;  // relative to the largest: a squared rounding error
    double least = values[0], largest = std::abs(values[0]);
    for (Eigen::Index i = 1; i < values.size(); ++i) {
        least = std::min<double>(least, values[i]);
        largest = std::max<double>(largest, std::abs(values[i]));
    }
    double limit = least + equalUpToRounding * std::abs(least) + negligible * largest;
    if (!std::isfinite(limit))
        limit = least;  // nothing is close to an infinite number
    Eigen::Index first = 0;
    while (values[first] > limit)
        ++first;
    return first;
}

/// The index of the first entry that equals the largest one up to rounding.
template <typename Vector>
Eigen::Index firstLargest(const Vector& values)
{
    return firstSmallest(-values);
}

}  // namespace fuzzylens
