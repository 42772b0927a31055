// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/informative_ratio.h"

#include <stdexcept>

namespace fuzzylens {

double informativeRatio(const Eigen::VectorXd& factors, Eigen::Index informative)
{
    if (informative < 1 || informative >= factors.size())
        throw std::invalid_argument("there must be both informative and other features");
    const double least = factors.head(informative).cwiseAbs().minCoeff();
    const double others = factors.tail(factors.size() - informative).cwiseAbs().maxCoeff();
    return least == others ? 1.0 : least / others;
}

}  // namespace fuzzylens
