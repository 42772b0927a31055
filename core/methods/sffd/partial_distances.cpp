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

void PartialDistances::compute(const Eigen::MatrixXd& weights, std::vector<Eigen::MatrixXd>& partials) const
{
    partials.resize(static_cast<std::size_t>(weights.cols()));
    const auto one = [&](Index j, int threads) {
        computeOne(weights.col(j), threads, partials[static_cast<std::size_t>(j)]);
    };
    // With many features the threads share the features of one cluster, else the clusters.
    if (m_samples.usesProducts())
        for (Index j = 0; j < weights.cols(); ++j)
            one(j, m_threads);
    else
        parallelFor(weights.cols(), m_threads, [&](Index j) { one(j, 1); });
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
