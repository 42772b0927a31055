// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/fixed_signs.h"

#include <cmath>

namespace fuzzylens {

void fixSigns(Eigen::Ref<Eigen::MatrixXd> columns)
{
    constexpr double equal = 1e-6;
    for (auto column : columns.colwise()) {
        const double largest = column.cwiseAbs().maxCoeff();
        Eigen::Index decisive = 0;
        while (std::abs(column[decisive]) < (1.0 - equal) * largest)
            ++decisive;
        if (column[decisive] < 0.0)
            column = -column;
    }
}

}  // namespace fuzzylens
