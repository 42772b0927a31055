// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/table_products.h"

#include "core/numeric/parallel.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fuzzylens {

namespace {

using Eigen::Index;

constexpr Index columnsAtOnce = 16;
constexpr int lanes = 8;  // numbers computed together of every row or column

using Lanes = Eigen::Array<double, lanes, 1>;
using Single = Eigen::Array<double, 1, 1>;

/// Calls body(first, end) for blocks of [0, count).
template <typename Body>
void overBlocks(Index count, Index size, int threads, const Body& body)
{
    parallelFor((count + size - 1) / size, threads,
                [&](Index at) { body(at * size, std::min(count, (at + 1) * size)); });
}

Eigen::RowVectorXd otherValuesOf(const SparseColumns& table)
{
    Eigen::RowVectorXd values(table.columns());
    for (Index l = 0; l < table.columns(); ++l)
        values[l] = table.column(l).other;
    return values;
}

/// Columns [first, first + size) of a matrix, transposed, with zeros for those beyond the last.
template <typename Numbers>
std::vector<Numbers> numbersOf(const Eigen::MatrixXd& matrix, Index first)
{
    constexpr Index size = Numbers::SizeAtCompileTime;
    std::vector<Numbers> result(static_cast<std::size_t>(matrix.rows()), Numbers::Zero());
    for (Index j = 0; j < std::min(size, matrix.cols() - first); ++j)
        for (Index i = 0; i < matrix.rows(); ++i)
            result[static_cast<std::size_t>(i)][j] = matrix(i, first + j);
    return result;
}

/// Some columns of (X - 1 a') v, a being the values that are not stored.
template <typename Numbers>
void storedTimes(const SparseColumns& table, const Eigen::MatrixXd& v, Index column, int threads,
                 Eigen::MatrixXd& result)
{
    const std::vector<Numbers> factors = numbersOf<Numbers>(v, column);
    const Index width = std::min<Index>(Numbers::SizeAtCompileTime, v.cols() - column);
    parallelFor(table.rowBlocks(), threads, [&](Index block) {
        const Index first = table.firstRow(block), rows = table.firstRow(block + 1) - first;
        std::vector<Numbers> sums(static_cast<std::size_t>(rows), Numbers::Zero());
        for (Index l = 0; l < table.columns(); ++l) {
            const ColumnValues stored = table.part(l, block);
            const Numbers factor = factors[static_cast<std::size_t>(l)];
            for (std::size_t at = 0; at < stored.size; ++at)
                sums[stored.rows[at] - static_cast<std::size_t>(first)] +=
                    (stored.values[at] - stored.other) * factor;
        }
        for (Index j = 0; j < width; ++j)
            for (Index i = 0; i < rows; ++i)
                result(first + i, column + j) = sums[static_cast<std::size_t>(i)][j];
    });
}

/// Calls body.operator()<Numbers>(first) for [0, count), so many numbers at a time as Numbers holds.
template <typename Body>
void inLanes(Index count, const Body& body)
{
    if (count == 1)
        return body.template operator()<Single>(0);
    for (Index first = 0; first < count; first += lanes)
        body.template operator()<Lanes>(first);
}

Eigen::MatrixXd storedTimes(const SparseColumns& table, const Eigen::MatrixXd& v, int threads)
{
    Eigen::MatrixXd result(table.rows(), v.cols());
    inLanes(v.cols(),
            [&]<typename Numbers>(Index column) { storedTimes<Numbers>(table, v, column, threads, result); });
    return result;
}

/// Some rows of w X. @param w n x c, transposed.
template <typename Numbers>
void timesSparse(const Eigen::MatrixXd& w, const SparseColumns& table, Index row, int threads,
                 Eigen::MatrixXd& result)
{
    const std::vector<Numbers> factors = numbersOf<Numbers>(w, row);
    const Index height = std::min<Index>(Numbers::SizeAtCompileTime, w.cols() - row);
    Numbers total = Numbers::Zero();
    for (const Numbers& one : factors)
        total += one;
    overBlocks(table.columns(), columnsAtOnce, threads, [&](Index first, Index end) {
        std::array<Numbers, columnsAtOnce> sums;
        for (Index l = first; l < end; ++l)
            sums[static_cast<std::size_t>(l - first)] = table.column(l).other * total;
        for (Index block = 0; block < table.rowBlocks(); ++block)
            for (Index l = first; l < end; ++l) {
                const ColumnValues stored = table.part(l, block);
                Numbers sum = sums[static_cast<std::size_t>(l - first)];
                for (std::size_t at = 0; at < stored.size; ++at)
                    sum += (stored.values[at] - stored.other) * factors[stored.rows[at]];
                sums[static_cast<std::size_t>(l - first)] = sum;
            }
        for (Index l = first; l < end; ++l)
            for (Index j = 0; j < height; ++j)
                result(row + j, l) = sums[static_cast<std::size_t>(l - first)][j];
    });
}

Eigen::MatrixXd timesSparse(const Eigen::MatrixXd& w, const SparseColumns& table, int threads)
{
    const Eigen::MatrixXd turned = w.transpose();
    Eigen::MatrixXd result(w.rows(), table.columns());
    inLanes(w.rows(),
            [&]<typename Numbers>(Index row) { timesSparse<Numbers>(turned, table, row, threads, result); });
    return result;
}

constexpr Index rowsOfFloats = 2048, columnsOfFloats = 64;  // converted together

Eigen::MatrixXd floatsTimes(const ValueTable& table, const Eigen::MatrixXd& v, int threads)
{
    const Index columns = table.columns();
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(table.rows(), v.cols());
    overBlocks(table.rows(), rowsOfFloats, threads, [&](Index first, Index end) {
        AlignedMatrix scratch;
        for (Index l = 0; l < columns; l += columnsOfFloats) {
            const Index width = std::min(columnsOfFloats, columns - l);
            result.middleRows(first, end - first).noalias() +=
                table.block(first, end - first, l, width, scratch).map(end - first, width) *
                v.middleRows(l, width);
        }
    });
    return result;
}

Eigen::MatrixXd timesFloats(const Eigen::MatrixXd& w, const ValueTable& table, int threads)
{
    constexpr Index wanted = 16;  // blocks, for as many threads
    const Index rows = table.rows(), width = std::clamp<Index>(table.columns() / wanted, 4, columnsOfFloats);
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(w.rows(), table.columns());
    overBlocks(table.columns(), width, threads, [&](Index first, Index end) {
        AlignedMatrix scratch;
        for (Index i = 0; i < rows; i += rowsOfFloats) {
            const Index height = std::min(rowsOfFloats, rows - i);
            result.middleCols(first, end - first).noalias() +=
                w.middleCols(i, height) *
                table.block(i, height, first, end - first, scratch).map(height, end - first);
        }
    });
    return result;
}

/// scatterTimes() by blocks of rows that are in the cache for both products, so that memory is read once.
Eigen::VectorXd floatsScatterTimes(const FloatColumns& table, const Eigen::RowVectorXd& mean,
                                   const Eigen::VectorXd& weights, const Eigen::VectorXd& v, int threads)
{
    constexpr Index line = 16;  // floats per cache line
    constexpr Index maxRows = 128, maxValues = 1 << 18, maxPieces = 16, columnsAhead = 4;
    using Rows = Eigen::Array<double, Eigen::Dynamic, 1, Eigen::ColMajor, maxRows, 1>;
    const Index columns = table.columns();
    const Index atOnce = std::clamp<Index>(maxValues / std::max<Index>(columns, 1) / line * line, line, maxRows);
    const Index blocks = (table.rows() + atOnce - 1) / atOnce, pieces = std::min(blocks, maxPieces);
    const double shift = mean.dot(v);
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(columns, pieces);
    Eigen::VectorXd innerSums = Eigen::VectorXd::Zero(pieces);
    parallelFor(pieces, threads, [&](Index piece) {
        for (Index block = blocks * piece / pieces; block < blocks * (piece + 1) / pieces; ++block) {
            const Index first = block * atOnce, rows = std::min(atOnce, table.rows() - first);
            Rows values(rows), inner = Rows::Constant(rows, -shift);
            const auto take = [&](Index l) {
                const float* const ahead = table.values(std::min(l + columnsAhead, columns - 1)) + first;
                for (Index i = 0; i < rows; i += line)
                    __builtin_prefetch(ahead + i);
                std::copy_n(table.values(l) + first, rows, values.data());
            };
            for (Index l = 0; l < columns; ++l) {
                take(l);
                inner += v[l] * values;
            }
            inner *= weights.segment(first, rows).array();
            innerSums[piece] += inner.sum();
            for (Index l = 0; l < columns; ++l) {
                take(l);
                sums(l, piece) += (values * inner).sum();
            }
        }
    });
    return sums.rowwise().sum() - innerSums.sum() * mean.transpose();
}

}  // namespace

