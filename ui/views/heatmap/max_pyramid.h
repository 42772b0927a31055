// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fuzzylens::ui {

/// A table of numbers and what is needed to see it from afar without losing anything: for any run of rows it tells
/// the number of largest magnitude (sign kept) of each column, in time logarithmic in the length of the run. NaN
/// is a missing cell and gives way to any number. Memory is 8/7 of the cells.
class MaxPyramid
{
public:
    MaxPyramid() = default;
    /// @p cells is row by row, rows x columns. @throws std::invalid_argument if the size does not fit.
    MaxPyramid(int rows, int columns, std::vector<float> cells);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    bool isEmpty() const { return m_rows == 0 || m_columns == 0; }
    float at(int row, int column) const { return rowOf(0, row)[column]; }

    /// Writes, for each column, the number of largest magnitude in rows [first, last) into @p out; last > first.
    void largest(int first, int last, float* out) const;

    /// Of two numbers the one of larger magnitude; NaN only when both are.
    static float larger(float a, float b)
    {
        const float x = a < 0 ? -a : a, y = b < 0 ? -b : b;
        return y > x || a != a ? b : a;
    }

private:
    static constexpr int radix = 8;  // rows of a level that make one of the next

    const float* rowOf(int level, int row) const
    {
        return m_levels[std::size_t(level)].data() + std::size_t(row) * std::size_t(m_columns);
    }
    void include(int level, int row, float* out) const;

    int m_rows = 0;
    int m_columns = 0;
    std::vector<std::vector<float>> m_levels;
};

}  // namespace fuzzylens::ui
