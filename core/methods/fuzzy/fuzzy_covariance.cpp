// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fuzzy_covariance.h"

#include "core/common/issue.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/parallel.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <string>

namespace fuzzylens {

namespace {

double meanVariance(const MeanDistances& samples, const Dataset& data)
{
    if (samples.usesProducts())
        return samples.products().trace() / static_cast<double>(samples.samples() * samples.features());
    double sum = 0;
    for (Index l = 0; l < data.features(); ++l) {
        const auto column = data.values().map().col(l);
        sum += (column.array() - column.mean()).square().mean();
    }
    return sum / static_cast<double>(data.features());
}

void check(const MeanDistances& samples, const CovarianceShrinkage& shrinkage)
{
    if (!(shrinkage.share >= 0 && shrinkage.share <= 1))
        throw ArgumentError(message("shrinkage must lie between 0 and 1"));
    if (!(shrinkage.conditionLimit > 1))
        throw ArgumentError(message("the limit of the condition number must exceed 1"));
    if (shrinkage.share == 0 && samples.features() >= samples.samples() - 1)
        throw ArgumentError(message("shrinkage must exceed 0 for %1 features of %2 samples: the covariance of a "
                                    "cluster has no inverse, and every sample would be equally far from it",
                                    samples.features(), samples.samples()));
}

constexpr Index rowsAtOnce = 512;  // whose differences stay in the cache

/// Goes through rows @p first to @p end in blocks: body(first, size).
template <typename Body>
void forRows(Index first, Index end, const Body& body)
{
    for (; first < end; first += rowsAtOnce)
        body(first, std::min(rowsAtOnce, end - first));
}

/// Goes through all rows in blocks, on several threads: body(first, size).
template <typename Body>
void forRowBlocks(Index rows, int threads, const Body& body)
{
    parallelFor((rows + rowsAtOnce - 1) / rowsAtOnce, threads,
                [&](Index at) { forRows(at * rowsAtOnce, std::min(rows, (at + 1) * rowsAtOnce), body); });
}

/// Goes through the features in panels: body(first, width).
template <typename Body>
void forPanels(Index features, int threads, const Body& body)
{
    const Index panels = (features + featuresInPanel - 1) / featuresInPanel;
    parallelFor(panels, threads, [&](Index at) {
        body(at * featuresInPanel, std::min(featuresInPanel, features - at * featuresInPanel));
    });
}

}  // namespace

/// F = V diag(variances) V' from the features; A = scale F^-1.
struct FuzzyCovariance::OfFeatures
{
    Eigen::RowVectorXd mean;
    Eigen::MatrixXd vectors;  // p x p
    Eigen::VectorXd variances;
    double scale = 0;  // the p-th root of the determinant of F
};

/// F = a I + Q diag(lambda) Q', Q = B' E diag(spread^-1/2), B = diag(roots) Y, B B' = E diag(spread) E'; A = scale
/// F^-1. Raised eigenvalues make lambda and spread differ.
struct FuzzyCovariance::OfProducts
{
    Eigen::MatrixXd y;        // n x n: inner products of the samples less the mean
    Eigen::VectorXd roots;    // sqrt((1 - gamma) w)
    Eigen::MatrixXd vectors;  // E, n x n
    Eigen::VectorXd spread;
    Eigen::VectorXd lambda;
    double a = 0;
    double scale = 0;

