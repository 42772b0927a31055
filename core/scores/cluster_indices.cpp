// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/cluster_indices.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

using Eigen::Index;

void requireMemberships(const Eigen::MatrixXd& memberships, Index leastClusters)
{
    if (memberships.rows() == 0 || memberships.cols() < leastClusters)
        throw std::invalid_argument("the index needs memberships of at least one sample and " +
                                    std::to_string(leastClusters) + " clusters");
}

/// The number of samples of each cluster.
std::vector<int> clusterSizes(const std::vector<int>& assigned, Index samples)
{
    if (samples == 0 || std::ssize(assigned) != samples)
        throw std::invalid_argument("the index needs a cluster of every sample");
    if (*std::min_element(assigned.begin(), assigned.end()) < 0)
        throw std::invalid_argument("the index needs a cluster of every sample, and one has none");
    std::vector<int> sizes(static_cast<std::size_t>(*std::max_element(assigned.begin(), assigned.end())) + 1);
    for (const int cluster : assigned)
        ++sizes[static_cast<std::size_t>(cluster)];
    return sizes;
}

double leastSquaredDistance(const Eigen::MatrixXd& points)
{
    double least = std::numeric_limits<double>::infinity();
    for (Index i = 0; i < points.rows(); ++i)
        for (Index j = 0; j < i; ++j)
            least = std::min(least, (points.row(i) - points.row(j)).squaredNorm());
    return least;
}

}  // namespace

double partitionCoefficient(const Eigen::MatrixXd& memberships)
{
    requireMemberships(memberships, 1);
    return memberships.squaredNorm() / static_cast<double>(memberships.rows());
}

double partitionEntropy(const Eigen::MatrixXd& memberships)
{
    requireMemberships(memberships, 1);
    const double sum = memberships.unaryExpr([](double u) { return u > 0 ? u * std::log(u) : 0.0; }).sum();
    return std::max(0.0, -sum / static_cast<double>(memberships.rows()));
}

double modifiedPartitionCoefficient(const Eigen::MatrixXd& memberships)
{
    requireMemberships(memberships, 2);
    const auto k = static_cast<double>(memberships.cols());
    return 1 - k / (k - 1) * (1 - partitionCoefficient(memberships));
}

double xieBeni(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& squared, const Eigen::MatrixXd& centers,
               double fuzzifier)
{
    requireMemberships(memberships, 2);
    if (squared.rows() != memberships.rows() || squared.cols() != memberships.cols() ||
        centers.rows() != memberships.cols())
        throw std::invalid_argument("the index of Xie and Beni needs a distance per membership and a centre per "
                                    "cluster");
    const double scatter = (memberships.array().pow(fuzzifier) * squared.array()).sum();
    const double separation = leastSquaredDistance(centers);
    return separation > 0 ? scatter / (static_cast<double>(memberships.rows()) * separation)
                          : std::numeric_limits<double>::infinity();
}

Eigen::VectorXd silhouetteWidths(const Eigen::MatrixXd& distances, const std::vector<int>& assigned)
{
    const std::vector<int> sizes = clusterSizes(assigned, distances.rows());
    if (distances.cols() != distances.rows())
        throw std::invalid_argument("the silhouette needs the distances of all samples");
    if (std::count_if(sizes.begin(), sizes.end(), [](int size) { return size > 0; }) < 2)
        throw std::invalid_argument("the silhouette needs samples in two clusters");
    Eigen::VectorXd widths = Eigen::VectorXd::Zero(distances.rows());
    std::vector<double> sums(sizes.size());
    for (Index i = 0; i < distances.rows(); ++i) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (Index j = 0; j < distances.rows(); ++j)
            sums[static_cast<std::size_t>(assigned[static_cast<std::size_t>(j)])] += distances(j, i);
        const auto own = static_cast<std::size_t>(assigned[static_cast<std::size_t>(i)]);
        if (sizes[own] == 1)
            continue;
        const double within = sums[own] / (sizes[own] - 1);
        double nearest = std::numeric_limits<double>::infinity();
        for (std::size_t other = 0; other < sizes.size(); ++other)
            if (other != own && sizes[other] > 0)
                nearest = std::min(nearest, sums[other] / sizes[other]);
        if (const double larger = std::max(within, nearest); larger > 0)
            widths[i] = (nearest - within) / larger;
    }
    return widths;
}

double fuzzySilhouette(const Eigen::VectorXd& widths, const Eigen::MatrixXd& memberships)
{
    requireMemberships(memberships, 2);
    if (widths.size() != memberships.rows())
        throw std::invalid_argument("the fuzzy silhouette needs memberships of every sample");
    double sum = 0, weights = 0;
    for (Index i = 0; i < widths.size(); ++i) {
        double first = 0, second = 0;
        for (const double membership : memberships.row(i)) {
            second = std::max(second, std::min(first, membership));
            first = std::max(first, membership);
        }
        sum += (first - second) * widths[i];
        weights += first - second;
    }
    return weights > 0 ? sum / weights : std::numeric_limits<double>::quiet_NaN();
}

double withinClusterSquares(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& values,
                            const std::vector<int>& assigned)
{
    const std::vector<int> sizes = clusterSizes(assigned, values.rows());
    std::vector<double> means(sizes.size());
    double squares = 0;
    for (Index column = 0; column < values.cols(); ++column) {
        std::fill(means.begin(), means.end(), 0.0);
        for (Index i = 0; i < values.rows(); ++i)
            means[static_cast<std::size_t>(assigned[static_cast<std::size_t>(i)])] += values(i, column);
        for (std::size_t cluster = 0; cluster < sizes.size(); ++cluster)
            means[cluster] /= std::max(1, sizes[cluster]);
        for (Index i = 0; i < values.rows(); ++i) {
            const double from =
                values(i, column) - means[static_cast<std::size_t>(assigned[static_cast<std::size_t>(i)])];
            squares += from * from;
        }
    }
    return squares;
}

}  // namespace fuzzylens
