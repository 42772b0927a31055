// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/membership_simplex.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace fuzzylens::ui {

MembershipSimplex::MembershipSimplex(std::vector<int> chosen)
    : clusters(std::move(chosen))
{
    for (std::size_t corner = 0; corner < clusters.size(); ++corner) {
        const double angle =
            std::numbers::pi / 2 + 2 * std::numbers::pi * double(corner) / double(clusters.size());
        corners.emplace_back(std::cos(angle), std::sin(angle));
    }
}

Eigen::MatrixX2d MembershipSimplex::places(const Eigen::MatrixXd& memberships) const
{
    Eigen::MatrixX2d sums = Eigen::MatrixX2d::Zero(memberships.rows(), 2);
    Eigen::VectorXd totals = Eigen::VectorXd::Zero(memberships.rows());
    for (std::size_t corner = 0; corner < clusters.size(); ++corner) {
        const auto u = memberships.col(clusters[corner]);
        sums.col(0) += corners[corner].x() * u;
        sums.col(1) += corners[corner].y() * u;
        totals += u;
    }
    for (Eigen::Index sample = 0; sample < totals.size(); ++sample)
        if (totals[sample] > 0)
            sums.row(sample) /= totals[sample];
    return sums;
}

}  // namespace fuzzylens::ui
