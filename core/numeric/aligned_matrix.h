// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/pages.h"

#include <Eigen/Core>

#include <cstring>
#include <memory>

namespace fuzzylens {

using Eigen::Index;

/// A dense column-major matrix of doubles in which every column starts on a 64-byte boundary. The rows between
/// rows() and stride() are padding and hold zero, so that a kernel may read whole vectors. Movable; copies are
/// explicit.
class AlignedMatrix
{
public:
    static constexpr Index lane = 8;  // doubles in 64 bytes
    using Map = Eigen::Map<Eigen::MatrixXd, Eigen::Aligned64, Eigen::OuterStride<>>;
    using ConstMap = Eigen::Map<const Eigen::MatrixXd, Eigen::Aligned64, Eigen::OuterStride<>>;

    AlignedMatrix() = default;

    /// All zero.
    AlignedMatrix(Index rows, Index columns)
        : AlignedMatrix(rows, columns, Uninitialised{})
    {
        if (m_data)
            std::memset(m_data, 0, bytes());
    }

    /// Only the padding is set; the caller fills the rest.
    static AlignedMatrix uninitialised(Index rows, Index columns)
    {
        AlignedMatrix result(rows, columns, Uninitialised{});
        for (Index column = 0; column < columns; ++column)
            for (Index row = rows; row < result.m_stride; ++row)
                result.column(column)[row] = 0.0;
        return result;
    }

    template <typename Derived>
    static AlignedMatrix copyOf(const Eigen::MatrixBase<Derived>& values)
    {
        AlignedMatrix result = uninitialised(values.rows(), values.cols());
        result.map() = values;
        return result;
    }

    Index rows() const { return m_rows; }
    Index columns() const { return m_columns; }
    Index stride() const { return m_stride; }
    double* column(Index index) { return m_data + index * m_stride; }
    const double* column(Index index) const { return m_data + index * m_stride; }
    double& operator()(Index row, Index columnIndex) { return column(columnIndex)[row]; }
    double operator()(Index row, Index columnIndex) const { return column(columnIndex)[row]; }
    Map map() { return Map(m_data, m_rows, m_columns, Eigen::OuterStride<>(m_stride)); }
    ConstMap map() const { return ConstMap(m_data, m_rows, m_columns, Eigen::OuterStride<>(m_stride)); }

private:
    struct Uninitialised
    {};
    AlignedMatrix(Index rows, Index columns, Uninitialised)
        : m_rows(rows)
        , m_columns(columns)
        , m_stride((rows + lane - 1) / lane * lane)
    {
        if (m_stride * columns == 0)
            return;
        // Aligned here: glibc before 2.38 hardly reuses what its own aligned allocation has released.
        constexpr std::size_t alignment = sizeof(double) * lane;
        m_allocated.reset(new double[static_cast<std::size_t>(m_stride * m_columns + lane)]);
        void* data = m_allocated.get();
        std::size_t room = bytes() + alignment;
        m_data = static_cast<double*>(std::align(alignment, bytes(), data, room));
        preferLargePages(m_data, bytes());
    }

    std::size_t bytes() const { return sizeof(double) * static_cast<std::size_t>(m_stride * m_columns); }

    Index m_rows = 0;
    Index m_columns = 0;
    Index m_stride = 0;
    std::unique_ptr<double[]> m_allocated;
    double* m_data = nullptr;  // in it
};

}  // namespace fuzzylens
