// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fuzzy_covariance.h"

#include "core/common/issue.h"
#include "core/numeric/eigen_pairs.h"
#include "core/numeric/parallel.h"

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
    Eigen::MatrixXd y;        // n x p: the samples less the mean
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

Eigen::MatrixXd FuzzyCovariance::distances(const Eigen::MatrixXd& weights,
                                           const ShouldContinue& shouldContinue) const
{
    Eigen::MatrixXd result(weights.rows(), weights.cols());
    const bool isComplete = parallelWhile(weights.cols(), m_threads, shouldContinue,
                                          [&](Index j) { result.col(j) = distancesTo(weights.col(j)); });
    return isComplete ? result : Eigen::MatrixXd();
}

FuzzyCovariance::OfFeatures FuzzyCovariance::decomposedFeatures(const Eigen::VectorXd& weights) const
{
    const Index p = m_data.features();
    const auto values = m_data.values().map();
    const Eigen::RowVectorXd mean = weights.transpose() * values;
    OfFeatures shape;
    shape.y = values.rowwise() - mean;
    Eigen::MatrixXd covariance = (1 - m_shrinkage.share) * (shape.y.transpose() * weights.asDiagonal() * shape.y);
    covariance.diagonal().array() += m_shrinkage.share * m_meanVariance;
    const EigenPairs axes = symmetricEigenPairs(covariance);
    // A cluster of equal samples has no shape: a ball.
    const double least = std::max(axes.values[p - 1], m_meanVariance) / m_shrinkage.conditionLimit;
    shape.variances = axes.values.cwiseMax(least);
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
    if (!m_samples.usesProducts()) {
        const OfFeatures shape = decomposedFeatures(weights);
        const Eigen::MatrixXd turned = shape.y * shape.vectors;
        return shape.scale *
               (turned.array().square().rowwise() / shape.variances.transpose().array()).rowwise().sum();
    }
    // y' F^-1 y = (|y|^2 - sum_r (q_r' y)^2 lambda_r / (a + lambda_r)) / a.
    const OfProducts shape = decomposedProducts(weights);
    const Eigen::MatrixXd h = shape.y * shape.roots.asDiagonal() * shape.vectors;
    const Eigen::VectorXd middle = shape.divided(shape.lambda.array() / (shape.lambda.array() + shape.a));
    const Eigen::VectorXd explained = h.array().square().matrix() * middle;
    return shape.scale * ((shape.y.diagonal() - explained) / shape.a).cwiseMax(0.0);
}

void FuzzyCovariance::rootPartials(const Eigen::VectorXd& weights, int threads, Eigen::MatrixXd& partials) const
{
    const Index p = m_data.features();
    partials.resize(m_data.samples(), p);
    if (!m_samples.usesProducts()) {
        const OfFeatures shape = decomposedFeatures(weights);
        const Eigen::VectorXd stretch = (shape.scale / shape.variances.array()).sqrt();
        const Eigen::MatrixXd root = shape.vectors * stretch.asDiagonal() * shape.vectors.transpose();
        forPanels(p, threads, [&](Index first, Index width) {
            partials.middleCols(first, width) = (shape.y * root.middleCols(first, width)).array().square();
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
        y.rowwise() -= (weights.transpose() * y).eval();
        partials.middleCols(first, width) = (left * y).array().square();
    });
}

void FuzzyCovariance::diagonalPartials(const Eigen::VectorXd& weights, int threads,
                                       Eigen::MatrixXd& partials) const
{
    const Index p = m_data.features();
    partials.resize(m_data.samples(), p);
    if (!m_samples.usesProducts()) {
        const OfFeatures shape = decomposedFeatures(weights);
        const Eigen::RowVectorXd diagonal =
            shape.scale * (shape.vectors.array().square().matrix() * shape.variances.cwiseInverse()).transpose();
        partials = shape.y.array().square().rowwise() * diagonal.array();
        return;
    }
    // diag F^-1 = (1 - sum_r (Q_lr)^2 lambda_r / (a + lambda_r)) / a, Q' = spread^-1/2 E' B.
    const OfProducts shape = decomposedProducts(weights);
    const Eigen::VectorXd middle = shape.divided(shape.lambda.array() / (shape.lambda.array() + shape.a));
    const Eigen::MatrixXd left = shape.vectors.transpose() * shape.roots.asDiagonal();
    forPanels(p, threads, [&](Index first, Index width) {
        Eigen::MatrixXd y = m_data.values().map().middleCols(first, width);
        y.rowwise() -= (weights.transpose() * y).eval();
        const Eigen::RowVectorXd explained = middle.transpose() * (left * y).array().square().matrix();
        const Eigen::RowVectorXd diagonal = (shape.scale / shape.a) * (1.0 - explained.array()).max(0.0);
        partials.middleCols(first, width) = y.array().square().rowwise() * diagonal.array();
    });
}

}  // namespace fuzzylens
