// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/table_products.h"

#include "core/numeric/parallel.h"

#include <algorithm>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr Index columnsAtOnce = 256;

/// Rows of a block, whose sums stay in a near cache: a number that depends on the data alone.
Index rowsOfBlock(Index rows)
{
    constexpr Index least = 2048, mostBlocks = 64;
    return std::max(least, (rows + mostBlocks - 1) / mostBlocks);
}

/// Calls body(first, end) for blocks of [0, count).
template <typename Body>
void overBlocks(Index count, Index size, int threads, const Body& body)
{
    parallelFor((count + size - 1) / size, threads,
                [&](Index at) { body(at * size, std::min(count, (at + 1) * size)); });
}

Eigen::RowVectorXd absentOf(const SparseColumns& table)
{
    Eigen::RowVectorXd absent(table.columns());
    for (Index l = 0; l < table.columns(); ++l)
        absent[l] = table.column(l).absent;
    return absent;
}

/// (X - 1 a') v, a being the values that are not stored.
Eigen::MatrixXd storedTimes(const SparseColumns& table, const Eigen::MatrixXd& v, int threads)
{
    const Eigen::MatrixXd factors = v.transpose();  // c x p: those of a column next to each other
    Eigen::MatrixXd result(table.rows(), v.cols());
    overBlocks(table.rows(), rowsOfBlock(table.rows()), threads, [&](Index first, Index end) {
        Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(v.cols(), end - first);
        for (Index l = 0; l < table.columns(); ++l) {
            const SparseColumns::Column stored = table.column(l).within(first, end);
            for (std::size_t at = 0; at < stored.size; ++at)
                sums.col(stored.rows[at] - first) += (stored.values[at] - stored.absent) * factors.col(l);
        }
        result.middleRows(first, end - first) = sums.transpose();
    });
    return result;
}

Eigen::MatrixXd timesSparse(const Eigen::MatrixXd& w, const SparseColumns& table, int threads)
{
    const Eigen::VectorXd totals = w.rowwise().sum();
    Eigen::MatrixXd result(w.rows(), table.columns());
    overBlocks(table.columns(), columnsAtOnce, threads, [&](Index first, Index end) {
        for (Index l = first; l < end; ++l) {
            const SparseColumns::Column stored = table.column(l);
            auto sum = result.col(l);
            sum = stored.absent * totals;
            for (std::size_t at = 0; at < stored.size; ++at)
                sum += (stored.values[at] - stored.absent) * w.col(stored.rows[at]);
        }
    });
    return result;
}

}  // namespace

Eigen::MatrixXd times(const ValueTable& table, const Eigen::MatrixXd& v, int threads)
{
    const SparseColumns* sparse = table.sparse();
    if (!sparse)
        return table.dense()->map() * v;
    return storedTimes(*sparse, v, threads).rowwise() + absentOf(*sparse) * v;
}

Eigen::MatrixXd times(const Eigen::MatrixXd& w, const ValueTable& table, int threads)
{
    const SparseColumns* sparse = table.sparse();
    return sparse ? timesSparse(w, *sparse, threads) : Eigen::MatrixXd(w * table.dense()->map());
}

SparseDistances::SparseDistances(const SparseColumns& table, int threads)
    : m_table(table)
    , m_threads(threads)
    , m_absent(absentOf(table))
    , m_lengths(Eigen::VectorXd::Zero(table.rows()))
{
    overBlocks(table.rows(), rowsOfBlock(table.rows()), threads, [&](Index first, Index end) {
        for (Index l = 0; l < table.columns(); ++l) {
            const SparseColumns::Column stored = table.column(l).within(first, end);
            for (std::size_t at = 0; at < stored.size; ++at) {
                const double difference = stored.values[at] - stored.absent;
                m_lengths[stored.rows[at]] += difference * difference;
            }
        }
    });
}

/// |y|^2 - 2 y'c + |c|^2, y and c being row and point less the values that are not stored.
void SparseDistances::toPoints(const Eigen::MatrixXd& points, Eigen::MatrixXd& distances) const
{
    constexpr double mostlyRounding = 1e-8;  // of the lengths that a distance is the difference of
    const Eigen::MatrixXd shifted = points.rowwise() - m_absent;
    const Eigen::VectorXd lengths = shifted.rowwise().squaredNorm();
    distances = -2.0 * storedTimes(m_table, shifted.transpose(), m_threads);
    for (Index j = 0; j < points.rows(); ++j) {
        distances.col(j).array() += m_lengths.array() + lengths[j];
        for (Index i = 0; i < distances.rows(); ++i)
            if (distances(i, j) < mostlyRounding * (m_lengths[i] + lengths[j]))
                distances(i, j) = exact(i, points.row(j));
    }
}

double SparseDistances::exact(Index row, const Eigen::RowVectorXd& point) const
{
    double sum = 0;
    for (Index l = 0; l < m_table.columns(); ++l) {
        const double difference = m_table(row, l) - point[l];
        sum += difference * difference;
    }
    return sum;
}

double SparseDistances::scatter() const
{
    const Index n = m_table.rows();
    std::vector<double> sums(static_cast<std::size_t>((m_table.columns() + columnsAtOnce - 1) / columnsAtOnce));
    overBlocks(m_table.columns(), columnsAtOnce, m_threads, [&](Index first, Index end) {
        double& sum = sums[static_cast<std::size_t>(first / columnsAtOnce)];
        for (Index l = first; l < end; ++l) {
            const SparseColumns::Column stored = m_table.column(l);
            double total = 0;
            for (std::size_t at = 0; at < stored.size; ++at)
                total += stored.values[at] - stored.absent;
            const double mean = total / static_cast<double>(n);
            sum += static_cast<double>(n - static_cast<Index>(stored.size)) * mean * mean;
            for (std::size_t at = 0; at < stored.size; ++at) {
                const double difference = stored.values[at] - stored.absent - mean;
                sum += difference * difference;
            }
        }
    });
    double result = 0;
    for (const double sum : sums)
        result += sum;
    return result;
}

}  // namespace fuzzylens
