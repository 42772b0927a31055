// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/value_table.h"

#include "core/common/memory_guard.h"
#include "core/common/pages.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <optional>
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

ValueTable SparseColumns::withOwnDense() const
{
    return std::shared_ptr<const SparseColumns>(new SparseColumns(m_places, m_values, m_otherValues));
}

double SparseColumns::bytes() const
{
    constexpr double perValue = sizeof(double) + sizeof(std::uint32_t);
    return perValue * static_cast<double>(valueCount());
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

FloatColumns::FloatColumns(Index rows, Index columns)
    : FloatColumns(rows, columns,
                   std::make_shared_for_overwrite<float[]>(static_cast<std::size_t>(rows * columns)))
{
    preferLargePages(values(0), static_cast<std::size_t>(bytes()));
}

FloatColumns::FloatColumns(Index rows, Index columns, std::shared_ptr<float[]> values)
    : m_rows(rows)
    , m_columns(columns)
    , m_values(std::move(values))
{}

ValueTable FloatColumns::withOwnDense() const
{
    return std::shared_ptr<const FloatColumns>(new FloatColumns(m_rows, m_columns, m_values));
}

double FloatColumns::bytes() const
{
    return static_cast<double>(sizeof(float)) * static_cast<double>(m_rows) * static_cast<double>(m_columns);
}

void FloatColumns::fill(Index column, double* to) const
{
    std::copy_n(values(column), m_rows, to);  // with vectors, unlike Eigen's cast
}

Index FloatColumns::set(Index column, const double* from)
{
    Eigen::Map<Eigen::ArrayXf> rounded(values(column), m_rows);
    for (Index i = 0; i < m_rows; ++i)
        rounded[i] = singleOf(from[i]);
    Index row = 0;
    if ((rounded.abs() == std::numeric_limits<float>::infinity()).any())
        while (!std::isinf(rounded[row]))
            ++row;
    else
        row = m_rows;
    return row;
}

std::shared_ptr<AlignedMatrix> CompactColumns::toDense(int threads, const std::string& file) const
{
    requireMemory(file, bytesOfAll(rows(), columns()),
                  message("add a step that keeps fewer features first (top-variance=2000)"));
    auto all = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(rows(), columns()));
    parallelFor(columns(), threads, [&](Index l) { fill(l, all->column(l)); });
    return all;
}

const std::shared_ptr<const AlignedMatrix>& CompactColumns::dense(const std::string& file) const
{
    const std::lock_guard lock(m_guard);
    if (!m_dense)
        m_dense = toDense(1, file);  // in this thread: others may wait for it
    return m_dense;
}

double CompactColumns::bytesOfDense() const
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
    constexpr std::size_t boundary = sizeof(double) * AlignedMatrix::lane;
    const std::size_t size = static_cast<std::size_t>(m_compact->rows()) * sizeof(double);
    scratch.resize(static_cast<std::size_t>(m_compact->rows() + AlignedMatrix::lane));
    void* to = scratch.data();
    std::size_t room = scratch.size() * sizeof(double);
    auto* const values = static_cast<double*>(std::align(boundary, size, to, room));
    m_compact->fill(index, values);
    return values;
}

ValueBlock ValueTable::block(Index row, Index rows, Index column, Index columns, AlignedMatrix& scratch) const
{
    const FloatColumns* const floats = this->floats();
    if (!floats)
        return {m_dense->column(column) + row, m_dense->stride()};
    constexpr Index lane = AlignedMatrix::lane;
    if (scratch.rows() < rows || scratch.columns() < columns)
        scratch =
            AlignedMatrix::uninitialised(std::max(rows, scratch.rows()), std::max(columns, scratch.columns()));
    const Index known = std::min(rows, floats->rows() - row), padded = (rows + lane - 1) / lane * lane;
    for (Index l = 0; l < columns; ++l) {
        const Index next = column + columns + l;  // likely to be asked for after these
        const float* const from = floats->values(column + l) + row;
        const float* const ahead = next < floats->columns() ? floats->values(next) + row : from;
        double* const to = scratch.column(l);
        constexpr Index line = 16;  // of the cache
        Index i = 0;
        for (; i + line <= known; i += line) {
            __builtin_prefetch(ahead + i);
            std::copy_n(from + i, line, to + i);
        }
        std::copy(from + i, from + known, to + i);
        std::fill(to + known, to + padded, 0.0);
    }
    return {scratch.column(0), scratch.stride()};
}

std::shared_ptr<const AlignedMatrix> ValueTable::all() const
{
    return m_compact ? m_compact->toDense(hardwareThreads()) : m_dense;
}

std::shared_ptr<AlignedMatrix> ValueTable::copy() const
{
    return m_compact ? m_compact->toDense(hardwareThreads())
                     : std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(m_dense->map()));
}

ValueTable ValueTable::inSinglePrecision(ValueTable table, const std::function<void(Index, Index)>& tooLarge)
{
    if (!table.m_dense)
        return table;
    constexpr Index valuesTogether = Index{1} << 19;
    const std::shared_ptr<const AlignedMatrix> exact = std::move(table.m_dense);
    const bool isOnlyUser = exact.use_count() == 1;
    const Index rows = exact->rows(), columns = exact->columns();
    const Index together = std::max<Index>(1, valuesTogether / std::max<Index>(rows, 1));
    auto rounded = std::make_shared<FloatColumns>(rows, columns);
    std::mutex guard;
    std::optional<std::pair<Index, Index>> outOfRange;  // column and row; the first
    parallelFor((columns + together - 1) / together, hardwareThreads(), [&](Index part) {
        const Index first = part * together, end = std::min(columns, first + together);
        for (Index l = first; l < end; ++l) {
            const Index row = rounded->set(l, exact->column(l));
            if (row == rows)
                continue;
            const std::lock_guard lock(guard);
            if (!outOfRange || l < outOfRange->first)
                outOfRange.emplace(l, row);
        }
        if (isOnlyUser)
            forgetPages(exact->column(first), exact->column(end));
    });
    if (outOfRange)
        tooLarge(outOfRange->second, outOfRange->first);
    return rounded;
}

double ValueTable::bytes() const
{
    if (m_compact)
        return m_compact->bytes();
    return m_dense
               ? static_cast<double>(sizeof(double)) * static_cast<double>(m_dense->stride() * m_dense->columns())
               : 0.0;
}

}  // namespace fuzzylens
