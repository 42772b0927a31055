// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fuzzylens::ui {

/// Numbers from low to high along a line of a picture from pixel start to pixel end (either may be the larger).
struct LinearScale
{
    double low = 0, high = 1;
    double start = 0, end = 1;

    /// Covers the finite values of @p values with a margin (a share of their range) at both ends. A range of one
    /// number is widened around it.
    static LinearScale covering(const std::vector<double>& values, double start, double end, double margin = 0.06);

    double place(double value) const { return start + (value - low) / (high - low) * (end - start); }
    double value(double place) const { return low + (place - start) / (end - start) * (high - low); }
    /// Round numbers (1, 2 or 5 times a power of ten apart) within the scale, at most @p most of them.
    std::vector<double> ticks(int most) const;
};

}  // namespace fuzzylens::ui