Eigen::MatrixXd times(const ValueTable& table, const Eigen::MatrixXd& v, int threads)
{
    if (table.floats())
        return floatsTimes(table, v, threads);
    const SparseColumns* sparse = table.sparse();
    if (!sparse)
        return table.dense()->map() * v;
    return storedTimes(*sparse, v, threads).rowwise() + otherValuesOf(*sparse) * v;
}

Eigen::MatrixXd times(const Eigen::MatrixXd& w, const ValueTable& table, int threads)
{
    if (table.floats())
        return timesFloats(w, table, threads);
    const SparseColumns* sparse = table.sparse();
    return sparse ? timesSparse(w, *sparse, threads) : Eigen::MatrixXd(w * table.dense()->map());
}

Eigen::VectorXd scatterTimes(const ValueTable& table, const Eigen::RowVectorXd& mean,
                             const Eigen::VectorXd& weights, const Eigen::VectorXd& v, int threads)
{
    if (const FloatColumns* floats = table.floats())
        return floatsScatterTimes(*floats, mean, weights, v, threads);
    const Eigen::VectorXd inner = weights.array() * (times(table, v, threads).array() - mean.dot(v));
    return times(inner.transpose(), table, threads).transpose() - inner.sum() * mean.transpose();
}

double scatterOf(const ValueTable& table, int threads)
{
    const auto n = static_cast<double>(table.rows());
    std::vector<double> sums(static_cast<std::size_t>((table.columns() + columnsAtOnce - 1) / columnsAtOnce));
    overBlocks(table.columns(), columnsAtOnce, threads, [&](Index first, Index end) {
        double& sum = sums[static_cast<std::size_t>(first / columnsAtOnce)];
        std::vector<double> scratch;
        for (Index l = first; l < end; ++l) {
            const ColumnValues values = table.valuesOf(l, scratch);
            const double mean = (values.stored() - values.other).sum() / n;
            sum += static_cast<double>(values.others) * mean * mean +
                   (values.stored() - values.other - mean).square().sum();
        }
    });
    double result = 0;
    for (const double sum : sums)
        result += sum;
    return result;
}

