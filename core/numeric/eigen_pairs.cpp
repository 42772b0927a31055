// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/eigen_pairs.h"

#include <Eigen/Eigenvalues>

namespace fuzzylens {

EigenPairs symmetricEigenPairs(const Eigen::MatrixXd& symmetric)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric);
    return {solver.eigenvalues(), solver.eigenvectors()};
}

Eigen::VectorXd symmetricEigenvalues(const Eigen::MatrixXd& symmetric)
{
    return Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(symmetric, Eigen::EigenvaluesOnly).eigenvalues();
}

std::optional<EigenPairs> generalizedEigenPairs(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b)
{
    const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> solver(a, b);
    if (solver.info() != Eigen::Success || !solver.eigenvectors().allFinite())
        return std::nullopt;
    return EigenPairs{solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace fuzzylens
