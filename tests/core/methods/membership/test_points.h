// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"

#include <Eigen/Core>

#include <cstdint>

namespace fuzzylens::test {

/// Between all rows, difference by difference.
template <typename Derived>
Eigen::MatrixXd squaredDistancesOf(const Eigen::MatrixBase<Derived>& points)
{
    Eigen::MatrixXd distances(points.rows(), points.rows());
    for (Eigen::Index i = 0; i < points.rows(); ++i)
        for (Eigen::Index j = 0; j < points.rows(); ++j)
            distances(i, j) = (points.row(i) - points.row(j)).squaredNorm();
    return distances;
}

/// Normal points in three dimensions around 0, @p apart, 2 @p apart, ... on the first axis, in turn.
inline Eigen::MatrixXd groupedPoints(Eigen::Index count, int groups, double apart, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd points(count, 3);
    for (double& coordinate : points.reshaped())
        coordinate = random.normal();
    for (Eigen::Index i = 0; i < count; ++i)
        points(i, 0) += apart * static_cast<double>(i % groups);
    return points;
}

inline Eigen::MatrixXd onLine(const std::vector<double>& places)
{
    return Eigen::Map<const Eigen::VectorXd>(places.data(), static_cast<Eigen::Index>(places.size()));
}

}  // namespace fuzzylens::test
