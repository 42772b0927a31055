// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/single_moves.h"

#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/ties.h"

#include <cmath>

namespace fuzzylens {

Eigen::ArrayXd addedSquares(const Eigen::ArrayXd& squares, const Eigen::ArrayXd& counts, Index own)
{
    Eigen::ArrayXd added = counts / (counts + 1) * squares;
    added[own] = counts[own] > 1 ? counts[own] / (counts[own] - 1) * squares[own] : 0.0;
    return added;
}

Index betterCluster(const Eigen::ArrayXd& squares, const Eigen::ArrayXd& counts, Index own, double rounding)
{
    constexpr double negligible = 1e-26;  // relative to the largest: a squared rounding error
    const Eigen::ArrayXd added = addedSquares(squares, counts, own);
    const Index best = firstSmallest(added);
    const double least = equalUpToRounding * added[own] + negligible * squares.maxCoeff() + rounding;
    return added[best] + least < added[own] ? best : own;
}

Index moveSingly(const MeanDistances& samples, Eigen::MatrixXd& memberships)
{
    const Eigen::MatrixXd& products = samples.products();
    Eigen::ArrayXd counts = memberships.colwise().sum();
    Eigen::MatrixXd shared = products * memberships;  // n x k: sample times the sum of a cluster
    Eigen::ArrayXd lengths = memberships.cwiseProduct(shared).colwise().sum();  // squared, of the sums
    Index moved = 0;
    for (Index i = 0; i < memberships.rows(); ++i) {
        const double length = products(i, i);
        const Eigen::ArrayXd size = counts.max(1.0);  // an empty sum is 0: the mean of all samples
        const Eigen::ArrayXd squares =
            (length - 2 * shared.row(i).transpose().array() / size + lengths / size.square()).max(0.0);
        Index from = 0;
        memberships.row(i).maxCoeff(&from);
        const double rounding = equalUpToRounding * (length + lengths[from] / (size[from] * size[from]));
        const Index to = betterCluster(squares, counts, from, rounding);
        if (to == from)
            continue;
        lengths[from] += length - 2 * shared(i, from);
        lengths[to] += length + 2 * shared(i, to);
        shared.col(from) -= products.col(i);
        shared.col(to) += products.col(i);
        --counts[from];
        ++counts[to];
        memberships(i, from) = 0.0;
        memberships(i, to) = 1.0;
        ++moved;
    }
    return moved;
}

Index moveSingly(const MeanDistances& samples, const Eigen::MatrixXd& distances, Eigen::MatrixXd& memberships)
{
    Eigen::ArrayXd counts = memberships.colwise().sum();
    Eigen::MatrixXd means;
    Index moved = 0;
    for (Index i = 0; i < memberships.rows(); ++i) {
        Index from = 0;
        memberships.row(i).maxCoeff(&from);
        if (betterCluster(distances.row(i).transpose(), counts, from, 0.0) == from)
            continue;
        if (means.size() == 0)
            means = samples.means(meanWeights(memberships, 1.0));
        const Eigen::RowVectorXd x = samples.sample(i);
        const Eigen::ArrayXd squares = (means.rowwise() - x).rowwise().squaredNorm();
        const double rounding = equalUpToRounding * std::sqrt(squares[from]) * (x.norm() + means.row(from).norm());
        const Index to = betterCluster(squares, counts, from, rounding);
        if (to == from)
            continue;
        moveBetweenMeans(x, from, to, counts, means);
        memberships(i, from) = 0.0;
        memberships(i, to) = 1.0;
        ++moved;
    }
    return moved;
}

}  // namespace fuzzylens
