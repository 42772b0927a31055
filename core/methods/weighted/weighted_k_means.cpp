// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/weighted_k_means.h"

#include "core/common/issue.h"
#include "core/methods/weighted/feature_weights.h"
#include "core/methods/weighted/weighted_geometry.h"

#include <cmath>

namespace fuzzylens {

namespace {

class EntropyGeometry : public WeightedGeometry
{
public:
    EntropyGeometry(const MeanDistances& samples, const WeightedDistances& distances, const EwkmOptions& options)
        : WeightedGeometry(samples, distances, 1.0, options.clustering.clusters)
        , m_lambda(options.lambda)
        , m_penalty(-options.lambda * options.clustering.clusters *
                    std::log(static_cast<double>(samples.features())))
    {}

    double penalty() const override { return m_penalty; }

protected:
    void weigh(const Eigen::MatrixXd& dispersions, Eigen::MatrixXd& weights) override
    {
        m_penalty = 0.0;
        for (Index j = 0; j < weights.rows(); ++j) {
            const Eigen::ArrayXd above =
                (dispersions.row(j).transpose().array() - dispersions.row(j).minCoeff()) / m_lambda;
            const Eigen::ArrayXd shares = (-above).exp();
            weights.row(j) = (shares / shares.sum()).matrix().transpose();
            // sum_l v log v = -sum_l v above_l - log(sum of the shares)
            const Eigen::ArrayXd counted = (shares > 0.0).select(shares * above, 0.0);
            m_penalty -= m_lambda * (counted.sum() / shares.sum() + std::log(shares.sum()));
        }
    }

private:
    double m_lambda;
    double m_penalty;
};

class SharedGeometry : public WeightedGeometry
{
public:
    SharedGeometry(const MeanDistances& samples, const WeightedDistances& distances, const WKMeansOptions& options)
        : WeightedGeometry(samples, distances, 1.0, options.clustering.clusters)
        , m_exponent(options.exponent)
    {}

    void describe(Outcome& outcome) const override
    {
        WeightedGeometry::describe(outcome);
        outcome.featureWeights = outcome.featureWeights.topRows(1).eval();
    }

protected:
    void weigh(const Eigen::MatrixXd& dispersions, Eigen::MatrixXd& weights) override
    {
        constexpr double rounding = 1e-20;  // of a feature that is constant in every cluster, against the greatest
        const Eigen::ArrayXd all = dispersions.colwise().sum().transpose();
        weights.rowwise() =
            powerWeights((all > rounding * all.maxCoeff()).select(all, 0.0), m_exponent).transpose();
    }

    Eigen::MatrixXd factors(const Eigen::MatrixXd& weights) const override
    {
        // A feature without dispersion in any cluster has weight 0, for any exponent.
        return (weights.array() > 0.0).select(weights.array().pow(m_exponent), 0.0);
    }

private:
    double m_exponent;
};

}  // namespace

Outcome ewkm(const Problem& problem, const EwkmOptions& options, const RunControl& control)
{
    if (!(options.lambda > 0.0))
        throw ArgumentError(message("lambda must exceed 0"));
    EwkmOptions crisp = options;
    crisp.clustering.fuzzifier = 1.0;
    return clusterWeighted(problem, crisp.clustering, control,
                           [&](const MeanDistances& samples, const WeightedDistances& distances) {
                               return std::make_unique<EntropyGeometry>(samples, distances, crisp);
                           });
}

Outcome wKMeans(const Problem& problem, const WKMeansOptions& options, const RunControl& control)
{
    if (!(options.exponent > 1.0 || options.exponent < 0.0))
        throw ArgumentError(message("the exponent of the weights must exceed 1 or be negative"));
    requireComplete(problem);
    requireRepresentableExponent(options.exponent, problem.data->features());
    WKMeansOptions crisp = options;
    crisp.clustering.fuzzifier = 1.0;
    return clusterWeighted(problem, crisp.clustering, control,
                           [&](const MeanDistances& samples, const WeightedDistances& distances) {
                               return std::make_unique<SharedGeometry>(samples, distances, crisp);
                           });
}

}  // namespace fuzzylens
