// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/heatmap/axis_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fuzzylens::ui {

namespace {

/// Shares @p pixels among groups ending at @p ends (cumulative cell counts): in proportion, each at least one.
std::vector<int> shareOut(const std::vector<int>& ends, int pixels)
{
    const double scale = double(pixels) / ends.back();
    std::vector<int> edges;
    for (const int end : ends)
        edges.push_back(std::max(int(std::lround(end * scale)), edges.empty() ? 1 : edges.back() + 1));
    edges.back() = pixels;
    for (std::size_t group = edges.size() - 1; group > 0; --group)
        edges[group - 1] = std::min(edges[group - 1], edges[group] - 1);
    return edges;
}

}  // namespace

AxisLayout::AxisLayout(int cells, const std::vector<int>& groupStarts, int pixels, int gap)
    : m_cells(cells)
    , m_pixels(std::max(pixels, 0))
{
    if (cells <= 0 || m_pixels == 0)
        return;
    std::vector<int> ends;
    for (std::size_t group = 1; group < groupStarts.size(); ++group)
        ends.push_back(groupStarts[group]);
    ends.push_back(cells);
    int gaps = int(ends.size()) - 1;
    if (gaps > 0 && gap * gaps > m_pixels / 4)
        gap = m_pixels / 4 / gaps;
    if (int(ends.size()) > m_pixels / 2) {
        ends.assign(1, cells);
        gaps = 0;
    }
    const std::vector<int> edges = shareOut(ends, m_pixels - gap * gaps);
    for (int group = 0; group <= gaps; ++group) {
        const auto g = std::size_t(group);
        m_groups.push_back({{group > 0 ? ends[g - 1] : 0, ends[g]},
                            {(group > 0 ? edges[g - 1] : 0) + gap * group, edges[g] + gap * group}});
    }
}

Span AxisLayout::cellsAt(int pixel) const
{
    const auto after = std::upper_bound(m_groups.begin(), m_groups.end(), pixel,
                                        [](int place, const Group& group) { return place < group.pixels.first; });
    if (after == m_groups.begin())
        return {};
    const Group& group = *std::prev(after);
    if (pixel >= group.pixels.last)
        return {};
    const std::int64_t local = pixel - group.pixels.first, count = group.cells.length(),
                       length = group.pixels.length();
    const int first = int(local * count / length), last = int((local + 1) * count / length);
    return {group.cells.first + first, group.cells.first + std::max(last, first + 1)};
}

int AxisLayout::groupOfCell(int cell) const
{
    const auto after = std::upper_bound(m_groups.begin(), m_groups.end(), cell,
                                        [](int place, const Group& group) { return place < group.cells.first; });
    return int(after - m_groups.begin()) - 1;
}

Span AxisLayout::pixelsOf(int cell) const
{
    const Group& group = m_groups[std::size_t(groupOfCell(cell))];
    const std::int64_t local = cell - group.cells.first, count = group.cells.length(),
                       length = group.pixels.length();
    const auto ceiling = [&](std::int64_t index) { return int((index * length + count - 1) / count); };
    const int last = ceiling(local + 1);
    const int first = std::min(count <= length ? ceiling(local) : last - 1, last - 1);
    return {group.pixels.first + first, group.pixels.first + last};
}

Span AxisLayout::pixelsOf(Span cells) const
{
    return {pixelsOf(cells.first).first, pixelsOf(cells.last - 1).last};
}

int AxisLayout::nearestCell(int pixel) const
{
    if (m_groups.empty())
        return -1;
    pixel = std::clamp(pixel, m_groups.front().pixels.first, m_groups.back().pixels.last - 1);
    for (int distance = 0; distance < m_pixels; ++distance)
        for (const int place : {pixel - distance, pixel + distance})
            if (const Span cells = cellsAt(place); !cells.isEmpty())
                return cells.first;
    return -1;
}

bool AxisLayout::isExact() const
{
    return std::all_of(m_groups.begin(), m_groups.end(),
                       [](const Group& group) { return group.cells.length() <= group.pixels.length(); });
}

}  // namespace fuzzylens::ui
