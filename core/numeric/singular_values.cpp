// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/singular_values.h"

#include <Eigen/SVD>

namespace fuzzylens {

SingularTriplets singularTriplets(const Eigen::MatrixXd& matrix)
{
    const Eigen::BDCSVD<Eigen::MatrixXd> svd(matrix, Eigen::ComputeThinU | Eigen::ComputeThinV);
    return {svd.matrixU(), svd.singularValues(), svd.matrixV()};
}

}  // namespace fuzzylens
