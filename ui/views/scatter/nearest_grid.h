// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <span>
#include <vector>

namespace fuzzylens::ui {

/// Finds points of a cloud near a place without looking at all of them: points sorted into the cells of a grid
/// over their bounding box. It refers to the coordinates, which must outlive it.
class NearestGrid
{
public:
    NearestGrid() = default;
    /// @p x and @p y of one length, finite.
    NearestGrid(std::span<const double> x, std::span<const double> y);

    /// The point with the smallest (dx/@p radiusX)^2 + (dy/@p radiusY)^2 if that is at most 1, else -1; of equal
    /// ones the last, which is painted on top. The radii are positive: ten pixels, say, in the units of each axis.
    int nearest(double x, double y, double radiusX, double radiusY) const;

    /// Points inside @p area, edges included; counting stops at @p limit.
    int count(const QRectF& area, int limit) const;

private:
    struct Cells
    {
        int left, right, top, bottom;
    };
    Cells cellsOf(double left, double right, double low, double high) const;
    int column(double x) const;
    int row(double y) const;

    std::span<const double> m_x, m_y;
    QRectF m_box;
    int m_side = 0;            // cells along each side
    std::vector<int> m_start;  // of each cell in m_samples, row by row
    std::vector<int> m_samples;
};

/// Which way a key moves a cursor.
enum class Direction { Left, Right, Up, Down };

/// The point to go to from @p from: the one least far along @p direction, sideways distance counting double;
/// @p from when none lies there. Distances are in pixels: @p scaleX and @p scaleY pixels a unit; y grows upwards.
int neighbour(std::span<const double> x, std::span<const double> y, int from, Direction direction, double scaleX,
              double scaleY);

}  // namespace fuzzylens::ui
