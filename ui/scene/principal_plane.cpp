// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/principal_plane.h"

#include "core/numeric/fixed_signs.h"
#include "core/numeric/leading_eigenvectors.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

struct Components
{
    Eigen::MatrixXd directions;  // d x 2, of length 1
    std::array<double, 2> variances = {0.0, 0.0};
};

Components ofColumns(const Eigen::MatrixXd& centred)
{
    const Eigen::MatrixXd scatter = centred.transpose() * centred;
    const EigenPairs pairs = symmetricEigenPairs(scatter);  // ascending
    const Eigen::Index d = centred.cols();
    Components found;
    found.directions = pairs.vectors.rightCols(2).rowwise().reverse();
    found.variances = {pairs.values[d - 1], pairs.values[d - 2]};
    return found;
}

/// A direction of length 1 that is none of @p others.
Eigen::VectorXd anyDirectionBeside(const Eigen::MatrixXd& others)
{
    Eigen::Index least = 0;
    others.rowwise().squaredNorm().minCoeff(&least);
    Eigen::VectorXd direction = Eigen::VectorXd::Unit(others.rows(), least);
    direction -= others * (others.transpose() * direction);
    return direction.normalized();
}

Components ofRows(const Eigen::MatrixXd& centred)
{
    const Eigen::MatrixXd products = centred * centred.transpose();
    const EigenPairs pairs = symmetricEigenPairs(products);
    const Eigen::Index n = centred.rows();
    const double tiny = 1e-12 * std::max(products.trace(), 0.0);
    Components found;
    found.directions.resize(centred.cols(), 2);
    for (Eigen::Index component = 0; component < 2; ++component) {
        const double variance = component < n ? pairs.values[n - 1 - component] : 0.0;
        if (variance > tiny) {
            found.directions.col(component) =
                (centred.transpose() * pairs.vectors.col(n - 1 - component)).normalized();
            found.variances[std::size_t(component)] = variance;
        } else {
            found.directions.col(component) = anyDirectionBeside(found.directions.leftCols(component));
        }
    }
    return found;
}

/// Where all components would take too long.
Components ofMany(const Eigen::MatrixXd& centred)
{
    const EigenPairs leading = leadingOfScatter(centred.transpose(), 2, 2);
    const double tiny = 1e-12 * centred.squaredNorm();
    Components found;
    found.directions.resize(centred.cols(), 2);
    for (Eigen::Index component = 0; component < 2; ++component) {
        if (leading.values[component] > tiny) {
            found.directions.col(component) = leading.vectors.col(component);
            found.variances[std::size_t(component)] = leading.values[component];
        } else {
            found.directions.col(component) = anyDirectionBeside(found.directions.leftCols(component));
        }
    }
    return found;
}

Components componentsOf(const Eigen::MatrixXd& centred)
{
    constexpr Eigen::Index mostAtOnce = 256;
    if (std::min(centred.rows(), centred.cols()) > mostAtOnce)
        return ofMany(centred);
    return centred.cols() > centred.rows() ? ofRows(centred) : ofColumns(centred);
}

}  // namespace

PrincipalPlane PrincipalPlane::of(const Eigen::MatrixXd& points)
{
    if (points.rows() < 1 || points.cols() < 2)
        throw std::invalid_argument("a principal plane needs one row and two columns at least");
    PrincipalPlane plane;
    plane.mean = points.colwise().mean();
    const Eigen::MatrixXd centred = points.rowwise() - plane.mean;
    const Components found = componentsOf(centred);
    plane.directions = found.directions;
    fixSigns(plane.directions);
    const double total = centred.squaredNorm();
    for (Eigen::Index component = 0; component < 2; ++component) {
        const double variance = std::max(found.variances[std::size_t(component)], 0.0);
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
