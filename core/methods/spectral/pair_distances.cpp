// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/pair_distances.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fuzzylens {

using Eigen::Index;

namespace {

constexpr Index pointsTogether = 64;  // fixed, so that sums do not depend on threads

/// @param smallest ascending; smaller values are inserted, and the largest are dropped.
template <typename Values, typename Sorted>
void insertSmallest(const Values& values, Sorted smallest)
{
    const Index last = smallest.size() - 1;
    if (values.minCoeff() >= smallest[last])
        return;
    for (const double value : values) {
        Index at = last;
        for (; at >= 0 && value < smallest[at]; --at)
            if (at < last)
                smallest[at + 1] = smallest[at];
        if (at < last)
            smallest[at + 1] = value;
    }
}

}  // namespace

PairDistances::PairDistances(const Eigen::MatrixXd& points)
    : m_points(points)
{
    if (points.rows() > pointsTogether) {
        m_lengths = points.rowwise().squaredNorm();
        return;
    }
    Eigen::MatrixXd products = points * points.transpose();
    m_lengths = products.diagonal();
    turnToDistances(0, 0, products);
    m_table = std::move(products);
}

void PairDistances::fill(Index row, Index rows, Index first, Index count, Eigen::MatrixXd& tile) const
{
    if (m_table.size() > 0) {
        tile = m_table.block(row, first, rows, count);
        return;
    }
    if (m_points.cols() == 0) {  // no memory, of which no block may be taken
        tile.setZero(rows, count);
        return;
    }
    tile.noalias() = m_points.middleRows(row, rows) * m_points.middleRows(first, count).transpose();
    turnToDistances(row, first, tile);
}

void PairDistances::turnToDistances(Index row, Index first, Eigen::MatrixXd& products) const
{
    constexpr double rounding = 1e-13;
    for (Index i = 0; i < products.cols(); ++i) {
        const auto sums = m_lengths.segment(row, products.rows()).array() + m_lengths[first + i];
        const auto squares = sums - 2.0 * products.col(i).array();
        products.col(i) = (squares > rounding * sums).select(squares, 0.0).matrix();
    }
}

std::optional<Eigen::VectorXd> PairDistances::toNeighbour(Index rank, int threads,
                                                          const ShouldContinue& shouldContinue) const
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const Index n = m_points.rows();
    Eigen::VectorXd result(n);
    const bool isComplete =
        parallelWhile((n + pointsTogether - 1) / pointsTogether, threads, shouldContinue, [&](Index at) {
            const Index first = at * pointsTogether, count = std::min(pointsTogether, n - first);
            Eigen::MatrixXd nearest = Eigen::MatrixXd::Constant(rank, count, infinite), tile;
            for (Index row = 0; row < n; row += rowsOfTile) {
                fill(row, std::min(rowsOfTile, n - row), first, count, tile);
                for (Index i = 0; i < count; ++i) {
                    if (const Index own = first + i - row; own >= 0 && own < tile.rows())
                        tile(own, i) = infinite;
                    insertSmallest(tile.col(i), nearest.col(i));
                }
            }
            result.segment(first, count) = nearest.row(rank - 1).transpose();
        });
    return isComplete ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace fuzzylens
