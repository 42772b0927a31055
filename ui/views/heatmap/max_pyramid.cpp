// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/max_pyramid.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace fuzzylens::ui {

MaxPyramid::MaxPyramid(int rows, int columns, std::vector<float> cells)
    : m_rows(rows)
    , m_columns(columns)
{
    if (rows < 0 || columns < 0 || cells.size() != std::size_t(rows) * std::size_t(columns))
        throw std::invalid_argument("a heat map needs rows x columns cells");
    m_levels.push_back(std::move(cells));
    for (int below = rows; below > radix;) {
        const int count = (below + radix - 1) / radix, level = int(m_levels.size()) - 1;
        std::vector<float> next(std::size_t(count) * std::size_t(columns),
                                std::numeric_limits<float>::quiet_NaN());
        for (int row = 0; row < below; ++row)
            include(level, row, next.data() + std::size_t(row / radix) * std::size_t(columns));
        m_levels.push_back(std::move(next));
        below = count;
    }
}

void MaxPyramid::include(int level, int row, float* out) const
{
    const float* cells = rowOf(level, row);
    for (int column = 0; column < m_columns; ++column)
        out[column] = larger(out[column], cells[column]);
}

void MaxPyramid::largest(int first, int last, float* out) const
{
    std::fill(out, out + m_columns, std::numeric_limits<float>::quiet_NaN());
    const int top = int(m_levels.size()) - 1;
    for (int level = 0; first < last; ++level) {
        if (level == top) {
            for (; first < last; ++first)
                include(level, first, out);
            return;
        }
        for (; first < last && first % radix != 0; ++first)
            include(level, first, out);
        for (; first < last && last % radix != 0; --last)
            include(level, last - 1, out);
        first /= radix;
        last /= radix;
    }
}

}  // namespace fuzzylens::ui
