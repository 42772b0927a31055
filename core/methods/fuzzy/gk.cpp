// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/gk.h"

#include "core/common/issue.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/random.h"

#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

namespace fuzzylens {

namespace {

/// The roots of the inverse of the shrunk variances; 0 in directions without any.
Eigen::ArrayXd inverseRoots(const Eigen::ArrayXd& variances, double meanVariance, double share)
{
    const Eigen::ArrayXd shrunk = (1 - share) * variances + share * meanVariance;
    return (shrunk > roundingOfProducts * shrunk.maxCoeff()).select(shrunk.rsqrt(), 0.0);
}

/// The samples in coordinates in which the shrunk covariance of all of them is the unit matrix: n x min(n, p).
Eigen::MatrixXd whitened(const MeanDistances& samples, const Dataset& data, double share)
{
    const auto n = static_cast<double>(data.samples()), p = static_cast<double>(data.features());
    if (samples.usesProducts()) {
        const EigenPairs axes = symmetricEigenPairs(samples.products());
        const Eigen::ArrayXd spread = axes.values.array().max(0.0);
        const Eigen::ArrayXd roots = spread.sqrt() * inverseRoots(spread / n, spread.sum() / (n * p), share);
        return axes.vectors * roots.matrix().asDiagonal();
    }
    const auto values = data.values().map();
    const Eigen::MatrixXd y = values.rowwise() - values.colwise().mean();
    const EigenPairs axes = symmetricEigenPairs(y.transpose() * y / n);
    const Eigen::ArrayXd variances = axes.values.array().max(0.0);
    return y * axes.vectors * inverseRoots(variances, variances.mean(), share).matrix().asDiagonal();
}

/// The operator of fuzzifierBoundOfShapes().
class MembershipChange
{
public:
    MembershipChange(Eigen::MatrixXd z, Index features, double share)
        : m_z(std::move(z))
        , m_lengths(m_z.rowwise().squaredNorm())
        , m_features(static_cast<double>(features))
        , m_share(share)
    {
        if (m_z.rows() <= fewSamples)
            m_squaredProducts = (m_z * m_z.transpose()).cwiseAbs2();
    }

    /// @param e of mean 0.
    Eigen::VectorXd operator()(const Eigen::VectorXd& e) const
    {
        const Eigen::VectorXd sum = 2.0 * (m_z * (m_z.transpose() * e)) +
                                    (1 - m_share) * (squares(e) - m_lengths * (m_lengths.dot(e) / m_features));
        const Eigen::ArrayXd result =
            (m_lengths.array() > 0.0).select(sum.array() / m_lengths.array(), 0.0) / static_cast<double>(e.size());
        return (result - result.mean()).matrix();
    }

    static constexpr Index fewSamples = 1024;

private:
    /// sum_l (z_i'z_l)^2 e_l
    Eigen::VectorXd squares(const Eigen::VectorXd& e) const
    {
        if (m_squaredProducts.size() > 0)
            return m_squaredProducts * e;
        const Eigen::MatrixXd sum = m_z.transpose() * (e.asDiagonal() * m_z);
        return (m_z * sum).cwiseProduct(m_z).rowwise().sum();
    }

    Eigen::MatrixXd m_z;
    Eigen::VectorXd m_lengths;
    Eigen::MatrixXd m_squaredProducts;  // n x n; empty with many samples
    double m_features;
    double m_share;
};

/// By the power method, from below.
double largestEigenvalue(const MembershipChange& change, Index samples)
{
    constexpr int mostSteps = 60;
    constexpr double tolerance = 1e-3;
    Random random(1);
    Eigen::VectorXd e(samples);
    for (double& one : e)
        one = random.normal();
    e.array() -= e.mean();
    double largest = 0;
    for (int step = 0; step < mostSteps; ++step) {
        const double length = e.norm();
        if (!(length > 0.0))
            return 0.0;
        e = change(e / length);
        const double before = std::exchange(largest, e.norm());
        if (std::abs(largest - before) <= tolerance * largest)
            break;
    }
    return largest;
}

}  // namespace

double fuzzifierBoundOfShapes(const DatasetPtr& data, const CovarianceShrinkage& shrinkage, int threads)
{
    constexpr double infinite = std::numeric_limits<double>::infinity(), mostWork = 5e8;
    const auto n = static_cast<double>(data->samples()), p = static_cast<double>(data->features());
    if (!std::isfinite(largestDirectionEigenvalue(data, threads)) ||
        (data->samples() > MembershipChange::fewSamples && n * std::min(n, p) * std::min(n, p) > mostWork))
        return infinite;
    const MembershipChange change(whitened(MeanDistances(data, threads), *data, shrinkage.share), data->features(),
                                  shrinkage.share);
    const double mu = largestEigenvalue(change, data->samples());
    return mu < 1.0 ? 1.0 / (1.0 - mu) : infinite;
}

Outcome gustafsonKessel(const Problem& problem, const ClusteringOptions& options,
                        const CovarianceShrinkage& shrinkage, const RunControl& control)
{
    const auto begin = std::chrono::steady_clock::now();
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
    requireComplete(problem);
    const MeanDistances samples(problem.data, control.threads);
    const FuzzyCovariance covariance(samples, *problem.data, shrinkage, control.threads);
    Outcome outcome =
        alternate(samples,
                  plainGeometry([&covariance](const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                                              Eigen::MatrixXd& distances) {
                      return covariance.distances(weights, shouldContinue, distances);
                  }),
                  options, control);
    warnOfEmptyClusters(outcome);
    warnOfEqualMemberships(options.fuzzifier, outcome);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    requireFinite(outcome);
    return outcome;
}

}  // namespace fuzzylens
