// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <array>

namespace fuzzylens::ui {

/// The plane of largest variance through the rows of an n x d matrix, d >= 2.
struct PrincipalPlane
{
    Eigen::RowVectorXd mean;                   // d
    Eigen::MatrixXd directions;                // d x 2, orthonormal columns; the largest entry of each is positive
    std::array<double, 2> share = {0.0, 0.0};  // of the total variance, 0 .. 1

    /// With more columns than rows of the inner products of the rows: no d x d matrix is formed. Of many rows and
    /// columns by iteration.
    /// @throws std::invalid_argument if @p points has no row or fewer than two columns.
    static PrincipalPlane of(const Eigen::MatrixXd& points);

    /// Turns directions that point away from those of @p previous (of the same d), so that a picture does not
    /// flip.
    void alignTo(const PrincipalPlane& previous);

    /// n x 2.
    Eigen::MatrixXd project(const Eigen::MatrixXd& points) const;
};

}  // namespace fuzzylens::ui
