// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/plane_memberships.h"
#include "ui/theme/theme.h"
#include "ui/views/scatter/predicted_grid.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <QColor>
#include <QImage>
#include <QLineF>

#include <functional>

namespace fuzzylens::ui {

/// The memberships at every place of a plot, where they are a function of its two coordinates alone
/// (MethodDescription::membershipRule): of two distances, those of the two clusters among themselves; of the
/// differences of three distances, all three; of the plane of two features, all, with any further features at
/// their means. Where all clusters are in it and they do not stand for one class each, what the label prototypes
/// make of the memberships: the classes. Without a rule it is what the method predicts on a grid.
struct MembershipField
{
    PlaneMemberships plane;
    PredictedGridPtr grid;       // instead of the plane; may be null
    std::vector<QColor> colors;  // of the clusters, or of the classes
    AxisScale scale;
    bool isOfAxes = false;  // the two values are distances, so none is negative

    /// The field behind @p coordinates as @p choice has made them; none where memberships depend on more than the
    /// place or the method has no rule.
    static std::optional<MembershipField> of(const Fit& fit, const AxisChoice& choice,
                                             const ScatterCoordinates& coordinates, const Theme& theme);
    /// The field of the predictions in @p grid; nothing if the grid belongs to an earlier fit with another number
    /// of classes or clusters.
    static std::optional<MembershipField> of(const Fit& fit, PredictedGridPtr grid, const AxisScale& scale,
                                             const Theme& theme);
    bool isOfClasses() const { return grid ? grid->predicted.areClasses : plane.prototypes.size() > 0; }

    /// The field in pixels, each with the memberships at its centre: the colour of the cluster or class with the
    /// largest one, as strong as it is ahead of the second; transparent where a distance would be negative.
    /// @p xPlace and @p yPlace give the place on the axes of a column and of a row.
    QImage image(QSize size, const std::function<double(int column)>& xPlace,
                 const std::function<double(int row)>& yPlace) const;
    /// Lines on which the two largest memberships, or probabilities of classes, are equal, in pixels. @p xPlace
    /// and @p yPlace give the place on the axes of a pixel in @p area.
    std::vector<QLineF> equalLines(const QRectF& area, const std::function<double(double x)>& xPlace,
                                   const std::function<double(double y)>& yPlace) const;

private:
    /// What decides between the colours at places side by side, a row of each: PlaneMemberships::strengths, or the
    /// shares of the grid.
    template <typename Number>
    PlaneRows<Number> strengths(const Eigen::ArrayXd& valuesX, double valueY) const;
    bool areShares() const { return grid || plane.prototypes.size() > 0; }
    bool isInside(double valueX, double valueY) const { return !isOfAxes || (valueX >= 0 && valueY >= 0); }
};

/// Whether the label prototypes of the clusters are shares of the classes.
bool hasClassShares(const Fit& fit);

}  // namespace fuzzylens::ui
