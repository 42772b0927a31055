// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <Eigen/Core>

#include <vector>

namespace fuzzylens {

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

/// A row for each cluster or class, a column for each of several places.
template <typename Number>
using PlaneRows = Eigen::Array<Number, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Memberships, or probabilities of classes, at every place of a plane on which they depend alone.
struct PlaneMemberships
{
    MembershipRule rule;
    std::vector<int> clusters;             // those of the plane, as the rule numbers them
    std::vector<PlaneDistance> distances;  // to them; up to a common constant where the rule is exponential
    Eigen::MatrixXf prototypes;            // clusters x classes, rows sum to 1; empty: memberships, not classes

    /// Of the clusters among themselves at a place, given by the values there; they add up to 1.
    FUZZYLENS_EXPORT Eigen::VectorXd memberships(double valueX, double valueY) const;
    /// What decides between the clusters or classes at places of the same @p valueY, the largest first: without
    /// prototypes the negative exponents of the rule, with them the probabilities of the classes. Number: float or
    /// double.
    template <typename Number>
    FUZZYLENS_EXPORT PlaneRows<Number> strengths(const Eigen::ArrayXd& valuesX, double valueY) const;
};

/// Which row is the largest at each place, and how far it is ahead.
struct PlaneLeaders
{
    Eigen::Array<int, 1, Eigen::Dynamic> first;   // the first one among equal ones
    Eigen::Array<float, 1, Eigen::Dynamic> lead;  // the largest share less the second, from 0 to 1
};

/// @p strengths has one row at least. They are shares, or exponents of memberships.
FUZZYLENS_EXPORT PlaneLeaders leadersOf(const PlaneRows<float>& strengths, bool areShares);

}  // namespace fuzzylens
