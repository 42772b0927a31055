// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/uncertainty.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

std::vector<double> relativeEntropy(const Eigen::MatrixXd& memberships)
{
    std::vector<double> result(std::size_t(memberships.rows()), 0.0);
    if (memberships.cols() < 2)
        return result;
    for (Eigen::Index cluster = 0; cluster < memberships.cols(); ++cluster)
        for (Eigen::Index sample = 0; sample < memberships.rows(); ++sample) {
            const double u = memberships(sample, cluster);
            if (u > 0)
                result[std::size_t(sample)] -= u * std::log(u);
        }
    const double largest = std::log(double(memberships.cols()));
    for (double& entropy : result)
        entropy = std::clamp(entropy / largest, 0.0, 1.0);
    return result;
}

}  // namespace fuzzylens::ui
