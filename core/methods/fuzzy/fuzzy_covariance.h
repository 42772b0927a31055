// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/mean_distances.h"
#include "core/numeric/parallel_while.h"

#include <optional>
#include <vector>

namespace fuzzylens {

/// How a fuzzy covariance is kept from being singular (Babuska, van der Veen and Kaymak 2002; methods.md 2.6).
struct CovarianceShrinkage
{
    double share = 0;  // gamma: F becomes (1 - gamma) F + gamma tau I, tau the mean variance of a feature
    double conditionLimit = 1e15;  // beta: eigenvalues below the largest / beta are raised to that
};

/// The Mahalanobis distances of Gustafson and Kessel: d_ij = y' A_j y, y = x_i - c_j, with A_j of determinant 1
/// and proportional to the inverse of cluster j's shrunk fuzzy covariance
/// F_j = sum_i w_ij y y' (divisor: the sum of the u^m). With fewer features than samples F_j is decomposed (p x
/// p) and the samples are processed in blocks; else
/// everything happens in the n x n inner products (methods.md 2.6, items 1 to 6) and no p x p matrix is formed. @p
/// weights are n numbers that sum to 1 everywhere (a column of meanWeights()).
class FUZZYLENS_EXPORT FuzzyCovariance
{
public:
    /// @throws std::invalid_argument if share is outside [0, 1], or is 0 with p >= n - 1, where the covariance of
    /// every cluster is singular and the distances are meaningless (methods.md 2.6).
    FuzzyCovariance(const MeanDistances& samples, const Dataset& data, const CovarianceShrinkage& shrinkage,
                    int threads);

    /// False when cancelled. @param weights n x k, columns that sum to 1. @param result n x
    /// k.
    bool distances(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                   Eigen::MatrixXd& result) const;

    /// t^2 of t = A^(1/2) y, the symmetric root: n x p, rows sum to the distances (methods.md 2.3). On @p threads.
    /// @param weights n x 1, as in the next.
    void rootPartials(const Eigen::MatrixXd& weights, int threads, Eigen::MatrixXd& partials) const;
    /// a_ll y_l^2: n x p (methods.md 2.3).
    void diagonalPartials(const Eigen::MatrixXd& weights, int threads, Eigen::MatrixXd& partials) const;

private:
    struct OfFeatures;
    struct OfProducts;
    std::optional<std::vector<Eigen::MatrixXd>> covariances(const Eigen::MatrixXd& weights,
                                                            const Eigen::MatrixXd& means, int threads,
                                                            const ShouldContinue& shouldContinue) const;
    double leastVariance(double greatest) const;
    Eigen::MatrixXd scaledRoot(const Eigen::MatrixXd& covariance) const;
    bool distancesByBlocks(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                           Eigen::MatrixXd& result) const;
    OfFeatures decomposed(const Eigen::MatrixXd& covariance) const;
    OfFeatures decomposedFeatures(const Eigen::MatrixXd& weights, int threads) const;
    OfProducts decomposedProducts(const Eigen::VectorXd& weights) const;
    Eigen::VectorXd distancesTo(const Eigen::VectorXd& weights) const;

    const MeanDistances& m_samples;
    const Dataset& m_data;
    CovarianceShrinkage m_shrinkage;
    int m_threads;
    double m_meanVariance;  // tau
};

}  // namespace fuzzylens
