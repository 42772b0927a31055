// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm_on_points.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/fcm_iteration.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <limits>

namespace fuzzylens {

Eigen::MatrixXd randomMemberships(Index samples, int clusters, std::uint64_t seed)
{
    Random random(seed);
    Eigen::MatrixXd memberships(samples, clusters);
    for (Index i = 0; i < samples; ++i)
        for (int j = 0; j < clusters; ++j)
            memberships(i, j) = 1.0 - random.uniform();  // never 0
    const Eigen::ArrayXd sums = memberships.rowwise().sum();
    memberships.array().colwise() /= sums;
    return memberships;
}

Eigen::MatrixXd coordinatesOf(const Eigen::MatrixXd& squared)
{
    // -J D J / 2 with J = I - 11'/n holds the inner products of the points less their mean.
    Eigen::MatrixXd products = -0.5 * squared;
    const Eigen::RowVectorXd means = products.colwise().mean();
    products.rowwise() -= means;
    products.colwise() -= products.rowwise().mean().eval();
    const auto [values, vectors] = symmetricEigenPairs(products);  // ascending
    constexpr double rounding = 1e-13;
    const double largest = std::max(values[values.size() - 1], 0.0);
    Index rank = (values.array() > rounding * largest).count();
    rank = std::max<Index>(rank, 1);
    return vectors.rightCols(rank) * values.tail(rank).cwiseMax(0.0).cwiseSqrt().asDiagonal();
}

FcmOnPoints::FcmOnPoints(const Eigen::MatrixXd& points)
    : m_mean(points.colwise().mean())
{
    const auto less = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(points));
    auto centred = less->map();
    centred.rowwise() -= m_mean;
    constexpr double rounding = 1e-13;  // of the coordinates
    const double scatter = centred.squaredNorm();
    if (scatter > rounding * rounding * points.squaredNorm())
        m_variance = scatter / static_cast<double>(points.rows());
    else  // all equal: only rounding is left to cluster
        centred.setZero();
    m_points = less;
}

FcmOnPoints::Fit FcmOnPoints::fit(const Eigen::MatrixXd& start, const Options& options,
                                  const ShouldContinue& shouldContinue, bool keepsTrace) const
{
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
    const FlushToZero flush;
    FcmIteration iteration(m_points, start.cols(), options.fuzzifier, 1);
    iteration.startFromMemberships(start);
    Fit fit;
    while (std::ssize(fit.objective) < options.maxIterations) {
        if (keepsTrace)
            fit.course.push_back(iteration.memberships());
        if (shouldContinue && !shouldContinue()) {
            fit.stopped = Stopped::Cancelled;
            break;
        }
        const double change = iteration.step();
        fit.objective.push_back(iteration.objective());
        if (change < options.tolerance) {
            fit.stopped = Stopped::Converged;
            break;
        }
    }
    fit.memberships = iteration.memberships();
    if (keepsTrace && fit.stopped != Stopped::Cancelled)
        fit.course.push_back(fit.memberships);
    iteration.moveCenters();
    fit.centers = iteration.centers().rowwise() + m_mean;
    return fit;
}

Eigen::MatrixXd FcmOnPoints::spreadMemberships(int clusters, double fuzzifier, std::uint64_t seed) const
{
    Random random(seed);
    const auto n = static_cast<std::uint64_t>(points());
    Eigen::MatrixXd squared(points(), clusters);
    Eigen::VectorXd nearest = Eigen::VectorXd::Constant(points(), std::numeric_limits<double>::infinity());
    for (int j = 0; j < clusters; ++j) {
        const bool isFirst = j == 0 || nearest.maxCoeff() <= 0.0;  // else every point is like one of those taken
        const Index drawn =
            isFirst ? static_cast<Index>(random.below(n)) : Index(drawByChance(nearest, random.uniform()));
        squared.col(j).setZero();
        for (Index l = 0; l < m_points->columns(); ++l)
            squared.col(j).array() += (centred().col(l).array() - (*m_points)(drawn, l)).square();
        nearest = nearest.cwiseMin(squared.col(j));
    }
    return fuzzyMemberships(squared, fuzzifier);
}

}  // namespace fuzzylens
