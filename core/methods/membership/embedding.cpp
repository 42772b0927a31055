// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/embedding.h"

namespace fuzzylens {

Eigen::MatrixXd membershipEmbedding(Eigen::MatrixXd squared, double beta)
{
    const Eigen::VectorXd nearest = squared.rowwise().minCoeff();
    squared = (-beta * (squared.colwise() - nearest).array()).exp();
    const Eigen::ArrayXd sums = squared.rowwise().sum();
    squared.array().colwise() /= sums;
    return squared;
}

Eigen::MatrixXd shareOfProbes(const Eigen::MatrixXd& squared, double beta)
{
    const Eigen::RowVectorXd nearest = squared.colwise().minCoeff();
    Eigen::MatrixXd v = (-beta * (squared.rowwise() - nearest).array()).exp();
    const Eigen::Array<double, 1, Eigen::Dynamic> sums = v.colwise().sum();
    v.array().rowwise() /= sums;
    return v;
}

Eigen::MatrixXd distanceEmbedding(Eigen::MatrixXd squared)
{
    squared = squared.cwiseSqrt();
    return squared;
}

}  // namespace fuzzylens
