// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/singular_values.h"

#include <Eigen/QR>
#include <Eigen/SVD>

namespace fuzzylens {

SingularTriplets singularTriplets(const Eigen::MatrixXd& matrix)
{
    const Eigen::BDCSVD<Eigen::MatrixXd> svd(matrix, Eigen::ComputeThinU | Eigen::ComputeThinV);
    return {svd.matrixU(), svd.singularValues(), svd.matrixV()};
}

Eigen::MatrixXd orthonormalBasis(const Eigen::MatrixXd& columns)
{
    return Eigen::HouseholderQR<Eigen::MatrixXd>(columns).householderQ() *
           Eigen::MatrixXd::Identity(columns.rows(), columns.cols());
}

}  // namespace fuzzylens
