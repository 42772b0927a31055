// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/membership_update.h"

#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Row = Eigen::RowVectorXd;

Row sharedAmong(const Eigen::Ref<const Row>& distances, double least, double fuzzifier)
{
    if (least == 0.0) {
        Row row = (distances.array() == 0.0).cast<double>();
        return row / row.sum();
    }
    // Against the least, so that no power overflows.
    Row row = (least / distances.array()).pow(1.0 / (fuzzifier - 1.0));
    return row / row.sum();
}

}  // namespace

Eigen::MatrixXd fuzzyMemberships(const Eigen::MatrixXd& distances, double fuzzifier)
{
    if (!(fuzzifier >= 1.0))
        throw std::invalid_argument("the fuzzifier must be 1 or more");
    Eigen::MatrixXd memberships = Eigen::MatrixXd::Zero(distances.rows(), distances.cols());
    for (Eigen::Index i = 0; i < distances.rows(); ++i) {
        Eigen::Index nearest = 0;
        const double least = distances.row(i).minCoeff(&nearest);
        if (fuzzifier == 1.0)
            memberships(i, nearest) = 1.0;
        else
            memberships.row(i) = sharedAmong(distances.row(i), least, fuzzifier);
    }
    return memberships;
}

std::vector<int> nearestClusters(const Eigen::MatrixXd& memberships)
{
    std::vector<int> clusters(static_cast<std::size_t>(memberships.rows()));
    for (Eigen::Index i = 0; i < memberships.rows(); ++i) {
        Eigen::Index cluster = 0;
        memberships.row(i).maxCoeff(&cluster);
        clusters[static_cast<std::size_t>(i)] = static_cast<int>(cluster);
    }
    return clusters;
}

Eigen::MatrixXd meanWeights(const Eigen::MatrixXd& memberships, double fuzzifier)
{
    Eigen::MatrixXd weights = fuzzifier == 1.0   ? memberships
                              : fuzzifier == 2.0 ? Eigen::MatrixXd(memberships.array().square())
                                                 : Eigen::MatrixXd(memberships.array().pow(fuzzifier));
    for (Eigen::Index j = 0; j < weights.cols(); ++j) {
        const double sum = weights.col(j).sum();
        if (sum > 0.0)
            weights.col(j) /= sum;
        else
            weights.col(j).setConstant(1.0 / static_cast<double>(weights.rows()));
    }
    return weights;
}

}  // namespace fuzzylens
