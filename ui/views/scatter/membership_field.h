// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "ui/theme/theme.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <QColor>
#include <QImage>

#include <functional>

namespace fuzzylens::ui {

/// The membership at every place of a plot of two distances: of the cluster that the horizontal axis belongs to,
/// in these two clusters together. It is a function of the two distances alone
/// (MethodDescription::membershipRule).
struct MembershipField
{
    MembershipRule rule;
    int xCluster = 0, yCluster = 1;
    AxisScale scale;
    QColor xColor, yColor;  // of the two clusters

    /// The field behind @p coordinates as @p choice has made them; none where the axes are no distances, the label
    /// term is in them, or the method has no rule.
    static std::optional<MembershipField> of(const Fit& fit, const AxisChoice& choice,
                                             const ScatterCoordinates& coordinates, const Theme& theme);

    /// In [0, 1], for distances as in Outcome::embedding, not negative.
    double membership(double xDistance, double yDistance) const;
    /// The distance to the vertical axis's cluster at which both memberships are equal; it may be negative.
    double equalDistance(double xDistance) const;
    /// The field in pixels, each with the membership at its centre; transparent where a distance would be
    /// negative.
    /// @p xPlace and @p yPlace give the place on the axes of a column and of a row.
    QImage image(QSize size, const std::function<double(int column)>& xPlace,
                 const std::function<double(int row)>& yPlace) const;
};

}  // namespace fuzzylens::ui
