// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/principal_plane.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

PrincipalPlane PrincipalPlane::of(const Eigen::MatrixXd& points)
{
    if (points.rows() < 1 || points.cols() < 2)
        throw std::invalid_argument("a principal plane needs one row and two columns at least");
    PrincipalPlane plane;
    plane.mean = points.colwise().mean();
    const Eigen::MatrixXd centred = points.rowwise() - plane.mean;
    const Eigen::MatrixXd scatter = centred.transpose() * centred;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(scatter);  // eigenvalues ascend
    const Eigen::Index d = points.cols();
    plane.directions.resize(d, 2);
    const double total = std::max(scatter.trace(), 0.0);
    for (Eigen::Index component = 0; component < 2; ++component) {
        Eigen::VectorXd direction = solver.eigenvectors().col(d - 1 - component);
        Eigen::Index largest = 0;
        direction.cwiseAbs().maxCoeff(&largest);
        plane.directions.col(component) = direction[largest] < 0 ? Eigen::VectorXd(-direction) : direction;
        const double variance = std::max(solver.eigenvalues()[d - 1 - component], 0.0);
        plane.share[std::size_t(component)] = total > 0 ? std::min(variance / total, 1.0) : 0.0;
    }
    return plane;
}

void PrincipalPlane::alignTo(const PrincipalPlane& previous)
{
    if (previous.directions.rows() != directions.rows())
        return;
    for (Eigen::Index component = 0; component < 2; ++component)
        if (directions.col(component).dot(previous.directions.col(component)) < 0)
            directions.col(component) *= -1;
}

Eigen::MatrixXd PrincipalPlane::project(const Eigen::MatrixXd& points) const
{
    return (points.rowwise() - mean) * directions;
}

}  // namespace fuzzylens::ui
