// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/numeric/aligned_matrix.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace fuzzylens {

/// The values of a column: some rows with a value each, and one value that all other rows have. Of a dense matrix
/// every row has a value of its own.
struct ColumnValues
{
    const std::uint32_t* rows = nullptr;  // ascending; null: every row
    const double* values = nullptr;       // of these rows
    std::size_t size = 0;
    double other = 0;        // the value of all other rows
    std::size_t others = 0;  // how many these are

    std::size_t row(std::size_t at) const { return rows ? rows[at] : at; }
    std::size_t allRows() const { return size + others; }
    Eigen::Map<const Eigen::ArrayXd> stored() const { return {values, static_cast<Index>(size)}; }
};

inline ColumnValues valuesOf(const AlignedMatrix& matrix, Index column)
{
    return {nullptr, matrix.column(column), static_cast<std::size_t>(matrix.rows())};
}

/// A matrix most of whose columns consist of one value, with exceptions: only these are stored, column by column,
/// at 12 bytes each. The value of all others is a column's own, 0 as read; steps that change single values change
/// it too. A stored value may be equal to it.
class FUZZYLENS_EXPORT SparseColumns
{
public:
    /// @param starts of each column among the values, and the number of values: length columns + 1, ascending.
    /// @param rowOf of each value, less than @p rows, ascending within a column.
    /// @param otherValues of each column, the value of the rows that are not stored; empty: 0.
    /// @throws std::invalid_argument if the sizes do not fit each other.
    SparseColumns(Index rows, std::vector<std::size_t> starts, std::vector<std::uint32_t> rowOf,
                  std::vector<double> values, std::vector<double> otherValues = {});

    Index rows() const { return m_places->rows; }
    Index columns() const { return static_cast<Index>(m_places->starts.size()) - 1; }
    std::size_t valueCount() const { return m_values->size(); }
    /// The same places with other values: as many, and one of each column for all other rows.
    /// @throws std::invalid_argument if their numbers do not fit.
    std::shared_ptr<const SparseColumns> withValues(std::vector<double> values,
                                                    std::vector<double> otherValues) const;
    /// The same numbers, not copied, with a dense() of its own.
    std::shared_ptr<const SparseColumns> withOwnDense() const;
    ColumnValues column(Index index) const;
    double operator()(Index row, Index columnIndex) const;
    /// Blocks of consecutive rows, of nearly equal size, for work on parts of every column.
    Index rowBlocks() const { return m_places->rowBlocks; }
    /// The first row of a block; rows() for the block after the last.
    Index firstRow(Index block) const { return rows() * block / rowBlocks(); }
    /// The values of the rows of a block. The first call finds where the parts begin: 8 bytes a part,
    /// kept.
    ColumnValues part(Index column, Index block) const;
    /// All values of a column, rows() of them.
    void fill(Index index, double* to) const;

    /// Every value. @throws DataError, which names @p file, if memory does not suffice.
    std::shared_ptr<const AlignedMatrix> toDense(int threads, const std::string& file = {}) const;
    /// The same, made with the first call and kept. Thread-safe.
    const std::shared_ptr<const AlignedMatrix>& dense(const std::string& file = {}) const;
    /// Bytes that dense() has yet to allocate.
    double bytesOfDense() const;

private:
    struct Places
    {
        Index rows = 0, rowBlocks = 1;
        std::vector<std::size_t> starts;
        std::vector<std::uint32_t> rowOf;
        mutable std::once_flag partsAreFound;
        mutable std::vector<std::size_t> partStarts;  // of every row block of a column, and its end
    };
    static std::shared_ptr<const Places> placesOf(Index rows, std::vector<std::size_t> starts,
                                                  std::vector<std::uint32_t> rowOf);
    const std::vector<std::size_t>& partStarts() const;
    SparseColumns(std::shared_ptr<const Places> places, std::shared_ptr<const std::vector<double>> values,
                  std::shared_ptr<const std::vector<double>> otherValues);

    std::shared_ptr<const Places> m_places;
    std::shared_ptr<const std::vector<double>> m_values;
    std::shared_ptr<const std::vector<double>> m_otherValues;  // a column each; none: all are 0
    mutable std::mutex m_guard;
    mutable std::shared_ptr<const AlignedMatrix> m_dense;
};

/// Whether a matrix with so many values other than 0 is kept sparse: if they are less than 18 % of all.
FUZZYLENS_EXPORT bool staysSparse(double stored, double rows, double columns);

/// The values of a data set, samples x features: a dense or a sparse matrix, which copies share.
class FUZZYLENS_EXPORT ValueTable
{
public:
    /// None.
    ValueTable() = default;
    // Not explicit: either matrix is a table.
    ValueTable(std::shared_ptr<const AlignedMatrix> values)
        : m_dense(std::move(values))
    {}
    ValueTable(std::shared_ptr<AlignedMatrix> values)
        : m_dense(std::move(values))
    {}
    ValueTable(std::shared_ptr<const SparseColumns> values)
        : m_sparse(std::move(values))
    {}

    explicit operator bool() const { return m_dense || m_sparse; }
    Index rows() const { return m_dense ? m_dense->rows() : m_sparse ? m_sparse->rows() : 0; }
    Index columns() const { return m_dense ? m_dense->columns() : m_sparse ? m_sparse->columns() : 0; }
    double operator()(Index row, Index column) const
    {
        return m_dense ? (*m_dense)(row, column) : (*m_sparse)(row, column);
    }

    /// The values of a column, rows() of them: in place, or in @p scratch.
    const double* column(Index index, std::vector<double>& scratch) const;
    /// The same values in place, those of a sparse column as they are stored.
    ColumnValues valuesOf(Index index) const
    {
        return m_dense ? fuzzylens::valuesOf(*m_dense, index) : m_sparse->column(index);
    }

    /// Null where all numbers are kept.
    const SparseColumns* sparse() const { return m_sparse.get(); }
    /// The dense matrix; that of a sparse table is computed with each call and not kept.
    std::shared_ptr<const AlignedMatrix> all() const;
    /// The dense matrix; that of a sparse table is computed with the first call and kept.
    /// @throws DataError, which names @p file, if memory does not suffice for that.
    const std::shared_ptr<const AlignedMatrix>& dense(const std::string& file = {}) const
    {
        return m_sparse && !m_dense ? m_sparse->dense(file) : m_dense;
    }

    /// The same pointer for tables that share their numbers.
    std::shared_ptr<const void> owner() const
    {
        return m_dense ? std::shared_ptr<const void>(m_dense) : std::shared_ptr<const void>(m_sparse);
    }
    /// Bytes of the numbers, without those that dense() has made.
    double bytes() const;

private:
    std::shared_ptr<const AlignedMatrix> m_dense;
    std::shared_ptr<const SparseColumns> m_sparse;
};

}  // namespace fuzzylens
