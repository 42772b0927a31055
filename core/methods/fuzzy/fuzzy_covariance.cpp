// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fuzzy_covariance.h"

#include "core/numeric/parallel.h"

#include <Eigen/Dense>

#include <cmath>
#include <stdexcept>
#include <string>

namespace fuzzylens {

namespace {

double meanVariance(const Dataset& data)
{
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
        throw std::invalid_argument("shrinkage must lie between 0 and 1");
    if (!(shrinkage.conditionLimit > 1))
        throw std::invalid_argument("the limit of the condition number must exceed 1");
    if (shrinkage.share == 0 && samples.features() >= samples.samples() - 1)
        throw std::invalid_argument(
            "shrinkage must exceed 0 for " + std::to_string(samples.features()) + " features of " +
            std::to_string(samples.samples()) +
            " samples: the covariance of a cluster has no inverse, and every sample would be equally far from it");
}

}  // namespace

FuzzyCovariance::FuzzyCovariance(const MeanDistances& samples, const Dataset& data,
                                 const CovarianceShrinkage& shrinkage, int threads)
    : m_samples(samples)
    , m_data(data)
    , m_shrinkage(shrinkage)
    , m_threads(threads)
    , m_meanVariance(meanVariance(data))
{
    check(samples, shrinkage);
    if (m_meanVariance == 0)
        throw std::invalid_argument("every feature is constant; there is nothing to tell clusters by");
}

Eigen::MatrixXd FuzzyCovariance::distances(const Eigen::MatrixXd& weights) const
{
    Eigen::MatrixXd result(weights.rows(), weights.cols());
    parallelFor(weights.cols(), m_threads, [&](Index j) {
        result.col(j) = m_samples.usesProducts() ? fromProducts(weights.col(j)) : fromFeatures(weights.col(j));
    });
    return result;
}

Eigen::VectorXd FuzzyCovariance::fromFeatures(const Eigen::VectorXd& weights) const
{
    const Index p = m_data.features();
    const auto values = m_data.values().map();
    const Eigen::RowVectorXd mean = weights.transpose() * values;
    const Eigen::MatrixXd y = values.rowwise() - mean;
    Eigen::MatrixXd covariance = (1 - m_shrinkage.share) * (y.transpose() * weights.asDiagonal() * y);
    covariance.diagonal().array() += m_shrinkage.share * m_meanVariance;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(covariance);
    const double least = solver.eigenvalues()[p - 1] / m_shrinkage.conditionLimit;
    const Eigen::VectorXd variances = solver.eigenvalues().cwiseMax(least);
    const double scale = std::exp(variances.array().log().mean());  // the p-th root of the determinant
    const Eigen::MatrixXd turned = y * solver.eigenvectors();
    return scale * (turned.array().square().rowwise() / variances.transpose().array()).rowwise().sum();
}

Eigen::VectorXd FuzzyCovariance::fromProducts(const Eigen::VectorXd& weights) const
{
    const Index n = m_data.samples();
    const auto p = static_cast<double>(m_data.features());
    // Inner products of y = x - c.
    const Eigen::MatrixXd& x = m_samples.products();
    const Eigen::VectorXd shared = x * weights;
    Eigen::MatrixXd y = x;
    y.colwise() -= shared;
    y.rowwise() -= shared.transpose();
    y.array() += weights.dot(shared);
    // F = a I + B' B with B = sqrt(1 - gamma) diag(sqrt(w)) Y, so B B' has the eigenvalues of F - a I.
    const Eigen::VectorXd roots = (1 - m_shrinkage.share) > 0
                                      ? Eigen::VectorXd((weights * (1 - m_shrinkage.share)).cwiseSqrt())
                                      : Eigen::VectorXd::Zero(n);
    const Eigen::MatrixXd outer = roots.asDiagonal() * y * roots.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(outer);
    Eigen::VectorXd lambda = solver.eigenvalues().cwiseMax(0.0);
    double a = m_shrinkage.share * m_meanVariance;
    const double floor = (a + lambda[n - 1]) / m_shrinkage.conditionLimit;
    if (floor > a) {
        lambda = (lambda.array() + (a - floor)).cwiseMax(0.0);
        a = floor;
    }
    const double logDeterminant = (p - static_cast<double>(n)) * std::log(a) + (lambda.array() + a).log().sum();
    const double scale = std::exp(logDeterminant / p);
    const Eigen::MatrixXd h = y * roots.asDiagonal() * solver.eigenvectors();
    // y' F^-1 y = (|y|^2 - sum_r h_r^2 / (a + lambda_r)) / a.
    const Eigen::ArrayXd explained =
        (h.array().square().rowwise() / (lambda.array() + a).transpose()).rowwise().sum();
    return scale * ((y.diagonal().array() - explained) / a).max(0.0);
}

}  // namespace fuzzylens
