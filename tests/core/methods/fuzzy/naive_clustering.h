// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzy clustering written as the formulas stand, sample by sample and feature by feature.
#pragma once

#include <Eigen/Dense>

#include <cmath>
#include <vector>

namespace fuzzylens::test {

struct NaiveClustering
{
    Eigen::MatrixXd memberships;  // n x k
    Eigen::MatrixXd centers;      // k x p
    std::vector<double> objective;
};

/// u_ij = 1 / sum_s (d_ij / d_is)^(1/(m-1)); none of the distances may be 0.
inline Eigen::MatrixXd naiveMemberships(const Eigen::MatrixXd& distances, double fuzzifier)
{
    Eigen::MatrixXd u(distances.rows(), distances.cols());
    for (Eigen::Index i = 0; i < u.rows(); ++i)
        for (Eigen::Index j = 0; j < u.cols(); ++j) {
            double sum = 0;
            for (Eigen::Index s = 0; s < u.cols(); ++s)
                sum += std::pow(distances(i, j) / distances(i, s), 1 / (fuzzifier - 1));
            u(i, j) = 1 / sum;
        }
    return u;
}

/// Squared distances; Mahalanobis with determinant 1 from the shrunk fuzzy covariance when @p isGk.
inline Eigen::MatrixXd naiveDistances(const Eigen::MatrixXd& x, const Eigen::MatrixXd& centers,
                                      const Eigen::MatrixXd& u, double fuzzifier, bool isGk, double shrinkage)
{
    const Eigen::Index p = x.cols();
    Eigen::MatrixXd distances(x.rows(), centers.rows());
    const double tau =
        (x.rowwise() - x.colwise().mean()).squaredNorm() / static_cast<double>(x.rows()) / static_cast<double>(p);
    for (Eigen::Index j = 0; j < centers.rows(); ++j) {
        Eigen::MatrixXd norm = Eigen::MatrixXd::Identity(p, p);
        if (isGk) {
            Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(p, p);
            double mass = 0;
            for (Eigen::Index i = 0; i < x.rows(); ++i) {
                const Eigen::VectorXd y = (x.row(i) - centers.row(j)).transpose();
                covariance += std::pow(u(i, j), fuzzifier) * y * y.transpose();
                mass += std::pow(u(i, j), fuzzifier);
            }
            covariance = (1 - shrinkage) * covariance / mass + shrinkage * tau * Eigen::MatrixXd::Identity(p, p);
            const Eigen::LDLT<Eigen::MatrixXd> factor(covariance);
            const double logDeterminant = factor.vectorD().array().log().sum();
            norm = std::exp(logDeterminant / static_cast<double>(p)) * covariance.inverse();
        }
        for (Eigen::Index i = 0; i < x.rows(); ++i) {
            const Eigen::VectorXd y = (x.row(i) - centers.row(j)).transpose();
            distances(i, j) = y.dot(norm * y);
        }
    }
    return distances;
}

/// So many iterations from centres at these samples.
inline NaiveClustering naiveClustering(const Eigen::MatrixXd& x, const std::vector<int>& start, double fuzzifier,
                                       int iterations, bool isGk = false, double shrinkage = 0)
{
    NaiveClustering result;
    const auto k = static_cast<Eigen::Index>(start.size());
    result.centers.resize(k, x.cols());
    for (Eigen::Index j = 0; j < k; ++j)
        result.centers.row(j) = x.row(start[static_cast<std::size_t>(j)]);
    Eigen::MatrixXd distances = naiveDistances(x, result.centers, {}, fuzzifier, false, 0);
    result.memberships = naiveMemberships(distances.cwiseMax(1e-300), fuzzifier);
    for (int iteration = 0; iteration < iterations; ++iteration) {
        for (Eigen::Index j = 0; j < k; ++j) {
            result.centers.row(j).setZero();
            double mass = 0;
            for (Eigen::Index i = 0; i < x.rows(); ++i) {
                result.centers.row(j) += std::pow(result.memberships(i, j), fuzzifier) * x.row(i);
                mass += std::pow(result.memberships(i, j), fuzzifier);
            }
            result.centers.row(j) /= mass;
        }
        distances = naiveDistances(x, result.centers, result.memberships, fuzzifier, isGk, shrinkage);
        result.memberships = naiveMemberships(distances, fuzzifier);
        double objective = 0;
        for (Eigen::Index i = 0; i < x.rows(); ++i)
            for (Eigen::Index j = 0; j < k; ++j)
                objective += std::pow(result.memberships(i, j), fuzzifier) * distances(i, j);
        result.objective.push_back(objective);
    }
    return result;
}

}  // namespace fuzzylens::test
