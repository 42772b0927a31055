// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fcm_on_points.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/fuzzy_start.h"
#include "core/methods/fuzzy/membership_update.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <limits>

namespace fuzzylens {

namespace {

using Lane = Eigen::Array<double, AlignedMatrix::lane, 1>;

Eigen::Map<const Lane, Eigen::Aligned64> laneAt(const double* place)
{
    return Eigen::Map<const Lane, Eigen::Aligned64>(place);
}

Eigen::Map<Lane, Eigen::Aligned64> laneAt(double* place)
{
    return Eigen::Map<Lane, Eigen::Aligned64>(place);
}

/// Work space of one fit: nothing is allocated while it iterates.
class Iteration
{
public:
    Iteration(const AlignedMatrix& points, const Eigen::MatrixXd& start, double fuzzifier)
        : m_points(points)
        , m_fuzzifier(fuzzifier)
        , m_memberships(AlignedMatrix::copyOf(start))
        , m_powers(AlignedMatrix::copyOf(powersOf(start, fuzzifier)))
        , m_distances(points.rows(), start.cols())
        , m_centers(points.columns(), start.cols())
        , m_sums(start.cols())
    {}

    /// The largest change of a membership.
    double step()
    {
        moveCenters();
        for (Index j = 0; j < clusters();) {
            const Index block = std::min<Index>(4, clusters() - j);
            switch (block) {
            case 4:
                measure<4>(j);
                break;
            case 3:
                measure<3>(j);
                break;
            case 2:
                measure<2>(j);
                break;
            default:
                measure<1>(j);
            }
            j += block;
        }
        return share();
    }

    double objective() const { return m_objective; }
    Eigen::MatrixXd memberships() const { return m_memberships.map(); }
    /// Of the present memberships, d x k.
    const Eigen::MatrixXd& moveCenters()
    {
        const Index n = m_points.stride();
        for (Index j = 0; j < clusters(); ++j)
            m_sums[j] = m_powers.map().col(j).sum();
        for (Index l = 0; l < m_points.columns(); ++l)
            for (Index j = 0; j < clusters(); ++j) {
                const double *x = m_points.column(l), *w = m_powers.column(j);
                Lane sum = Lane::Zero();
                for (Index i = 0; i < n; i += AlignedMatrix::lane)
                    sum += laneAt(x + i) * laneAt(w + i);
                // A cluster without members is at the mean of all, which is the origin.
                m_centers(l, j) = m_sums[j] > 0.0 ? sum.sum() / m_sums[j] : 0.0;
            }
        return m_centers;
    }

private:
    Index clusters() const { return m_memberships.columns(); }

    /// Squared distances to `block` centres from the first on, from differences to avoid cancellation.
    template <int block>
    void measure(Index first)
    {
        for (Index i = 0; i < m_points.stride(); i += AlignedMatrix::lane) {
            Lane sums[block];
            for (Lane& sum : sums)
                sum.setZero();
            for (Index l = 0; l < m_points.columns(); ++l) {
                const Lane x = laneAt(m_points.column(l) + i);
                for (int j = 0; j < block; ++j)
                    sums[j] += (x - m_centers(l, first + j)).square();
            }
            for (int j = 0; j < block; ++j)
                laneAt(m_distances.column(first + j) + i) = sums[j];
        }
    }

    double share()
    {
        constexpr double least = 1e-290;  // so that no inverse overflows
        if (m_fuzzifier != 2.0 || m_distances.map().minCoeff() < least)
            return shareAnyhow();
        double change = 0.0;
        Lane total = Lane::Zero();
        const Index last = m_points.rows() - m_points.rows() % AlignedMatrix::lane;
        for (Index i = 0; i < m_points.stride(); i += AlignedMatrix::lane) {
            Lane sum = Lane::Zero();
            for (Index j = 0; j < clusters(); ++j)
                sum += laneAt(m_distances.column(j) + i).inverse();
            const Lane scale = sum.inverse();
            for (Index j = 0; j < clusters(); ++j) {
                const auto distance = laneAt(m_distances.column(j) + i);
                Lane u = scale / distance;
                if (i == last)
                    u.tail(AlignedMatrix::lane - (m_points.rows() - last)).setZero();
                change = std::max(change, (u - laneAt(m_memberships.column(j) + i)).abs().maxCoeff());
                laneAt(m_memberships.column(j) + i) = u;
                const Lane power = u.square();
                laneAt(m_powers.column(j) + i) = power;
                total += power * distance;
            }
        }
        m_objective = total.sum();
        return change;
    }

    double shareAnyhow()
    {
        const Eigen::MatrixXd distances = m_distances.map();
        const Eigen::MatrixXd next = fuzzyMemberships(distances, m_fuzzifier);
        const double change = (next - m_memberships.map()).cwiseAbs().maxCoeff();
        m_memberships.map() = next;
        m_powers.map() = powersOf(next, m_fuzzifier);
        m_objective = m_powers.map().cwiseProduct(distances).sum();
        return change;
    }

    const AlignedMatrix& m_points;
    double m_fuzzifier;
    AlignedMatrix m_memberships;
    AlignedMatrix m_powers;
    AlignedMatrix m_distances;
    Eigen::MatrixXd m_centers;  // d x k
    Eigen::VectorXd m_sums;
    double m_objective = 0;
};

}  // namespace

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
    : m_points(AlignedMatrix::copyOf(points))
    , m_mean(points.colwise().mean())
{
    m_points.map().rowwise() -= m_mean;
    constexpr double rounding = 1e-13;  // of the coordinates
    const double scatter = m_points.map().squaredNorm();
    if (scatter > rounding * rounding * points.squaredNorm())
        m_variance = scatter / static_cast<double>(points.rows());
    else  // all equal: only rounding is left to cluster
        m_points.map().setZero();
}

FcmOnPoints::Fit FcmOnPoints::fit(const Eigen::MatrixXd& start, const Options& options,
                                  const ShouldContinue& shouldContinue, bool keepsTrace) const
{
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
    Iteration iteration(m_points, start, options.fuzzifier);
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
    fit.centers = iteration.moveCenters().transpose().rowwise() + m_mean;
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
        squared.col(j) = (centred().rowwise() - centred().row(drawn)).rowwise().squaredNorm();
        nearest = nearest.cwiseMin(squared.col(j));
    }
    return fuzzyMemberships(squared, fuzzifier);
}

}  // namespace fuzzylens
