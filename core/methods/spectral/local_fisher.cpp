// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/local_fisher.h"

#include "core/common/issue.h"
#include "core/methods/spectral/pair_distances.h"
#include "core/methods/spectral/reduced_space.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/fixed_signs.h"

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

/// The points less the means of their classes, and what the scatters are made of.
struct ClasswisePoints
{
    Eigen::MatrixXd centred;  // n x r
    Eigen::MatrixXd local;    // n x r: (D - A) of the own class times these, over its size; empty if not local
    Eigen::MatrixXd means;    // classes x r, less the mean of all, times the root of the size of the class
};

std::optional<ClasswisePoints> classwise(const Eigen::MatrixXd& points, const std::vector<int>& classOf,
                                         const std::vector<std::vector<Index>>& classes, bool isLocal, int threads,
                                         const ShouldContinue& shouldContinue)
{
    const Index n = points.rows(), r = points.cols(), count = std::ssize(classes);
    ClasswisePoints result{Eigen::MatrixXd(n, r), Eigen::MatrixXd(isLocal ? n : 0, r),
                           Eigen::MatrixXd::Zero(count, r)};
    const bool isComplete = parallelWhile(r, threads, shouldContinue, [&](Index l) {
        Eigen::VectorXd means = Eigen::VectorXd::Zero(count);
        for (Index i = 0; i < n; ++i)
            means[classOf[static_cast<std::size_t>(i)]] += points(i, l);
        const double mean = means.sum() / static_cast<double>(n);
        for (Index c = 0; c < count; ++c) {
            const auto size = static_cast<double>(classes[static_cast<std::size_t>(c)].size());
            means[c] /= std::max(size, 1.0);
            result.means(c, l) = std::sqrt(size) * (means[c] - mean);
        }
        for (Index i = 0; i < n; ++i)
            result.centred(i, l) = points(i, l) - means[classOf[static_cast<std::size_t>(i)]];
    });
    if (!isComplete)
        return std::nullopt;
    for (std::size_t c = 0; isLocal && c < classes.size(); ++c) {
        const std::vector<Index>& members = classes[c];
        const auto image = localLaplacianTimes(result.centred(members, Eigen::all), threads, shouldContinue);
        if (!image)
            return std::nullopt;
        result.local(members, Eigen::all) = *image / static_cast<double>(members.size());
    }
    return result;
}

}  // namespace

std::optional<Eigen::MatrixXd> localLaplacianTimes(const Eigen::MatrixXd& points, int threads,
                                                   const ShouldContinue& shouldContinue)
{
    constexpr Index neighbours = 7, together = 64;
    const Index n = points.rows();
    if (n < 2)
        return Eigen::MatrixXd(Eigen::MatrixXd::Zero(n, points.cols()));
    const PairDistances pairs(points);
    const auto reach = pairs.toNeighbour(std::min(neighbours, n - 1), threads, shouldContinue);
    if (!reach)
        return std::nullopt;
    const Eigen::ArrayXd inverse = reach->array().sqrt().inverse();  // infinite where neighbours coincide
    Eigen::MatrixXd image(n, points.cols());
    const bool isComplete = parallelWhile((n + together - 1) / together, threads, shouldContinue, [&](Index at) {
        const Index first = at * together, count = std::min(together, n - first);
        Eigen::VectorXd degrees = Eigen::VectorXd::Zero(count);
        Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(count, points.cols()), tile;
        for (Index row = 0; row < n; row += rowsOfTile) {
            pairs.fill(row, std::min(rowsOfTile, n - row), first, count, tile);
            for (Index i = 0; i < count; ++i) {
                const auto distances = tile.col(i).array();
                tile.col(i) =
                    (distances > 0.0)
                        .select((-inverse[first + i] * distances * inverse.segment(row, tile.rows())).exp(), 1.0)
                        .matrix();
            }
            degrees += tile.colwise().sum().transpose();
            sums.noalias() += tile.transpose() * points.middleRows(row, tile.rows());
        }
        image.middleRows(first, count) = degrees.asDiagonal() * points.middleRows(first, count) - sums;
    });
    return isComplete ? std::optional(std::move(image)) : std::nullopt;
}

std::optional<FisherScatter> fisherScatter(const Eigen::MatrixXd& points, const std::vector<int>& classOf,
                                           bool isLocal, int threads, const ShouldContinue& shouldContinue)
{
    const std::vector<std::vector<Index>> classes = membersOf(classOf);
    auto parts = classwise(points, classOf, classes, isLocal, threads, shouldContinue);
    if (!parts)
        return std::nullopt;
    auto within =
        symmetricProduct(parts->centred, isLocal ? parts->local : parts->centred, threads, shouldContinue);
    if (!within)
        return std::nullopt;
    FisherScatter scatter{parts->means.transpose() * parts->means, *std::move(within)};
    if (!isLocal)
        return scatter;                     // the scatter between classes is only that of their means
    Eigen::VectorXd others(points.rows());  // share of samples in other classes
    for (const std::vector<Index>& members : classes)
        others(members).setConstant(1.0 -
                                    static_cast<double>(members.size()) / static_cast<double>(others.size()));
    parts->local = others.asDiagonal() * (parts->centred - parts->local);
    const auto local = symmetricProduct(parts->centred, parts->local, threads, shouldContinue);
    if (!local)
        return std::nullopt;
    scatter.between += *local;
    return scatter;
}

std::optional<Eigen::MatrixXd> fisherDirections(FisherScatter scatter, double ridge, int count,
                                                FisherScaling scaling, int threads,
                                                const ShouldContinue& shouldContinue)
{
    requireDimensions(scatter.within.rows(), count);
    constexpr double rounding = 1e-26;  // of means, squared
    if (scatter.within.diagonal().maxCoeff() + ridge <= rounding * scatter.between.diagonal().maxCoeff())
        throw ArgumentError(message("the labelled samples of each class are identical, so the variance within the "
                                    "classes is 0; choose another label field or another method"));
    scatter.within.diagonal().array() += ridge;
    const PencilPairs found =
        greatestOfPencil(std::move(scatter.between), std::move(scatter.within), count, threads, shouldContinue);
    if (found.end == PencilPairs::End::Stopped)
        return std::nullopt;
    if (found.end == PencilPairs::End::NotPositive)
        throw ArgumentError(message(
            ridge > 0.0
                ? "the variance within the classes is lost in rounding errors along some direction; increase the "
                  "ridge, or check the data for outliers"
                : "the variance within the classes is 0 along some direction; set the ridge to a value above 0"));
    Eigen::MatrixXd directions = found.pairs.vectors;
    if (scaling == FisherScaling::Weighted)
        directions *= found.pairs.values.cwiseMax(0.0).cwiseSqrt().asDiagonal();
    if (scaling == FisherScaling::Orthonormalised)
        directions = orthonormalBasis(directions);
    fixSigns(directions);
    return directions;
}

}  // namespace fuzzylens
