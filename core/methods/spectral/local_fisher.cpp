// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/local_fisher.h"

#include "core/methods/spectral/reduced_space.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/singular_values.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

std::vector<std::vector<Index>> membersOf(const std::vector<int>& classOf)
{
    std::vector<std::vector<Index>> members(
        static_cast<std::size_t>(*std::max_element(classOf.begin(), classOf.end()) + 1));
    for (std::size_t i = 0; i < classOf.size(); ++i)
        members[static_cast<std::size_t>(classOf[i])].push_back(static_cast<Index>(i));
    return members;
}

/// X'(D - A)X of the points of a class: 1/2 sum_ij a_ij (x_i - x_j)(x_i - x_j)'.
Eigen::MatrixXd localScatter(const Eigen::MatrixXd& own, const Eigen::MatrixXd& affinity,
                             const std::vector<Index>& members)
{
    if (affinity.size() == 0) {
        const Eigen::MatrixXd centred = own.rowwise() - own.colwise().mean();
        return static_cast<double>(own.rows()) * centred.transpose() * centred;
    }
    const Eigen::MatrixXd a = affinity(members, members);
    const Eigen::VectorXd degrees = a.rowwise().sum();
    return own.transpose() * (degrees.asDiagonal() * own - a * own);
}

}  // namespace

Eigen::MatrixXd localAffinity(const Eigen::MatrixXd& squared, const std::vector<int>& classOf, int neighbours)
{
    Eigen::MatrixXd affinity = Eigen::MatrixXd::Zero(squared.rows(), squared.cols());
    for (const std::vector<Index>& members : membersOf(classOf)) {
        const Eigen::MatrixXd own = squared(members, members);
        const Index size = own.rows(), rank = std::min<Index>(neighbours, size - 1);
        Eigen::VectorXd reach(size);
        for (Index i = 0; i < size; ++i) {
            Eigen::VectorXd sorted = own.col(i);  // the sample itself comes first
            std::nth_element(sorted.begin(), sorted.begin() + std::max<Index>(rank, 0), sorted.end());
            reach[i] = std::sqrt(std::max(sorted[std::max<Index>(rank, 0)], 0.0));
        }
        for (Index j = 0; j < size; ++j)
            for (Index i = 0; i < size; ++i) {
                const double scale = reach[i] * reach[j];
                const double value = scale > 0.0 ? std::exp(-own(i, j) / scale) : own(i, j) > 0.0 ? 0.0 : 1.0;
                affinity(members[static_cast<std::size_t>(i)], members[static_cast<std::size_t>(j)]) = value;
            }
    }
    return affinity;
}

FisherScatter fisherScatter(const Eigen::MatrixXd& points, const std::vector<int>& classOf,
                            const Eigen::MatrixXd& affinity)
{
    const auto n = static_cast<double>(points.rows());
    const Index r = points.cols();
    FisherScatter scatter{Eigen::MatrixXd::Zero(r, r), Eigen::MatrixXd::Zero(r, r)};
    for (const std::vector<Index>& members : membersOf(classOf)) {
        if (members.empty())
            continue;
        const auto size = static_cast<double>(members.size());
        const Eigen::MatrixXd own = points(members, Eigen::all);
        const Eigen::VectorXd sum = own.colwise().sum();
        const Eigen::MatrixXd local = localScatter(own, affinity, members);
        scatter.within += local / size;
        scatter.between += local / n + own.transpose() * own * (1.0 - size / n) + sum * sum.transpose() / n;
    }
    const Eigen::VectorXd sum = points.colwise().sum();
    scatter.between -= sum * sum.transpose() / n + scatter.within;
    return scatter;
}

Eigen::MatrixXd fisherDirections(const FisherScatter& scatter, double ridge, int count, FisherMetric metric)
{
    requireDimensions(scatter.within.rows(), count);
    Eigen::MatrixXd within = (scatter.within + scatter.within.transpose()) / 2.0;
    within.diagonal().array() += ridge;
    const std::optional<EigenPairs> pairs =
        generalizedEigenPairs((scatter.between + scatter.between.transpose()) / 2.0, within);
    if (!pairs)
        throw std::invalid_argument("the classes do not vary inside; raise the ridge");
    Eigen::MatrixXd directions = pairs->vectors.rightCols(count).rowwise().reverse();
    if (metric == FisherMetric::Weighted)
        directions *= pairs->values.tail(count).reverse().cwiseMax(0.0).cwiseSqrt().asDiagonal();
    if (metric == FisherMetric::Orthonormalised)
        directions = orthonormalBasis(directions);
    fixSigns(directions);
    return directions;
}

}  // namespace fuzzylens
