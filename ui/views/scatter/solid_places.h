// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"
#include "ui/views/scatter/kept_range.h"

#include <Eigen/Core>

#include <QFont>
#include <QPointF>
#include <QString>

#include <array>
#include <functional>
#include <vector>

class QPainter;
class QRectF;

namespace fuzzylens::ui {

/// How a picture of three axes is turned: about the second one, which stands upright, then towards who looks. At
/// 0, 0 the first axis goes right and the second one up, as in a picture of two axes.
struct Turn
{
    double azimuth = -30;   // degrees, -180 .. 180
    double elevation = 20;  // degrees, -90 .. 90

    bool operator==(const Turn&) const = default;
    /// Turned further; the elevation stops where one looks straight down or up.
    Turn by(double azimuthMore, double elevationMore) const;
    /// Takes the three axes to right, up, and towards who looks.
    Eigen::Matrix3d rotation() const;
};

/// Samples along three axes, in a cube that each axis fills from -1 to 1 and that can be turned.
struct SolidPlaces
{
    static constexpr double reach = 1.8;  // half the side of a square that holds the cube however it is turned

    Eigen::MatrixX3d places;          // of the samples
    std::array<AxisRange, 3> ranges;  // what -1 and 1 are on every axis
    std::array<QString, 3> names;     // of the axes
    Turn turn;

    /// @throws std::invalid_argument unless @p values, a row a sample, has three columns.
    static SolidPlaces of(const Eigen::MatrixXd& values, std::array<QString, 3> names);
    /// Where other points of the same axes are.
    Eigen::MatrixX3d inCube(const Eigen::MatrixXd& values) const;
    /// Points of the cube as they are seen: right, up, and towards who looks.
    Eigen::MatrixX3d seen(const Eigen::MatrixX3d& points) const;
};

/// The edges of the cube, those behind fainter, and names and round values of the axes along three of them. @p
/// toPlace maps view coordinates (right, up) to the plot; names keep inside @p area.
void drawCube(QPainter& painter, const SolidPlaces& solid, const std::function<QPointF(double, double)>& toPlace,
              const QRectF& area, const Theme& theme);

/// Makes both axes of a plot of @p width by @p height equally long a unit; the shorter stretch stays and the other
/// one follows, about its middle.
void makeSquare(AxisRange& x, AxisRange& y, double width, double height);

}  // namespace fuzzylens::ui
