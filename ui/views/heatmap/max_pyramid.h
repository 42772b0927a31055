// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace fuzzylens::ui {

/// A table of numbers with its reductions, which keep extreme values when it is drawn small: for any range of rows
/// it returns the number of largest magnitude (sign kept) of each column, in time logarithmic in the length of the
/// run. NaN is a missing cell and gives way to any number. Memory is 4/3 of the cells.
class MaxPyramid
{
public:
    MaxPyramid() = default;
    /// @p cells is row by row, rows x columns. @throws std::invalid_argument if the size does not fit.
    MaxPyramid(int rows, int columns, const std::vector<float>& cells);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    bool isEmpty() const { return m_rows == 0 || m_columns == 0; }
    float at(int row, int column) const { return number(rowOf(0, row)[column]); }

    /// Writes, for each column, the number of largest magnitude in rows [first, last) into @p out; last > first.
    void largest(int first, int last, float* out) const;

    /// Of two numbers the one of larger magnitude; NaN only when both are.
    static float larger(float a, float b) { return std::max(key(a), key(b)) == key(a) ? a : b; }

private:
    /// Cells are kept as keys, integers in the order of magnitude with the sign in the lowest bit: the maximum of
    /// keys is the result, and processors compute it for many at once. The lowest key is a missing cell.
    using Key = std::int32_t;
    static constexpr Key missing = std::numeric_limits<Key>::min();
    static constexpr int radix = 4;  // rows of a level that make one of the next

    static constexpr float leastNumber = std::numeric_limits<float>::denorm_min();  // stands for zero

    static Key key(float number)
    {
        const auto bits = std::bit_cast<std::uint32_t>(number == 0 ? leastNumber : number);
        return number != number ? missing : std::bit_cast<Key>((bits << 1 | bits >> 31) ^ 0x80000000U);
    }
    static float number(Key key)
    {
        const auto turned = std::bit_cast<std::uint32_t>(key) ^ 0x80000000U;
        const auto found = std::bit_cast<float>(turned >> 1 | turned << 31);
        return key == missing ? std::numeric_limits<float>::quiet_NaN() : found == leastNumber ? 0.0F : found;
    }
    const Key* rowOf(int level, int row) const
    {
        return m_levels[std::size_t(level)].data() + std::size_t(row) * std::size_t(m_columns);
    }
    void include(int level, int row, Key* out) const;

    int m_rows = 0;
    int m_columns = 0;
    std::vector<std::vector<Key>> m_levels;
};

}  // namespace fuzzylens::ui
