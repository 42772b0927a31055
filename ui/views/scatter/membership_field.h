// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "ui/theme/theme.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <QColor>
#include <QImage>
#include <QLineF>

#include <functional>

namespace fuzzylens::ui {

/// A squared distance to a centre as a function of the two values of a place.
struct PlaneDistance
{
    double constant = 0;
    double x = 0, y = 0;            // of the values
    double xx = 0, xy = 0, yy = 0;  // of their products

    double at(double valueX, double valueY) const
    {
        return constant + (x + xx * valueX + xy * valueY) * valueX + (y + yy * valueY) * valueY;
    }
};

/// The memberships at every place of a plot, where they are a function of its two coordinates alone
/// (MethodDescription::membershipRule): of two distances, those of the two clusters among themselves; of the
/// differences of three distances, all three; of the plane of two features, all.
struct MembershipField
{
    MembershipRule rule;
    std::vector<int> clusters;
    std::vector<QColor> colors;            // of these clusters
    std::vector<PlaneDistance> distances;  // to them; all may lack the same summand where the rule is exponential
    AxisScale scale;
    bool isOfAxes = false;  // the two values are distances, so none is negative

    /// The field behind @p coordinates as @p choice has made them; none where memberships depend on more than the
    /// place or the method has no rule.
    static std::optional<MembershipField> of(const Fit& fit, const AxisChoice& choice,
                                             const ScatterCoordinates& coordinates, const Theme& theme);

    /// Of the clusters among themselves at a place, given by the values there; they add up to 1.
    Eigen::VectorXd memberships(double valueX, double valueY) const;
    /// The field in pixels, each with the memberships at its centre: the colour of the cluster with the largest
    /// one, as strong as it is ahead of the second; transparent where a distance would be negative.
    /// @p xPlace and @p yPlace give the place on the axes of a column and of a row.
    QImage image(QSize size, const std::function<double(int column)>& xPlace,
                 const std::function<double(int row)>& yPlace) const;
    /// Lines on which the two largest memberships are equal, in pixels. @p xPlace and @p yPlace give the place on
    /// the axes of a pixel in @p area.
    std::vector<QLineF> equalLines(const QRectF& area, const std::function<double(double x)>& xPlace,
                                   const std::function<double(double y)>& yPlace) const;

private:
    double exponent(std::size_t cluster, double valueX, double valueY) const;
};

}  // namespace fuzzylens::ui
