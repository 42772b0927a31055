// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/numeric/aligned_matrix.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
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

class FloatColumns;
class SparseColumns;
class ValueTable;

/// A matrix in less memory than that of all its values as doubles, which it makes for those who need them.
class FUZZYLENS_EXPORT CompactColumns
{
public:
    CompactColumns() = default;
    CompactColumns(const CompactColumns&) = delete;
    CompactColumns& operator=(const CompactColumns&) = delete;
    virtual ~CompactColumns() = default;

    virtual Index rows() const = 0;
    virtual Index columns() const = 0;
    virtual double operator()(Index row, Index column) const = 0;
    /// All values of a column, rows() of them.
    virtual void fill(Index column, double* to) const = 0;
    /// The same numbers, not copied, with a dense() of its own.
    virtual ValueTable withOwnDense() const = 0;
    /// Bytes of the numbers, without those that dense() has made.
    virtual double bytes() const = 0;
    /// The matrix itself, or null if it is of another kind.
    virtual const SparseColumns* asSparse() const { return nullptr; }
    virtual const FloatColumns* asFloats() const { return nullptr; }

    /// Every value. @throws DataError, which names @p file, if memory does not suffice.
    std::shared_ptr<AlignedMatrix> toDense(int threads, const std::string& file = {}) const;
    /// The same, made with the first call and kept. Thread-safe.
    const std::shared_ptr<const AlignedMatrix>& dense(const std::string& file = {}) const;
    /// Bytes that dense() has yet to allocate.
    double bytesOfDense() const;

private:
    mutable std::mutex m_guard;
    mutable std::shared_ptr<const AlignedMatrix> m_dense;
};

/// A matrix most of whose columns consist of one value, with exceptions: only these are stored, column by column,
/// at 12 bytes each. The value of all others is a column's own, 0 as read; steps that change single values change
/// it too. A stored value may be equal to it.
class FUZZYLENS_EXPORT SparseColumns final : public CompactColumns
{
public:
    /// @param starts of each column among the values, and the number of values: length columns + 1, ascending.
    /// @param rowOf of each value, less than @p rows, ascending within a column.
    /// @param otherValues of each column, the value of the rows that are not stored; empty: 0.
    /// @throws std::invalid_argument if the sizes do not fit each other.
    SparseColumns(Index rows, std::vector<std::size_t> starts, std::vector<std::uint32_t> rowOf,
                  std::vector<double> values, std::vector<double> otherValues = {});

    Index rows() const override { return m_places->rows; }
    Index columns() const override { return static_cast<Index>(m_places->starts.size()) - 1; }
    double operator()(Index row, Index columnIndex) const override;
    void fill(Index index, double* to) const override;
    ValueTable withOwnDense() const override;
    double bytes() const override;
    const SparseColumns* asSparse() const override { return this; }

    std::size_t valueCount() const { return m_values->size(); }
    /// The same places with other values: as many, and one of each column for all other rows.
    /// @throws std::invalid_argument if their numbers do not fit.
    std::shared_ptr<const SparseColumns> withValues(std::vector<double> values,
                                                    std::vector<double> otherValues) const;
    ColumnValues column(Index index) const;
    /// Blocks of consecutive rows, of nearly equal size, for work on parts of every column.
    Index rowBlocks() const { return m_places->rowBlocks; }
    /// The first row of a block; rows() for the block after the last.
    Index firstRow(Index block) const { return rows() * block / rowBlocks(); }
    /// The values of the rows of a block. The first call finds where the parts begin: 8 bytes a part,
    /// kept.
    ColumnValues part(Index column, Index block) const;

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
};

/// Rounded to single precision; infinite if it is too large, 0 where single precision would lose digits.
inline float singleOf(double value)
{
    return std::abs(value) < static_cast<double>(std::numeric_limits<float>::min()) ? 0.0F
                                                                                    : static_cast<float>(value);
}

/// A matrix of numbers in single precision: 4 bytes and about 7 digits each, of a size from 1.2e-38, below which
/// they are 0, to 3.4e38.
class FUZZYLENS_EXPORT FloatColumns final : public CompactColumns
{
public:
    /// Of undefined numbers, for set().
    FloatColumns(Index rows, Index columns);

    Index rows() const override { return m_rows; }
    Index columns() const override { return m_columns; }
    double operator()(Index row, Index column) const override { return static_cast<double>(values(column)[row]); }
    void fill(Index column, double* to) const override;
    ValueTable withOwnDense() const override;
    double bytes() const override;
    const FloatColumns* asFloats() const override { return this; }

