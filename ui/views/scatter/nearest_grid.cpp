// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/nearest_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fuzzylens::ui {

namespace {

int cellOf(double value, double low, double extent, int side)
{
    if (!(extent > 0))
        return 0;
    return int(std::clamp((value - low) / extent * side, 0.0, double(side - 1)));
}

}  // namespace

NearestGrid::NearestGrid(std::span<const double> x, std::span<const double> y)
    : m_x(x)
    , m_y(y)
{
    const std::size_t n = x.size();
    if (n == 0)
        return;
    const auto [left, right] = std::minmax_element(x.begin(), x.end());
    const auto [low, high] = std::minmax_element(y.begin(), y.end());
    m_box = QRectF(*left, *low, *right - *left, *high - *low);
    m_side = std::clamp(int(std::sqrt(double(n) / 4)), 1, 512);
    std::vector<int> cell(n);
    m_start.assign(std::size_t(m_side) * std::size_t(m_side) + 1, 0);
    for (std::size_t i = 0; i < n; ++i) {
        cell[i] = row(y[i]) * m_side + column(x[i]);
        ++m_start[std::size_t(cell[i]) + 1];
    }
    for (std::size_t c = 1; c < m_start.size(); ++c)
        m_start[c] += m_start[c - 1];
    std::vector<int> next(m_start.begin(), m_start.end() - 1);
    m_samples.resize(n);
    for (std::size_t i = 0; i < n; ++i)
        m_samples[std::size_t(next[std::size_t(cell[i])]++)] = int(i);
}

int NearestGrid::column(double x) const
{
    return cellOf(x, m_box.left(), m_box.width(), m_side);
}

int NearestGrid::row(double y) const
{
    return cellOf(y, m_box.top(), m_box.height(), m_side);
}

NearestGrid::Cells NearestGrid::cellsOf(double left, double right, double low, double high) const
{
    return {column(left), column(right), row(low), row(high)};
}

int NearestGrid::nearest(double x, double y, double radiusX, double radiusY) const
{
    if (m_samples.empty())
        return -1;
    const Cells cells = cellsOf(x - radiusX, x + radiusX, y - radiusY, y + radiusY);
    int best = -1;
    double bestDistance = 1.0;
    for (int r = cells.top; r <= cells.bottom; ++r) {
        const int first = m_start[std::size_t(r * m_side + cells.left)];
        const int last = m_start[std::size_t(r * m_side + cells.right) + 1];
        for (int k = first; k < last; ++k) {
            const int sample = m_samples[std::size_t(k)];
            const double dx = (m_x[std::size_t(sample)] - x) / radiusX;
            const double dy = (m_y[std::size_t(sample)] - y) / radiusY;
            const double distance = dx * dx + dy * dy;
            if (distance < bestDistance || (distance == bestDistance && sample > best)) {
                bestDistance = distance;
                best = sample;
            }
        }
    }
    return best;
}

int NearestGrid::count(const QRectF& area, int limit) const
{
    if (m_samples.empty())
        return 0;
    const Cells cells = cellsOf(area.left(), area.right(), area.top(), area.bottom());
    int found = 0;
    for (int r = cells.top; r <= cells.bottom; ++r) {
        const int first = m_start[std::size_t(r * m_side + cells.left)];
        const int last = m_start[std::size_t(r * m_side + cells.right) + 1];
        for (int k = first; k < last && found < limit; ++k) {
            const auto sample = std::size_t(m_samples[std::size_t(k)]);
            found += m_x[sample] >= area.left() && m_x[sample] <= area.right() && m_y[sample] >= area.top() &&
                     m_y[sample] <= area.bottom();
        }
    }
    return found;
}

int neighbour(std::span<const double> x, std::span<const double> y, int from, Direction direction, double scaleX,
              double scaleY)
{
    const double stepX = direction == Direction::Right ? 1 : direction == Direction::Left ? -1 : 0;
    const double stepY = direction == Direction::Up ? 1 : direction == Direction::Down ? -1 : 0;
    const auto origin = std::size_t(from);
    int best = from;
    double bestCost = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double dx = (x[i] - x[origin]) * scaleX, dy = (y[i] - y[origin]) * scaleY;
        const double along = dx * stepX + dy * stepY, aside = std::abs(dx * stepY - dy * stepX);
        if (along > 0 && along + 2 * aside < bestCost) {
            bestCost = along + 2 * aside;
            best = int(i);
        }
    }
    return best;
}

}  // namespace fuzzylens::ui
