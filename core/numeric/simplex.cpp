// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/simplex.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <vector>

namespace fuzzylens {

Eigen::VectorXd projectionOntoSimplex(const Eigen::VectorXd& point)
{
    if (point.size() == 0)
        throw std::invalid_argument("a point without entries has no projection onto the simplex");
    // Against the largest, so that a shift common to all entries costs no digits.
    const Eigen::VectorXd shifted = point.array() - point.maxCoeff();
    // max(x - t, 0) sums to 1 for one threshold t: (the sum of the largest entries - 1) / their number.
    const double all = (shifted.sum() - 1.0) / static_cast<double>(shifted.size());
    if (shifted.minCoeff() >= all)
        return shifted.array() - all;
    std::vector<double> sorted(shifted.begin(), shifted.end());
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    double sum = 0.0, threshold = -1.0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        sum += sorted[i];
        const double candidate = (sum - 1.0) / static_cast<double>(i + 1);
        if (sorted[i] <= candidate)
            break;
        threshold = candidate;
    }
    return (shifted.array() - threshold).max(0.0);
}

}  // namespace fuzzylens
