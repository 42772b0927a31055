// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"

#include <cmath>
#include <limits>

namespace fuzzylens {

Eigen::VectorXd separationContribution(const Eigen::MatrixXd& centers, const Eigen::MatrixXd& weights)
{
    Eigen::VectorXd result = Eigen::VectorXd::Zero(centers.cols());
    const auto weight = [&](Index cluster) { return weights.row(weights.rows() == 1 ? 0 : cluster).transpose(); };
    for (Index i = 0; i < centers.rows(); ++i)
        for (Index j = i + 1; j < centers.rows(); ++j)
            result.array() +=
                (weight(i) + weight(j)).array() * (centers.row(i) - centers.row(j)).transpose().array().square();
    return result;
}

double effectiveNumber(const Eigen::Ref<const Eigen::RowVectorXd>& weights)
{
    // 0 adds nothing, but has no logarithm; numbers below the limit add nothing that could be seen.
    const auto w = weights.array().max(0.0);
    return std::exp(-(w * w.max(std::numeric_limits<double>::min()).log()).sum());
}

}  // namespace fuzzylens
