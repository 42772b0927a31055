// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/local_fisher.h"

#include "core/common/issue.h"
#include "core/methods/spectral/reduced_space.h"
#include "core/numeric/dense_pieces.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/fixed_signs.h"

#include <algorithm>
#include <cmath>
#include <limits>
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

/// The local-scaling affinity of the points of a class, of which there are never more than some tiles at a time.
class LocalAffinity
{
public:
    static constexpr Index together = 64;  // samples at a time; fixed, so that sums do not depend on threads

    /// @param points n x r, which must outlive this.
    explicit LocalAffinity(const Eigen::MatrixXd& points)
        : m_points(points)
        , m_lengths(points.rowwise().squaredNorm())
        , m_inverseReach(points.rows())
    {}

    /// Finds how far the neighbours of @p count samples from @p first on reach; affinities need this of all.
    void findReach(Index first, Index count)
    {
        constexpr Index neighbours = 7;
        constexpr double infinite = std::numeric_limits<double>::infinity();
        const Index rank = std::min(neighbours, m_points.rows() - 1);
        Eigen::MatrixXd nearest = Eigen::MatrixXd::Constant(rank, count, infinite);  // ascending
        Eigen::MatrixXd tile;
        for (Index row = 0; rank > 0 && row < m_points.rows(); row += tileRows) {
            fillDistances(row, first, count, tile);
            for (Index i = 0; i < count; ++i) {
                if (const Index own = first + i - row; own >= 0 && own < tile.rows())
                    tile(own, i) = infinite;
                insertSmallest(tile.col(i), nearest.col(i));
            }
        }
        for (Index i = 0; i < count; ++i)
            m_inverseReach[first + i] = rank > 0 ? 1.0 / std::sqrt(nearest(rank - 1, i)) : infinite;
    }

    /// (D - A) X for these samples: count x r.
    Eigen::MatrixXd laplacianTimes(Index first, Index count) const
    {
        Eigen::VectorXd degrees = Eigen::VectorXd::Zero(count);
        Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(count, m_points.cols()), tile;
        for (Index row = 0; row < m_points.rows(); row += tileRows) {
            fillDistances(row, first, count, tile);
            const auto inverse = m_inverseReach.segment(row, tile.rows()).array();
            for (Index i = 0; i < count; ++i) {
                const auto distances = tile.col(i).array();
                tile.col(i) = (distances > 0.0)
                                  .select((-m_inverseReach[first + i] * distances * inverse).exp(), 1.0)
                                  .matrix();
            }
            degrees += tile.colwise().sum().transpose();
            sums.noalias() += tile.transpose() * m_points.middleRows(row, tile.rows());
        }
        return degrees.asDiagonal() * m_points.middleRows(first, count) - sums;
    }

private:
    static constexpr Index tileRows = 512;

    /// Squared distances from up to tileRows samples to @p count others; 0 where they are lost in rounding.
    void fillDistances(Index row, Index first, Index count, Eigen::MatrixXd& tile) const
    {
        constexpr double rounding = 1e-13;
        const Index rows = std::min(tileRows, m_points.rows() - row);
        tile.noalias() = m_points.middleRows(row, rows) * m_points.middleRows(first, count).transpose();
        for (Index i = 0; i < count; ++i) {
            const auto sums = m_lengths.segment(row, rows).array() + m_lengths[first + i];
            const auto squares = sums - 2.0 * tile.col(i).array();
            tile.col(i) = (squares > rounding * sums).select(squares, 0.0).matrix();
        }
    }

    template <typename Values, typename Sorted>
    static void insertSmallest(const Values& values, Sorted smallest)
    {
        const Index last = smallest.size() - 1;
        if (values.minCoeff() >= smallest[last])
            return;
        for (const double value : values) {
            Index at = last;
            for (; at >= 0 && value < smallest[at]; --at)
                if (at < last)
                    smallest[at + 1] = smallest[at];
            if (at < last)
                smallest[at + 1] = value;
        }
    }

    const Eigen::MatrixXd& m_points;
    Eigen::VectorXd m_lengths;       // squared
    Eigen::VectorXd m_inverseReach;  // infinite where the neighbours coincide with the sample
};

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
    constexpr Index together = LocalAffinity::together;
    const Index n = points.rows(), blocks = (n + together - 1) / together;
    LocalAffinity affinity(points);
    Eigen::MatrixXd image(n, points.cols());
    const auto sizeOf = [=](Index block) { return std::min<Index>(together, n - block * together); };
    const bool isComplete =
        parallelWhile(blocks, threads, shouldContinue,
                      [&](Index block) { affinity.findReach(block * together, sizeOf(block)); }) &&
        parallelWhile(blocks, threads, shouldContinue, [&](Index block) {
            image.middleRows(block * together, sizeOf(block)) =
                affinity.laplacianTimes(block * together, sizeOf(block));
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
