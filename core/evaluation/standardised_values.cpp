// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/standardised_values.h"

#include "core/numeric/ties.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

std::optional<AlignedMatrix> standardisedWithout(const AlignedMatrix& values, Index leftOut,
                                                 bool bySampleDeviation)
{
    constexpr double largest = 1e100, least = 1e-100;
    const Index n = values.rows(), after = n - leftOut - 1;
    const auto training = static_cast<double>(n - 1);
    const double divisor = bySampleDeviation && n > 2 ? training - 1 : training;
    AlignedMatrix result = AlignedMatrix::uninitialised(n, values.columns());
    for (Index feature = 0; feature < values.columns(); ++feature) {
        const Eigen::Map<const Eigen::ArrayXd> x(values.column(feature), n);
        Eigen::Map<Eigen::ArrayXd> z(result.column(feature), n);
        const double low = leftOut == 0 ? x[1] : x[0];
        z = x - low;
        z -= (z.head(leftOut).sum() + z.tail(after).sum()) / training;
        const double squares = z.head(leftOut).square().sum() + z.tail(after).square().sum();
        const double deviation = std::sqrt(squares / divisor);
        if (!(deviation < largest) || !(std::abs(z[leftOut]) < largest))
            return std::nullopt;
        // The largest difference is at most the root of the sum of squares.
        constexpr double suspicious = 1e-12;
        if (deviation < suspicious * std::abs(low) || deviation < least) {
            bool isConstant = true;
            double lowest = low, highest = low;
            for (Index i = 0; i < n; ++i)
                if (i != leftOut) {
                    lowest = std::min(lowest, x[i]);
                    highest = std::max(highest, x[i]);
                }
            isConstant = differByRounding(lowest, highest);
            if (!isConstant && deviation < least)
                return std::nullopt;
            if (isConstant) {
                z.setZero();
                continue;
            }
        }
        z /= deviation;
    }
    return result;
}

}  // namespace fuzzylens