    /// Rounds rows() values. @returns the first row whose value is too large, or rows().
    Index set(Index column, const double* from);
    const float* values(Index column) const { return m_values.get() + column * m_rows; }
    float* values(Index column) { return m_values.get() + column * m_rows; }

private:
    FloatColumns(Index rows, Index columns, std::shared_ptr<float[]> values);

    Index m_rows, m_columns;
    std::shared_ptr<float[]> m_values;  // column by column
};

/// Whether a matrix with so many values other than 0 is kept sparse: if they are less than 18 % of all.
FUZZYLENS_EXPORT bool staysSparse(double stored, double rows, double columns);

/// Values of some rows and columns, column by column.
struct ValueBlock
{
    using Map = Eigen::Map<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>;
    const double* values;  // of the first row and column
    Index stride;          // from a column to the next
    Map map(Index rows, Index columns) const { return Map(values, rows, columns, Eigen::OuterStride<>(stride)); }
};

/// The values of a data set, samples x features: a matrix of doubles, of sparse columns or of numbers in single
/// precision, which copies share.
class FUZZYLENS_EXPORT ValueTable
{
public:
    /// None.
    ValueTable() = default;
    // Not explicit: each of these matrices is a table.
    ValueTable(std::shared_ptr<const AlignedMatrix> values)
        : m_dense(std::move(values))
    {}
    ValueTable(std::shared_ptr<AlignedMatrix> values)
        : m_dense(std::move(values))
    {}
    ValueTable(std::shared_ptr<const SparseColumns> values)
        : m_compact(std::move(values))
    {}
    ValueTable(std::shared_ptr<const FloatColumns> values)
        : m_compact(std::move(values))
    {}
    ValueTable(std::shared_ptr<FloatColumns> values)
        : ValueTable(std::shared_ptr<const FloatColumns>(std::move(values)))
    {}

    explicit operator bool() const { return m_dense || m_compact; }
    Index rows() const { return m_dense ? m_dense->rows() : m_compact ? m_compact->rows() : 0; }
    Index columns() const { return m_dense ? m_dense->columns() : m_compact ? m_compact->columns() : 0; }
    double operator()(Index row, Index column) const
    {
        return m_dense ? (*m_dense)(row, column) : (*m_compact)(row, column);
    }

    /// The values of a column, rows() of them, on a 64-byte boundary: in place, or in @p scratch.
    const double* column(Index index, std::vector<double>& scratch) const;
    /// The same values, those of a sparse column as they are stored: in place, or in @p scratch.
    ColumnValues valuesOf(Index index, std::vector<double>& scratch) const
    {
        if (const SparseColumns* values = sparse())
            return values->column(index);
        return {nullptr, column(index, scratch), static_cast<std::size_t>(rows())};
    }

    /// Consecutive rows and columns of a table that is not sparse: in place, or in @p scratch. If @p row is a
    /// multiple of 8, columns begin on 64-byte boundaries. Rows behind the last of the table are 0 up to the next
    /// multiple of 8.
    ValueBlock block(Index row, Index rows, Index column, Index columns, AlignedMatrix& scratch) const;

    /// Null where all values are doubles.
    const CompactColumns* compact() const { return m_compact.get(); }
    /// Null where all numbers are kept.
    const SparseColumns* sparse() const { return m_compact ? m_compact->asSparse() : nullptr; }
    /// Null unless the numbers are kept in single precision.
    const FloatColumns* floats() const { return m_compact ? m_compact->asFloats() : nullptr; }
    /// All values as doubles; of a compact table computed with each call and not kept.
    std::shared_ptr<const AlignedMatrix> all() const;
    /// All values as doubles, to be changed.
    std::shared_ptr<AlignedMatrix> copy() const;
    /// All values as doubles; of a compact table computed with the first call and kept.
    /// @throws DataError, which names @p file, if memory does not suffice for that.
    const std::shared_ptr<const AlignedMatrix>& dense(const std::string& file = {}) const
    {
        return m_compact ? m_compact->dense(file) : m_dense;
    }
    /// The numbers rounded to single precision, if they are dense and doubles; else the table itself. A matrix
    /// without another user gives its memory back while it is read.
    /// @param tooLarge called with the row and the column of a value of too great a size.
    static ValueTable inSinglePrecision(ValueTable table, const std::function<void(Index, Index)>& tooLarge);

    /// The same pointer for tables that share their numbers.
    std::shared_ptr<const void> owner() const
    {
        return m_dense ? std::shared_ptr<const void>(m_dense) : std::shared_ptr<const void>(m_compact);
    }
    /// Bytes of the numbers, without those that dense() has made.
    double bytes() const;

private:
    std::shared_ptr<const AlignedMatrix> m_dense;
    std::shared_ptr<const CompactColumns> m_compact;
};

}  // namespace fuzzylens
