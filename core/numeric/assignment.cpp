// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/assignment.h"

#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Eigen::Index;

/// Assigns rows one after the other; needs at least as many columns as rows.
class ShortestPaths
{
public:
    explicit ShortestPaths(const Eigen::MatrixXd& costs)
        : m_costs(costs)
        , m_rowPotential(Eigen::VectorXd::Zero(costs.rows()))
        , m_columnPotential(Eigen::VectorXd::Zero(costs.cols()))
        , m_rowOf(static_cast<std::size_t>(costs.cols()), -1)
    {
        for (Index row = 0; row < costs.rows(); ++row)
            augment(row);
    }

    std::vector<Index> columns() const
    {
        std::vector<Index> result(static_cast<std::size_t>(m_costs.rows()), -1);
        for (std::size_t column = 0; column < m_rowOf.size(); ++column)
            if (m_rowOf[column] >= 0)
                result[static_cast<std::size_t>(m_rowOf[column])] = static_cast<Index>(column);
        return result;
    }

private:
    /// Finds the cheapest alternating path from a free row to a free column (Dijkstra on reduced costs) and turns
    /// it.
    void augment(Index start)
    {
        const Index columns = m_costs.cols();
        constexpr double infinity = std::numeric_limits<double>::infinity();
        Eigen::VectorXd distance = Eigen::VectorXd::Constant(columns, infinity);
        std::vector<Index> before(static_cast<std::size_t>(columns), -1);  // column the path comes from; -1: start
        std::vector<bool> done(static_cast<std::size_t>(columns), false);
        double reached = 0;
        Index row = start, last = -1, end = -1;
        while (end < 0) {
            Index nearest = -1;
            for (Index c = 0; c < columns; ++c) {
                if (done[static_cast<std::size_t>(c)])
                    continue;
                const double length = reached + m_costs(row, c) - m_rowPotential[row] - m_columnPotential[c];
                if (length < distance[c]) {
                    distance[c] = length;
                    before[static_cast<std::size_t>(c)] = last;
                }
                if (nearest < 0 || distance[c] < distance[nearest])
                    nearest = c;
            }
            reached = distance[nearest];
            done[static_cast<std::size_t>(nearest)] = true;
            last = nearest;
            row = m_rowOf[static_cast<std::size_t>(nearest)];
            if (row < 0)
                end = nearest;
        }
        m_rowPotential[start] += reached;
        for (Index c = 0; c < columns; ++c) {
            if (!done[static_cast<std::size_t>(c)] || c == end)
                continue;
            m_columnPotential[c] -= reached - distance[c];
            m_rowPotential[m_rowOf[static_cast<std::size_t>(c)]] += reached - distance[c];
        }
        for (Index c = end; c >= 0;) {
            const Index previous = before[static_cast<std::size_t>(c)];
            m_rowOf[static_cast<std::size_t>(c)] =
                previous < 0 ? start : m_rowOf[static_cast<std::size_t>(previous)];
            c = previous;
        }
    }

    const Eigen::MatrixXd& m_costs;
    Eigen::VectorXd m_rowPotential;
    Eigen::VectorXd m_columnPotential;
    std::vector<Index> m_rowOf;  // of every column; -1 while it is free
};

}  // namespace

std::vector<Eigen::Index> leastCostAssignment(const Eigen::MatrixXd& costs)
{
    if (!costs.allFinite())
        throw std::invalid_argument("the costs of an assignment must be finite");
    if (costs.rows() <= costs.cols())
        return ShortestPaths(costs).columns();
    const Eigen::MatrixXd turned = costs.transpose();
    std::vector<Index> result(static_cast<std::size_t>(costs.rows()), -1);
    const std::vector<Index> rows = ShortestPaths(turned).columns();
    for (std::size_t column = 0; column < rows.size(); ++column)
        result[static_cast<std::size_t>(rows[column])] = static_cast<Index>(column);
    return result;
}

}  // namespace fuzzylens
