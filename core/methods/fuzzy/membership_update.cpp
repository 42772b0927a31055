// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/membership_update.h"

#include "core/numeric/parallel.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr Eigen::Index block = 512;  // samples of a block, whose intermediate values stay in the first-level cache

constexpr Eigen::Index samplesPerTask = 8 * block;  // samples that one thread takes at a time

constexpr Eigen::Index lane = 8;  // samples whose intermediate values stay in registers

/// Whether a sample may be equally far from its nearest and another cluster, up to rounding.
/// @param size a multiple of lane.
bool mayHaveTies(const Eigen::MatrixXd& distances, Eigen::Index first, Eigen::Index size)
{
    using Lanes = Eigen::Array<double, lane, 1>;
    constexpr double nearZero = 1e-13;
    const Lanes infinite = Lanes::Constant(std::numeric_limits<double>::infinity());
    Lanes leastGap = infinite, leastSecond = infinite, largest = Lanes::Zero();
    for (Eigen::Index i = first; i < first + size; i += lane) {
        Lanes nearest = distances.col(0).segment<lane>(i), second = infinite;
        largest = largest.max(nearest);
        for (Eigen::Index j = 1; j < distances.cols(); ++j) {
            const Lanes distance = distances.col(j).segment<lane>(i);
            second = second.min(nearest.max(distance));
            nearest = nearest.min(distance);
            largest = largest.max(distance);
        }
        leastGap = leastGap.min(second - (1.0 + equalUpToRounding) * nearest);
        leastSecond = leastSecond.min(second);
    }
    return !(leastGap.minCoeff() > 0.0) || leastSecond.minCoeff() <= nearZero * largest.maxCoeff();
}

/// Samples in the cluster of firstSmallest(), which is slower than minCoeff() and called only where there may be
/// ties.
void shareCrisply(const Eigen::MatrixXd& distances, Eigen::MatrixXd& memberships)
{
    memberships.setZero();
    for (Eigen::Index first = 0; first < distances.rows(); first += block) {
        const Eigen::Index size = std::min(block, distances.rows() - first);
        const bool isTied = size % lane != 0 || mayHaveTies(distances, first, size);
        for (Eigen::Index i = first; i < first + size; ++i) {
            Eigen::Index nearest = 0;
            if (isTied)
                nearest = firstSmallest(distances.row(i));
            else
                distances.row(i).minCoeff(&nearest);
            memberships(i, nearest) = 1.0;
        }
    }
}

/// Numbers from 0 to 1 to a power, with an absolute error of about 2e-16; from x86-64-v3 on much faster than
/// Eigen's pow(), which bounds the relative error too.
template <typename Values, typename Powers>
void raiseToPower(const Values& values, double exponent, Powers&& powers)
{
    powers = (exponent * values.log()).exp();
    powers = (powers < std::numeric_limits<double>::min()).select(0.0, powers);  // exp() ends in subnormal numbers
}

/// Rows @p first and on, cluster by cluster. False if there is a distance 0: its row came out wrong.
bool shareBlock(const Eigen::MatrixXd& distances, double power, Eigen::Index first, Eigen::Index size,
                Eigen::MatrixXd& memberships)
{
    using Column = Eigen::Array<double, Eigen::Dynamic, 1, 0, block, 1>;
    const auto of = [&](auto& matrix, Eigen::Index j) { return matrix.col(j).segment(first, size).array(); };
    Column least = of(distances, 0), sum = Column::Zero(size);
    for (Eigen::Index j = 1; j < distances.cols(); ++j)
        least = least.min(of(distances, j));
    for (Eigen::Index j = 0; j < distances.cols(); ++j) {
        auto shares = of(memberships, j);
        shares = least / of(distances, j);  // against the least, so that no power overflows
        if (power != 1.0)
            raiseToPower(shares, power, shares);
        sum += shares;
    }
    sum = sum.inverse();
    for (Eigen::Index j = 0; j < distances.cols(); ++j)
        of(memberships, j) *= sum;
    return least.minCoeff() > 0.0;
}