Eigen::RowVectorXd rowOf(const ValueTable& table, Index row)
{
    Eigen::RowVectorXd values(table.columns());
    for (Index l = 0; l < values.size(); ++l)
        values[l] = table(row, l);
    return values;
}

SparseDistances::SparseDistances(const SparseColumns& table, int threads)
    : m_table(table)
    , m_threads(threads)
    , m_otherValues(otherValuesOf(table))
    , m_lengths(Eigen::VectorXd::Zero(table.rows()))
{
    parallelFor(table.rowBlocks(), threads, [&](Index block) {
        for (Index l = 0; l < table.columns(); ++l) {
            const ColumnValues stored = table.part(l, block);
            for (std::size_t at = 0; at < stored.size; ++at) {
                const double difference = stored.values[at] - stored.other;
                m_lengths[stored.rows[at]] += difference * difference;
            }
        }
    });
}

/// |y|^2 - 2 y'c + |c|^2, y and c being row and point less the values that are not stored.
void SparseDistances::toPoints(const Eigen::MatrixXd& points, Eigen::MatrixXd& distances) const
{
    constexpr double mostlyRounding = 1e-8;  // of the lengths that a distance is the difference of
    const Eigen::MatrixXd shifted = points.rowwise() - m_otherValues;
    const Eigen::VectorXd lengths = shifted.rowwise().squaredNorm();
    distances = -2.0 * storedTimes(m_table, shifted.transpose(), m_threads);
    parallelFor(m_table.rowBlocks(), m_threads, [&](Index block) {
        for (Index j = 0; j < points.rows(); ++j)
            for (Index i = m_table.firstRow(block); i < m_table.firstRow(block + 1); ++i) {
                distances(i, j) += m_lengths[i] + lengths[j];
                if (distances(i, j) < mostlyRounding * (m_lengths[i] + lengths[j]))
                    distances(i, j) = exact(i, points.row(j));
            }
    });
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

}  // namespace fuzzylens
