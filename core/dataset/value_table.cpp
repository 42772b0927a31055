// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/value_table.h"

#include "core/numeric/parallel.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

SparseColumns::SparseColumns(Index rows, std::vector<std::size_t> starts, std::vector<std::uint32_t> rowOf,
                             std::vector<double> values)
    : m_rows(rows)
    , m_starts(std::move(starts))
    , m_rowOf(std::move(rowOf))
    , m_values(std::move(values))
{
    if (m_starts.empty() || m_starts.back() != m_values.size() || m_rowOf.size() != m_values.size())
        throw std::invalid_argument("the parts of a sparse matrix do not fit each other");
}

SparseColumns::Column SparseColumns::column(Index index) const
{
    const std::size_t first = m_starts[static_cast<std::size_t>(index)];
    return {m_rowOf.data() + first, m_values.data() + first,
            m_starts[static_cast<std::size_t>(index) + 1] - first};
}

double SparseColumns::operator()(Index row, Index columnIndex) const
{
    const Column one = column(columnIndex);
    const auto wanted = static_cast<std::uint32_t>(row);
    const std::uint32_t* found = std::lower_bound(one.rows, one.rows + one.size, wanted);
    return found != one.rows + one.size && *found == wanted ? one.values[found - one.rows] : 0.0;
}

void SparseColumns::fill(Index index, double* to) const
{
    const Column one = column(index);
    std::fill_n(to, m_rows, 0.0);
    for (std::size_t i = 0; i < one.size; ++i)
        to[one.rows[i]] = one.values[i];
}

std::shared_ptr<const AlignedMatrix> SparseColumns::toDense() const
{
    auto all = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(m_rows, columns()));
    parallelFor(columns(), hardwareThreads(), [&](Index l) { fill(l, all->column(l)); });
    return all;
}

const std::shared_ptr<const AlignedMatrix>& SparseColumns::dense() const
{
    std::call_once(m_densified, [this] { m_dense = toDense(); });
    return m_dense;
}

const double* ValueTable::column(Index index, std::vector<double>& scratch) const
{
    if (m_dense)
        return m_dense->column(index);
    scratch.resize(static_cast<std::size_t>(m_sparse->rows()));
    m_sparse->fill(index, scratch.data());
    return scratch.data();
}

double ValueTable::bytes() const
{
    constexpr double perValue = sizeof(double) + sizeof(std::uint32_t);
    return m_dense
               ? static_cast<double>(sizeof(double)) * static_cast<double>(m_dense->stride() * m_dense->columns())
           : m_sparse ? perValue * static_cast<double>(m_sparse->valueCount())
                      : 0.0;
}

}  // namespace fuzzylens
