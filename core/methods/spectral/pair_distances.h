// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

/// Squared distances between points from their inner products, computed in blocks.
class PairDistances
{
public:
    /// @param points n x r, which must outlive this.
    explicit PairDistances(const Eigen::MatrixXd& points);

    /// From @p rows points from @p row on to @p count points from @p first on, rows x count; 0 where they are lost
    /// in rounding.
    void fill(Eigen::Index row, Eigen::Index rows, Eigen::Index first, Eigen::Index count,
              Eigen::MatrixXd& tile) const;

    /// From every point to its neighbour number @p rank, 1 <= rank < n: length n. O(n^2 r), without an n x n
    /// table; the same bits for any number of threads. Nothing when cancelled.
    std::optional<Eigen::VectorXd> toNeighbour(Eigen::Index rank, int threads,
                                               const ShouldContinue& shouldContinue) const;

private:
    void turnToDistances(Eigen::Index row, Eigen::Index first, Eigen::MatrixXd& products) const;

    const Eigen::MatrixXd& m_points;
    Eigen::VectorXd m_lengths;  // squared
    Eigen::MatrixXd m_table;    // of few points all distances; else empty
};

/// Rows of a tile of distances to some ten points that stays in the cache.
inline constexpr Eigen::Index rowsOfTile = 512;

}  // namespace fuzzylens
