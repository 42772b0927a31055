// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/value_table.h"

#include "core/common/memory_guard.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

double bytesOfAll(Index rows, Index columns)
{
    return static_cast<double>(sizeof(double)) * static_cast<double>(rows) * static_cast<double>(columns);
}

}  // namespace

SparseColumns::Column SparseColumns::Column::within(Index first, Index end) const
{
    const std::uint32_t* from = std::lower_bound(rows, rows + size, static_cast<std::uint32_t>(first));
    const std::uint32_t* to = std::lower_bound(from, rows + size, static_cast<std::uint32_t>(end));
    return {from, values + (from - rows), static_cast<std::size_t>(to - from), absent};
}

SparseColumns::SparseColumns(Index rows, std::vector<std::size_t> starts, std::vector<std::uint32_t> rowOf,
                             std::vector<double> values, std::vector<double> absent)
    : SparseColumns(std::make_shared<const Places>(Places{rows, std::move(starts), std::move(rowOf)}),
                    std::make_shared<const std::vector<double>>(std::move(values)),
                    std::make_shared<const std::vector<double>>(std::move(absent)))
{}

SparseColumns::SparseColumns(std::shared_ptr<const Places> places,
                             std::shared_ptr<const std::vector<double>> values,
                             std::shared_ptr<const std::vector<double>> absent)
    : m_places(std::move(places))
    , m_values(std::move(values))
    , m_absent(std::move(absent))
{
    const std::vector<std::size_t>& starts = m_places->starts;
    if (starts.empty() || starts.back() != m_values->size() || m_places->rowOf.size() != m_values->size() ||
        (!m_absent->empty() && m_absent->size() != starts.size() - 1))
        throw std::invalid_argument("the parts of a sparse matrix do not fit each other");
}

std::shared_ptr<const SparseColumns> SparseColumns::withValues(std::vector<double> values,
                                                               std::vector<double> absent) const
{
    return std::shared_ptr<const SparseColumns>(
        new SparseColumns(m_places, std::make_shared<const std::vector<double>>(std::move(values)),
                          std::make_shared<const std::vector<double>>(std::move(absent))));
}

std::shared_ptr<const SparseColumns> SparseColumns::shared() const
{
    return std::shared_ptr<const SparseColumns>(new SparseColumns(m_places, m_values, m_absent));
}

SparseColumns::Column SparseColumns::column(Index index) const
{
    const auto at = static_cast<std::size_t>(index);
    const std::size_t first = m_places->starts[at];
    return {m_places->rowOf.data() + first, m_values->data() + first, m_places->starts[at + 1] - first,
            m_absent->empty() ? 0.0 : (*m_absent)[at]};
}

double SparseColumns::operator()(Index row, Index columnIndex) const
{
    const Column one = column(columnIndex);
    const auto wanted = static_cast<std::uint32_t>(row);
    const std::uint32_t* found = std::lower_bound(one.rows, one.rows + one.size, wanted);
    return found != one.rows + one.size && *found == wanted ? one.values[found - one.rows] : one.absent;
}

void SparseColumns::fill(Index index, double* to) const
{
    const Column one = column(index);
    std::fill_n(to, rows(), one.absent);
    for (std::size_t i = 0; i < one.size; ++i)
        to[one.rows[i]] = one.values[i];
}

std::shared_ptr<const AlignedMatrix> SparseColumns::toDense() const
{
    requireMemory({}, bytesOfAll(rows(), columns()),
                  message("add a step that keeps fewer features first (top-variance=2000)"));
    auto all = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(rows(), columns()));
    parallelFor(columns(), hardwareThreads(), [&](Index l) { fill(l, all->column(l)); });
    return all;
}

const std::shared_ptr<const AlignedMatrix>& SparseColumns::dense() const
{
    const std::lock_guard lock(m_guard);
    if (!m_dense)
        m_dense = toDense();
    return m_dense;
}

double SparseColumns::bytesOfDense() const
{
    const std::lock_guard lock(m_guard);
    return m_dense ? 0.0 : bytesOfAll(rows(), columns());
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