/// Samples at distance 0 from some clusters; subnormal distances count as 0 (FlushToZero).
void shareWhereZero(const Eigen::MatrixXd& distances, Eigen::MatrixXd& memberships)
{
    for (Eigen::Index i = 0; i < distances.rows(); ++i) {
        const auto isZero = distances.row(i).array() < std::numeric_limits<double>::min();
        if (isZero.any()) {
            memberships.row(i) = isZero.cast<double>();
            memberships.row(i) /= memberships.row(i).sum();
        }
    }
}

}  // namespace

Eigen::MatrixXd squaredDistances(const Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>& points,
                                 const Eigen::MatrixXd& centers)
{
    Eigen::MatrixXd squared(points.rows(), centers.rows());
    for (Eigen::Index j = 0; j < centers.rows(); ++j)
        squared.col(j) = (points.rowwise() - centers.row(j)).rowwise().squaredNorm();
    return squared;
}

Eigen::MatrixXd fuzzyMemberships(const Eigen::MatrixXd& distances, double fuzzifier)
{
    Eigen::MatrixXd memberships;
    fuzzyMemberships(distances, fuzzifier, 1, memberships);
    return memberships;
}

void fuzzyMemberships(const Eigen::MatrixXd& distances, double fuzzifier, int threads,
                      Eigen::MatrixXd& memberships)
{
    if (!(fuzzifier >= 1.0))
        throw std::invalid_argument("the fuzzifier must be 1 or more");
    memberships.resize(distances.rows(), distances.cols());
    if (fuzzifier == 1.0)
        return shareCrisply(distances, memberships);
    std::atomic<bool> isDone{true};
    parallelFor((distances.rows() + samplesPerTask - 1) / samplesPerTask, threads, [&](Eigen::Index at) {
        const Eigen::Index end = std::min(distances.rows(), (at + 1) * samplesPerTask);
        for (Eigen::Index first = at * samplesPerTask; first < end; first += block)
            if (!shareBlock(distances, 1.0 / (fuzzifier - 1.0), first, std::min(block, end - first), memberships))
                isDone = false;
    });
    if (!isDone)
        shareWhereZero(distances, memberships);
}

std::vector<int> nearestClusters(const Eigen::MatrixXd& memberships)
{
    std::vector<int> clusters(static_cast<std::size_t>(memberships.rows()));
    for (Eigen::Index i = 0; i < memberships.rows(); ++i)
        clusters[static_cast<std::size_t>(i)] = static_cast<int>(firstLargest(memberships.row(i)));
    return clusters;
}

void forColumns(const Eigen::MatrixXd& matrix, int threads, const std::function<void(Eigen::Index)>& body)
{
    parallelFor(matrix.cols(), matrix.rows() < samplesPerTask ? 1 : threads, body);
}

Eigen::MatrixXd powersOf(const Eigen::MatrixXd& memberships, double fuzzifier)
{
    Eigen::MatrixXd powers;
    powersOf(memberships, fuzzifier, 1, powers);
    return powers;
}

void powersOf(const Eigen::MatrixXd& memberships, double fuzzifier, int threads, Eigen::MatrixXd& powers)
{
    powers.resize(memberships.rows(), memberships.cols());
    forColumns(memberships, threads, [&](Eigen::Index j) {
        const auto column = memberships.col(j).array();
        auto ofColumn = powers.col(j).array();
        if (fuzzifier == 1.0)
            ofColumn = column;
        else if (fuzzifier == 2.0)
            ofColumn = column.square();
        else
            raiseToPower(column, fuzzifier, ofColumn);
    });
}

Eigen::MatrixXd asMeans(Eigen::MatrixXd weights, int threads)
{
    forColumns(weights, threads, [&weights](Eigen::Index j) {
        const KeepSubnormals keep;  // their sum is not 0
        const double sum = weights.col(j).sum();
        if (const double scale = 1.0 / sum; sum > 0.0 && std::isfinite(scale))
            weights.col(j) *= scale;
        else if (sum > 0.0)
            weights.col(j) /= sum;
        else
            weights.col(j).setConstant(1.0 / static_cast<double>(weights.rows()));
    });
    return weights;
}

Eigen::MatrixXd meanWeights(const Eigen::MatrixXd& memberships, double fuzzifier)
{
    return asMeans(powersOf(memberships, fuzzifier));
}

}  // namespace fuzzylens