    /// What B' E diag(.) E' B has in its middle where Q diag(value) Q' is meant; nothing for directions without
    /// spread.
    Eigen::VectorXd divided(const Eigen::ArrayXd& value) const
    {
        constexpr double negligible = 1e-12;
        const double least = negligible * spread.maxCoeff();
        return (spread.array() > least).select(value / spread.array().max(least), 0.0);
    }
};

FuzzyCovariance::FuzzyCovariance(const MeanDistances& samples, const Dataset& data,
                                 const CovarianceShrinkage& shrinkage, int threads)
    : m_samples(samples)
    , m_data(data)
    , m_shrinkage(shrinkage)
    , m_threads(threads)
    , m_meanVariance(meanVariance(samples, data))
{
    check(samples, shrinkage);
    constexpr double rounding = 1e-30;  // of the mean of a constant, squared
    if (!(m_meanVariance > rounding * data.values().map().cwiseAbs2().maxCoeff()))
        throw ArgumentError(message("every feature is constant; clusters cannot be distinguished"));
}

bool FuzzyCovariance::distances(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                                Eigen::MatrixXd& result) const
{
    result.resize(weights.rows(), weights.cols());
    if (!m_samples.usesProducts())
        return distancesByBlocks(weights, shouldContinue, result);
    return parallelWhile(weights.cols(), m_threads, shouldContinue,
                         [&](Index j) { result.col(j) = distancesTo(weights.col(j)); });
}

/// F of each column of @p weights (p x p, the lower half), shrunk. The samples are added up in pieces whose number
/// depends on the data alone; all clusters go through a piece before the next is fetched.
std::optional<std::vector<Eigen::MatrixXd>>
FuzzyCovariance::covariances(const Eigen::MatrixXd& weights, const Eigen::MatrixXd& means, int threads,
                             const ShouldContinue& shouldContinue) const
{
    constexpr Index mostPieces = 16, leastRows = 2048;
    const Index n = m_data.samples(), p = m_data.features(), k = weights.cols();
    // Their sums take no more than the data.
    const Index pieces = std::clamp(std::min(n / std::max(leastRows, 8 * p), n / (k * p)), Index{1}, mostPieces);
    const auto values = m_data.values().map();
    std::vector<Eigen::MatrixXd> sums(static_cast<std::size_t>(pieces * k));
    const bool isComplete = parallelWhile(pieces * k, threads, shouldContinue, [&](Index at) {
        const Index piece = at / k, j = at % k;
        Eigen::MatrixXd& sum = sums[static_cast<std::size_t>(at)];
        sum.setZero(p, p);
        Eigen::MatrixXd y(std::min(n, rowsAtOnce), p);
        forRows(n * piece / pieces, n * (piece + 1) / pieces, [&](Index first, Index size) {
            auto block = y.topRows(size);
            const Eigen::ArrayXd share = weights.col(j).segment(first, size).array().sqrt();
            for (Index l = 0; l < p; ++l)
                block.col(l) = (values.col(l).segment(first, size).array() - means(j, l)) * share;
            sum.selfadjointView<Eigen::Lower>().rankUpdate(block.transpose());
        });
    });
    if (!isComplete)
        return std::nullopt;
    for (Index at = k; at < pieces * k; ++at)
        sums[static_cast<std::size_t>(at % k)] += sums[static_cast<std::size_t>(at)];
    sums.resize(static_cast<std::size_t>(k));
    for (Eigen::MatrixXd& covariance : sums) {
        covariance *= 1 - m_shrinkage.share;
        covariance.diagonal().array() += m_shrinkage.share * m_meanVariance;
    }
    return sums;
}

/// What eigenvalues are raised to. A cluster of equal samples has no shape: a ball.
double FuzzyCovariance::leastVariance(double greatest) const
{
    return std::max(greatest, m_meanVariance) / m_shrinkage.conditionLimit;
}

/// R with A = R R', of a covariance whose lower half is read: from its Cholesky factor, unless an eigenvalue may
/// have to be raised.
Eigen::MatrixXd FuzzyCovariance::scaledRoot(const Eigen::MatrixXd& covariance) const
{
    constexpr double safety = 1e4;  // of the estimate of the condition number, for each feature
    const auto p = static_cast<double>(covariance.rows());
    if (const Eigen::LLT<Eigen::MatrixXd> factor(covariance); factor.info() == Eigen::Success) {
        const double least = factor.rcond() * covariance.diagonal().maxCoeff();
        if (least > safety * p * leastVariance(p * covariance.diagonal().maxCoeff())) {
            Eigen::MatrixXd root = Eigen::MatrixXd::Identity(covariance.rows(), covariance.cols());
            factor.matrixU().solveInPlace(root);
            return root * std::exp(factor.matrixLLT().diagonal().array().log().mean());
        }
    }
    const OfFeatures shape = decomposed(covariance);
    return shape.vectors * (shape.scale / shape.variances.array()).sqrt().matrix().asDiagonal();
}

bool FuzzyCovariance::distancesByBlocks(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                                        Eigen::MatrixXd& result) const
{
    const Index n = m_data.samples(), p = m_data.features(), k = weights.cols();
    const auto values = m_data.values().map();
    const Eigen::MatrixXd means = m_samples.means(weights);
    const auto shapes = covariances(weights, means, m_threads, shouldContinue);
    if (!shapes)
        return false;
    std::vector<Eigen::MatrixXd> roots(static_cast<std::size_t>(k));
    if (!parallelWhile(k, m_threads, shouldContinue, [&](Index j) {
            roots[static_cast<std::size_t>(j)] = scaledRoot((*shapes)[static_cast<std::size_t>(j)]);
        }))
        return false;
    return parallelWhile((n + rowsAtOnce - 1) / rowsAtOnce, m_threads, shouldContinue, [&](Index at) {
        const Index first = at * rowsAtOnce, size = std::min(rowsAtOnce, n - first);
        Eigen::MatrixXd y(size, p), turned(size, p);
        for (Index j = 0; j < k; ++j) {
            y = values.middleRows(first, size).rowwise() - means.row(j);
            turned.noalias() = y * roots[static_cast<std::size_t>(j)];
            result.col(j).segment(first, size) = turned.rowwise().squaredNorm();
        }
    });
}

FuzzyCovariance::OfFeatures FuzzyCovariance::decomposedFeatures(const Eigen::MatrixXd& weights, int threads) const
{
    const Eigen::MatrixXd mean = m_samples.means(weights);
    OfFeatures shape = decomposed(covariances(weights, mean, threads, {})->front());
    shape.mean = mean;
    return shape;
}

FuzzyCovariance::OfFeatures FuzzyCovariance::decomposed(const Eigen::MatrixXd& covariance) const
{
    OfFeatures shape;
    const EigenPairs axes = symmetricEigenPairs(covariance);
    shape.variances = axes.values.cwiseMax(leastVariance(axes.values[covariance.rows() - 1]));
    shape.vectors = axes.vectors;
    shape.scale = std::exp(shape.variances.array().log().mean());
    return shape;
}

FuzzyCovariance::OfProducts FuzzyCovariance::decomposedProducts(const Eigen::VectorXd& weights) const
{
    const Index n = m_data.samples();
    const auto p = static_cast<double>(m_data.features());
    OfProducts shape;
    const Eigen::MatrixXd& x = m_samples.products();
    const Eigen::VectorXd shared = x * weights;
    shape.y = x;
    shape.y.colwise() -= shared;
    shape.y.rowwise() -= shared.transpose();
    shape.y.array() += weights.dot(shared);
    shape.roots = ((1 - m_shrinkage.share) * weights).cwiseSqrt();
    const Eigen::MatrixXd outer = shape.roots.asDiagonal() * shape.y * shape.roots.asDiagonal();
    const EigenPairs axes = symmetricEigenPairs(outer);
    shape.vectors = axes.vectors;
    shape.spread = shape.lambda = axes.values.cwiseMax(0.0);
    shape.a = m_shrinkage.share * m_meanVariance;
    const double least = (shape.a + shape.lambda[n - 1]) / m_shrinkage.conditionLimit;
    if (least > shape.a) {
        shape.lambda = (shape.lambda.array() + (shape.a - least)).cwiseMax(0.0);
        shape.a = least;
    }
    const double logDeterminant =
        (p - static_cast<double>(n)) * std::log(shape.a) + (shape.lambda.array() + shape.a).log().sum();
    shape.scale = std::exp(logDeterminant / p);
    return shape;
}

Eigen::VectorXd FuzzyCovariance::distancesTo(const Eigen::VectorXd& weights) const
{
    // y' F^-1 y = (|y|^2 - sum_r (q_r' y)^2 lambda_r / (a + lambda_r)) / a.
    const OfProducts shape = decomposedProducts(weights);
    const Eigen::MatrixXd h = shape.y * shape.roots.asDiagonal() * shape.vectors;
    const Eigen::VectorXd middle = shape.divided(shape.lambda.array() / (shape.lambda.array() + shape.a));
    const Eigen::VectorXd explained = h.array().square().matrix() * middle;
    return shape.scale * ((shape.y.diagonal() - explained) / shape.a).cwiseMax(0.0);
}

void FuzzyCovariance::rootPartials(const Eigen::MatrixXd& weights, int threads, Eigen::MatrixXd& partials) const
{
    const Index p = m_data.features();
    partials.resize(m_data.samples(), p);
    if (!m_samples.usesProducts()) {
        const OfFeatures shape = decomposedFeatures(weights, threads);
        const Eigen::VectorXd stretch = (shape.scale / shape.variances.array()).sqrt();
        const Eigen::MatrixXd root = shape.vectors * stretch.asDiagonal() * shape.vectors.transpose();
        forRowBlocks(m_data.samples(), threads, [&](Index first, Index size) {
            const Eigen::MatrixXd y = m_data.values().map().middleRows(first, size).rowwise() - shape.mean;
            partials.middleRows(first, size) = (y * root).array().square();
        });
        return;
    }
    // t = sqrt(scale / a) (y - Q diag(1 - sqrt(a / (a + lambda))) Q' y), for all samples T = left Y.
    const OfProducts shape = decomposedProducts(weights);
    const Eigen::VectorXd middle = shape.divided(1.0 - (shape.a / (shape.a + shape.lambda.array())).sqrt());
    const Eigen::MatrixXd scaled = shape.roots.asDiagonal() * shape.vectors;
    Eigen::MatrixXd left = -(shape.y * scaled) * middle.asDiagonal() * scaled.transpose();
    left.diagonal().array() += 1.0;
    left *= std::sqrt(shape.scale / shape.a);
    forPanels(p, threads, [&](Index first, Index width) {
        Eigen::MatrixXd y = m_data.values().map().middleCols(first, width);
        y.rowwise() -= (weights.col(0).transpose() * y).eval();
        partials.middleCols(first, width) = (left * y).array().square();
    });
}

void FuzzyCovariance::diagonalPartials(const Eigen::MatrixXd& weights, int threads,
                                       Eigen::MatrixXd& partials) const
{
    const Index p = m_data.features();
    partials.resize(m_data.samples(), p);
    if (!m_samples.usesProducts()) {
        const OfFeatures shape = decomposedFeatures(weights, threads);
        const Eigen::RowVectorXd diagonal =
            shape.scale * (shape.vectors.array().square().matrix() * shape.variances.cwiseInverse()).transpose();
        forRowBlocks(m_data.samples(), threads, [&](Index first, Index size) {
            partials.middleRows(first, size) =
                (m_data.values().map().middleRows(first, size).rowwise() - shape.mean).array().square().rowwise() *
                diagonal.array();
        });
        return;
    }
    // diag F^-1 = (1 - sum_r (Q_lr)^2 lambda_r / (a + lambda_r)) / a, Q' = spread^-1/2 E' B.
    const OfProducts shape = decomposedProducts(weights);
    const Eigen::VectorXd middle = shape.divided(shape.lambda.array() / (shape.lambda.array() + shape.a));
    const Eigen::MatrixXd left = shape.vectors.transpose() * shape.roots.asDiagonal();
    forPanels(p, threads, [&](Index first, Index width) {
        Eigen::MatrixXd y = m_data.values().map().middleCols(first, width);
        y.rowwise() -= (weights.col(0).transpose() * y).eval();
        const Eigen::RowVectorXd explained = middle.transpose() * (left * y).array().square().matrix();
        const Eigen::RowVectorXd diagonal = (shape.scale / shape.a) * (1.0 - explained.array()).max(0.0);
        partials.middleCols(first, width) = y.array().square().rowwise() * diagonal.array();
    });
}

}  // namespace fuzzylens
