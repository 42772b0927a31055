// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/value_table.h"

#include "core/common/memory_guard.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

double bytesOfAll(Index rows, Index columns)
{
    return static_cast<double>(sizeof(double)) * static_cast<double>(rows) * static_cast<double>(columns);
}

/// So many that parts have about 32 values, and 8 numbers for each row of a block stay in a near cache; with few
/// values, up to 64 blocks that several threads can share.
Index rowBlocksFor(Index rows, std::size_t columns, std::size_t values)
{
    constexpr double wanted = 32, fewestRows = 256, mostRows = 2500, fewBlocks = 64;
    const auto all = static_cast<double>(rows);
    const double perRow =
        static_cast<double>(std::max<std::size_t>(values, 1)) / (all * static_cast<double>(columns));
    const double together = std::clamp(wanted / perRow, fewestRows, std::max(mostRows, all / fewBlocks));
    return std::max(Index{1}, static_cast<Index>(std::ceil(all / together)));
}

}  // namespace

std::shared_ptr<const SparseColumns::Places> SparseColumns::placesOf(Index rows, std::vector<std::size_t> starts,
                                                                     std::vector<std::uint32_t> rowOf)
{
    auto places = std::make_shared<Places>();
    places->rows = rows;
    places->rowBlocks = rowBlocksFor(rows, std::max<std::size_t>(starts.size(), 2) - 1, rowOf.size());
    places->starts = std::move(starts);
    places->rowOf = std::move(rowOf);
    return places;
}

SparseColumns::SparseColumns(Index rows, std::vector<std::size_t> starts, std::vector<std::uint32_t> rowOf,
                             std::vector<double> values, std::vector<double> otherValues)
    : SparseColumns(placesOf(rows, std::move(starts), std::move(rowOf)),
                    std::make_shared<const std::vector<double>>(std::move(values)),
                    std::make_shared<const std::vector<double>>(std::move(otherValues)))
{}

SparseColumns::SparseColumns(std::shared_ptr<const Places> places,
                             std::shared_ptr<const std::vector<double>> values,
                             std::shared_ptr<const std::vector<double>> otherValues)
    : m_places(std::move(places))
    , m_values(std::move(values))
    , m_otherValues(std::move(otherValues))
{
    const std::vector<std::size_t>& starts = m_places->starts;
    if (starts.empty() || starts.back() != m_values->size() || m_places->rowOf.size() != m_values->size() ||
        (!m_otherValues->empty() && m_otherValues->size() != starts.size() - 1))
        throw std::invalid_argument("the parts of a sparse matrix do not fit each other");
}

std::shared_ptr<const SparseColumns> SparseColumns::withValues(std::vector<double> values,
                                                               std::vector<double> otherValues) const
{
    return std::shared_ptr<const SparseColumns>(
        new SparseColumns(m_places, std::make_shared<const std::vector<double>>(std::move(values)),
                          std::make_shared<const std::vector<double>>(std::move(otherValues))));
}

std::shared_ptr<const SparseColumns> SparseColumns::withOwnDense() const
{
    return std::shared_ptr<const SparseColumns>(new SparseColumns(m_places, m_values, m_otherValues));
}

ColumnValues SparseColumns::column(Index index) const
{
    const auto at = static_cast<std::size_t>(index);
    const std::size_t first = m_places->starts[at];
    const std::size_t size = m_places->starts[at + 1] - first;
    const std::size_t others = static_cast<std::size_t>(rows()) - size;
    return {m_places->rowOf.data() + first, m_values->data() + first, size,
            others == 0 || m_otherValues->empty() ? 0.0 : (*m_otherValues)[at], others};
}

double SparseColumns::operator()(Index row, Index columnIndex) const
{
    const ColumnValues one = column(columnIndex);
    const auto wanted = static_cast<std::uint32_t>(row);
    const std::uint32_t* found = std::lower_bound(one.rows, one.rows + one.size, wanted);
    return found != one.rows + one.size && *found == wanted ? one.values[found - one.rows] : one.other;
}

const std::vector<std::size_t>& SparseColumns::partStarts() const
{
    std::call_once(m_places->partsAreFound, [this] {
        const Index blocks = rowBlocks();
        std::vector<std::size_t>& found = m_places->partStarts;
        found.resize(static_cast<std::size_t>(columns() * (blocks + 1)));
        // In this thread: it may be one of several that wait here.
        for (Index l = 0; l < columns(); ++l) {
            const std::uint32_t* const all = m_places->rowOf.data();
            const std::uint32_t* from = all + m_places->starts[static_cast<std::size_t>(l)];
            const std::uint32_t* const end = all + m_places->starts[static_cast<std::size_t>(l) + 1];
            for (Index block = 0; block <= blocks; ++block) {
                from = std::lower_bound(from, end, static_cast<std::uint32_t>(firstRow(block)));
                found[static_cast<std::size_t>(l * (blocks + 1) + block)] = static_cast<std::size_t>(from - all);
            }
        }
    });
    return m_places->partStarts;
}

ColumnValues SparseColumns::part(Index column, Index block) const
{
    const std::vector<std::size_t>& starts = partStarts();
    const auto at = static_cast<std::size_t>(column * (rowBlocks() + 1) + block);
    const std::size_t size = starts[at + 1] - starts[at];
    return {m_places->rowOf.data() + starts[at], m_values->data() + starts[at], size, this->column(column).other,
            static_cast<std::size_t>(firstRow(block + 1) - firstRow(block)) - size};
}

void SparseColumns::fill(Index index, double* to) const
{
    const ColumnValues one = column(index);
    std::fill_n(to, rows(), one.other);
    for (std::size_t i = 0; i < one.size; ++i)
        to[one.rows[i]] = one.values[i];
}

std::shared_ptr<const AlignedMatrix> SparseColumns::toDense(int threads, const std::string& file) const
{
    requireMemory(file, bytesOfAll(rows(), columns()),
                  message("add a step that keeps fewer features first (top-variance=2000)"));
    auto all = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(rows(), columns()));
    parallelFor(columns(), threads, [&](Index l) { fill(l, all->column(l)); });
    return all;
}

const std::shared_ptr<const AlignedMatrix>& SparseColumns::dense(const std::string& file) const
{
    const std::lock_guard lock(m_guard);
    if (!m_dense)
        m_dense = toDense(1, file);  // in this thread: others may wait for it
    return m_dense;
}

double SparseColumns::bytesOfDense() const
{
    const std::lock_guard lock(m_guard);
    return m_dense ? 0.0 : bytesOfAll(rows(), columns());
}

bool staysSparse(double stored, double rows, double columns)
{
    constexpr double most = 0.18;
    return stored < most * rows * columns;
}

const double* ValueTable::column(Index index, std::vector<double>& scratch) const
{
    if (m_dense)
        return m_dense->column(index);
    scratch.resize(static_cast<std::size_t>(m_sparse->rows()));
    m_sparse->fill(index, scratch.data());
    return scratch.data();
}

std::shared_ptr<const AlignedMatrix> ValueTable::all() const
{
    return m_sparse ? m_sparse->toDense(hardwareThreads()) : m_dense;
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
