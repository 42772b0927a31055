// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

#include <algorithm>
#include <string>

namespace fuzzylens::test {

inline SfpOptions someOptions(int clusters = 2)
{
    SfpOptions options;
    options.clusters = clusters;
    options.alpha = 9;
    options.gamma = 1.0 / 9;
    options.lambda = 7.0 / 3;
    return options;
}

inline double spread(const Eigen::MatrixXd& rows)
{
    return (rows.rowwise().sum().array() - 1).abs().maxCoeff();
}

inline bool hasWarning(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

}  // namespace fuzzylens::test
