// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/partial_distances.h"

#include "core/numeric/parallel.h"

namespace fuzzylens {

PartialDistances::PartialDistances(const MeanDistances& samples, const Dataset& data, PartialDistance kind,
                                   double shrinkage, int threads)
    : m_samples(samples)
    , m_data(data)
    , m_kind(kind)
    , m_threads(threads)
{
    if (kind != PartialDistance::Euclid)
        m_covariance.emplace(samples, data, CovarianceShrinkage{shrinkage}, threads);
}

bool PartialDistances::compute(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                               std::vector<Eigen::MatrixXd>& partials) const
{
    partials.resize(static_cast<std::size_t>(weights.cols()));
    // With many features the threads share the features of one cluster, else the clusters.
    const bool sharesFeatures = m_samples.usesProducts();
    return parallelWhile(weights.cols(), sharesFeatures ? 1 : m_threads, shouldContinue, [&](Index j) {
        computeOne(weights.col(j), sharesFeatures ? m_threads : 1, partials[static_cast<std::size_t>(j)]);
    });
}

void PartialDistances::computeOne(const Eigen::VectorXd& weights, int threads, Eigen::MatrixXd& partials) const
{
    if (m_kind == PartialDistance::Root)
        m_covariance->rootPartials(weights, threads, partials);
    else if (m_kind == PartialDistance::Diagonal)
        m_covariance->diagonalPartials(weights, threads, partials);
    else {
        const auto values = m_data.values().map();
        partials.resize(values.rows(), values.cols());
        parallelFor(values.cols(), threads, [&](Index l) {
            partials.col(l) = (values.col(l).array() - weights.dot(values.col(l))).square();
        });
    }
}

}  // namespace fuzzylens
