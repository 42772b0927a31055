// SPDX-License-Identifier: GPL-3.0-or-later
// SFFD written as the formulas of methods.md 2.2 to 2.5 stand, with p x p norms and a solver that tries every
// support.
#pragma once

#include "core/methods/sffd/sffd.h"

#include <Eigen/Dense>

#include <cmath>
#include <limits>
#include <vector>

namespace fuzzylens::test {

/// What u costs: sum_s d_s u_s^2 + f_s u_s.
inline double rowCost(const Eigen::RowVectorXd& u, const Eigen::RowVectorXd& d, const Eigen::RowVectorXd& f)
{
    return (d.array() * u.array().square() + f.array() * u.array()).sum();
}

/// The least cost over the simplex, by the stationary point of every face; distances above 0.
inline Eigen::RowVectorXd bruteForceRow(const Eigen::RowVectorXd& d, const Eigen::RowVectorXd& f)
{
    const auto k = d.size();
    Eigen::RowVectorXd best;
    double least = std::numeric_limits<double>::infinity();
    for (unsigned face = 1; face < (1u << k); ++face) {
        double inverse = 0, pull = 0;
        for (Eigen::Index s = 0; s < k; ++s)
            if (face >> s & 1) {
                inverse += 1 / d[s];
                pull += f[s] / d[s];
            }
        Eigen::RowVectorXd u = Eigen::RowVectorXd::Zero(k);
        for (Eigen::Index s = 0; s < k; ++s)
            if (face >> s & 1)
                u[s] = ((2 + pull) / inverse - f[s]) / (2 * d[s]);
        if (u.minCoeff() >= 0 && rowCost(u, d, f) < least) {
            least = rowCost(u, d, f);
            best = u;
        }
    }
    return best;
}

struct NaiveSffd
{
    Eigen::MatrixXd memberships;  // n x k
    Eigen::MatrixXd weights;      // k x p
    std::vector<double> objective;
};

/// t^2 of one cluster, n x p.
inline Eigen::MatrixXd naivePartials(const Eigen::MatrixXd& x, const Eigen::VectorXd& u, PartialDistance kind,
                                     double shrinkage)
{
    const Eigen::Index n = x.rows(), p = x.cols();
    const Eigen::VectorXd w = u.array().square() / u.array().square().sum();
    const Eigen::RowVectorXd center = w.transpose() * x;
    const Eigen::MatrixXd y = x.rowwise() - center;
    if (kind == PartialDistance::Euclid)
        return y.array().square();
    const double tau = (x.rowwise() - x.colwise().mean()).squaredNorm() / double(n) / double(p);
    Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(p, p);
    for (Eigen::Index i = 0; i < n; ++i)
        covariance += (1 - shrinkage) * w[i] * y.row(i).transpose() * y.row(i);
    covariance += shrinkage * tau * Eigen::MatrixXd::Identity(p, p);
    const Eigen::LDLT<Eigen::MatrixXd> factor(covariance);
    const Eigen::MatrixXd norm = std::exp(factor.vectorD().array().log().sum() / double(p)) * covariance.inverse();
    if (kind == PartialDistance::Diagonal)
        return y.array().square().rowwise() * norm.diagonal().transpose().array();
    const Eigen::MatrixXd root = Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(norm).operatorSqrt();
    return (y * root).array().square();
}

/// The weights of least scale sum v E + delta sum v^2: features leave until none is negative.
inline Eigen::VectorXd naiveWeights(const Eigen::VectorXd& dispersions, double delta, double scale)
{
    const auto p = dispersions.size();
    std::vector<bool> isIn(std::size_t(p), true);
    while (true) {
        double mean = 0, count = 0;
        for (Eigen::Index l = 0; l < p; ++l)
            if (isIn[std::size_t(l)]) {
                mean += dispersions[l];
                ++count;
            }
        mean /= count;
        Eigen::VectorXd v = Eigen::VectorXd::Zero(p);
        bool isNegative = false;
        for (Eigen::Index l = 0; l < p; ++l)
            if (isIn[std::size_t(l)]) {
                v[l] = 1 / count + scale * (mean - dispersions[l]) / (2 * delta);
                if (v[l] < 0) {
                    isNegative = true;
                    isIn[std::size_t(l)] = false;
                }
            }
        if (!isNegative)
            return v;
    }
}

inline double naivePairCost(const PairSet& pairs, const Eigen::MatrixXd& u)
{
    double cost = 0;
    for (const SamplePair& pair : pairs.must)
        for (Eigen::Index j = 0; j < u.cols(); ++j)
            cost += u(pair.first, j) * (1 - u(pair.second, j));
    for (const SamplePair& pair : pairs.cannot)
        for (Eigen::Index j = 0; j < u.cols(); ++j)
            cost += u(pair.first, j) * u(pair.second, j);
    return cost;
}

/// So many iterations from @p start.
inline NaiveSffd naiveSffd(const Eigen::MatrixXd& x, const PairSet& pairs, const SffdOptions& options,
                           const Eigen::MatrixXd& start, int iterations)
{
    const Eigen::Index n = x.rows(), p = x.cols(), k = start.cols();
    NaiveSffd result;
    result.memberships = start;
    result.weights = Eigen::MatrixXd::Constant(k, p, 1 / double(p));
    Eigen::MatrixXd& u = result.memberships;
    for (int iteration = 0; iteration < iterations; ++iteration) {
        Eigen::MatrixXd distances(n, k);
        double weightTerm = 0;
        for (Eigen::Index j = 0; j < k; ++j) {
            const Eigen::MatrixXd partials = naivePartials(x, u.col(j), options.partial, options.shrinkage);
            const Eigen::VectorXd dispersions = partials.transpose() * u.col(j).array().square().matrix();
            Eigen::VectorXd v = result.weights.row(j).transpose();
            if (options.learnsWeights) {
                const double delta =
                    options.deltaRule == DeltaRule::Reference
                        ? options.weightBalance * double(p) * dispersions.sum()
                        : options.weightBalance * double(p) * v.dot(dispersions) / v.squaredNorm();
                v = naiveWeights(dispersions, delta, double(p));
                weightTerm += delta * v.squaredNorm();
            }
            result.weights.row(j) = v.transpose();
            distances.col(j) = double(p) * partials * v;
        }
        const double mean = (u.array().square() * distances.array()).sum() / u.array().square().sum();
        const double alpha = pairs.empty()
                                 ? 0
                                 : options.strength.factor * double(n) / double(pairs.size()) * mean *
                                       (options.strength.rule == AlphaRule::Balanced ? double(k) / 2 : 1.0);
        for (Eigen::Index i = 0; i < n; ++i) {
            Eigen::RowVectorXd force = Eigen::RowVectorXd::Zero(k);
            for (const SamplePair& pair : pairs.must)
                for (const auto& [one, other] : {std::pair(pair.first, pair.second), {pair.second, pair.first}})
                    if (one == i)
                        force -= alpha * u.row(other);
            for (const SamplePair& pair : pairs.cannot)
                for (const auto& [one, other] : {std::pair(pair.first, pair.second), {pair.second, pair.first}})
                    if (one == i)
                        force += alpha * u.row(other);
            u.row(i) = bruteForceRow(distances.row(i), force);
        }
        result.objective.push_back((u.array().square() * distances.array()).sum() + weightTerm +
                                   alpha * naivePairCost(pairs, u));
    }
    return result;
}

}  // namespace fuzzylens::test
