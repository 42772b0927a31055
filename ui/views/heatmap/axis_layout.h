// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace fuzzylens::ui {

/// Half-open range of cells or pixels.
struct Span
{
    int first = 0;
    int last = 0;

    bool isEmpty() const { return last <= first; }
    int length() const { return last - first; }
    bool operator==(const Span&) const = default;
};

/// Positions of the cells of one axis of a heat map in pixels, with gaps between groups of cells. Every
/// cell belongs to at least one pixel: with enough pixels each cell has pixels of its own, else each pixel stands
/// for a run of neighbouring cells, and the runs of a group are disjoint and complete. Gaps shrink to nothing
/// before a group does.
class AxisLayout
{
public:
    AxisLayout() = default;
    /// @p groupStarts: first cell of each group, ascending from 0 (empty: one group).
    AxisLayout(int cells, const std::vector<int>& groupStarts, int pixels, int gap);

    int cells() const { return m_cells; }
    int pixels() const { return m_pixels; }
    int groups() const { return int(m_groups.size()); }
    Span groupCells(int group) const { return m_groups[std::size_t(group)].cells; }
    Span groupPixels(int group) const { return m_groups[std::size_t(group)].pixels; }

    /// Cells a pixel stands for; empty in a gap.
    Span cellsAt(int pixel) const;
    /// Pixels that show a cell; never empty.
    Span pixelsOf(int cell) const;
    /// Pixels from the first to the last cell of @p cells, gaps between them included.
    Span pixelsOf(Span cells) const;
    /// The first cell of the pixel; in a gap or outside the nearest cell. -1 when there is none.
    int nearestCell(int pixel) const;
    /// True when no pixel stands for more than one cell.
    bool isExact() const;

private:
    struct Group
    {
        Span cells;
        Span pixels;
    };
    int groupOfCell(int cell) const;

    int m_cells = 0;
    int m_pixels = 0;
    std::vector<Group> m_groups;
};

}  // namespace fuzzylens::ui
