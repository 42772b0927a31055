// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/max_pyramid.h"

#include <Eigen/Core>

#include <stdexcept>

namespace fuzzylens::ui {

MaxPyramid::MaxPyramid(int rows, int columns, const std::vector<float>& cells)
    : m_rows(rows)
    , m_columns(columns)
{
    if (rows < 0 || columns < 0 || cells.size() != std::size_t(rows) * std::size_t(columns))
        throw std::invalid_argument("a heat map needs rows x columns cells");
    m_levels.emplace_back(cells.size());
    std::transform(cells.begin(), cells.end(), m_levels.front().begin(), key);
    for (int below = rows; below > radix;) {
        const int count = (below + radix - 1) / radix, level = int(m_levels.size()) - 1;
        std::vector<Key> next(std::size_t(count) * std::size_t(columns), missing);
        for (int row = 0; row < below; ++row)
            include(level, row, next.data() + std::size_t(row / radix) * std::size_t(columns));
        m_levels.push_back(std::move(next));
        below = count;
    }
}

void MaxPyramid::include(int level, int row, Key* out) const
{
    using Keys = Eigen::Array<Key, Eigen::Dynamic, 1>;
    Eigen::Map<Keys> kept(out, m_columns);
    kept = kept.max(Eigen::Map<const Keys>(rowOf(level, row), m_columns));
}

void MaxPyramid::largest(int first, int last, float* out) const
{
    std::vector<Key> keys(std::size_t(m_columns), missing);
    const int top = int(m_levels.size()) - 1;
    for (int level = 0; first < last; ++level) {
        for (; first < last && (level == top || first % radix != 0); ++first)
            include(level, first, keys.data());
        for (; first < last && last % radix != 0; --last)
            include(level, last - 1, keys.data());
        first /= radix;
        last /= radix;
    }
    std::transform(keys.begin(), keys.end(), out, number);
}

}  // namespace fuzzylens::ui
