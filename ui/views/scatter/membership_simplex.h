// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QStringList>

#include <Eigen/Core>

#include <vector>

namespace fuzzylens::ui {

/// Three clusters or more as the corners of a regular polygon, and samples in it by their memberships.
struct MembershipSimplex
{
    std::vector<int> clusters;     // at the corners, counterclockwise from the upper one
    std::vector<QPointF> corners;  // at distance 1 from the origin
    QStringList names;             // of the clusters

    MembershipSimplex() = default;
    explicit MembershipSimplex(std::vector<int> clusters);

    /// The means of the corners, weighted by the memberships in these clusters: n x 2. A sample without a
    /// membership in any of them is in the middle. @param memberships n x k, not negative.
    Eigen::MatrixX2d places(const Eigen::MatrixXd& memberships) const;
};

}  // namespace fuzzylens::ui
