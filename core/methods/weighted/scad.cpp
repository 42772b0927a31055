// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/scad.h"

#include "core/common/issue.h"
#include "core/methods/weighted/weighted_geometry.h"

#include <cmath>
#include <limits>

namespace fuzzylens {

namespace {

class Scad1Geometry : public WeightedGeometry
{
public:
    Scad1Geometry(const MeanDistances& samples, const WeightedDistances& distances, const Scad1Options& options)
        : WeightedGeometry(samples, distances, options.clustering.fuzzifier, options.clustering.clusters)
        , m_options(options)
    {}

    double penalty() const override { return m_penalty; }

protected:
    void weigh(const Eigen::MatrixXd& dispersions, Eigen::MatrixXd& weights) override
    {
        m_penalty = 0.0;
        for (Index j = 0; j < weights.rows(); ++j) {
            const RegularisedWeights balance =
                m_options.deltaRule == DeltaRule::Reference
                    ? referenceWeights(dispersions.row(j).transpose(), m_options.balance, 1.0)
                    : adaptiveWeights(dispersions.row(j).transpose(), m_options.balance, 1.0,
                                      weights.row(j).transpose());
            weights.row(j) = balance.weights.transpose();
            m_penalty += balance.delta * balance.weights.squaredNorm();
        }
    }

private:
    const Scad1Options& m_options;
    double m_penalty = std::numeric_limits<double>::quiet_NaN();
};

/// What SCAD-2 adds to the squared differences of each feature, p, so that no dispersion is 0. It is the same in
/// every iteration: with a least dispersion relative to those of the iteration (methods.md 2.9) the objective
/// could rise.
Eigen::RowVectorXd scad2Offsets(const MeanDistances& samples, const WeightedDistances& distances)
{
    constexpr double share = 1e-12;  // of the variance
    return share / static_cast<double>(samples.samples()) * featureScatter(samples, distances);
}

class Scad2Geometry : public WeightedGeometry
{
public:
    Scad2Geometry(const MeanDistances& samples, const WeightedDistances& distances, const Scad2Options& options,
                  const Eigen::RowVectorXd& offsets)
        : WeightedGeometry(samples, distances, options.clustering.fuzzifier, options.clustering.clusters, offsets)
        , m_exponent(options.exponent)
    {}

protected:
    void weigh(const Eigen::MatrixXd& dispersions, Eigen::MatrixXd& weights) override
    {
        for (Index j = 0; j < weights.rows(); ++j)
            weights.row(j) = powerWeights(dispersions.row(j).transpose(), m_exponent).transpose();
    }

    Eigen::MatrixXd factors(const Eigen::MatrixXd& weights) const override
    {
        return weights.array().pow(m_exponent);
    }

private:
    double m_exponent;
};

void requireFuzzy(const ClusteringOptions& options)
{
    if (!(options.fuzzifier > 1.0))
        throw ArgumentError(message("fuzzifier must exceed 1"));
}

}  // namespace

Outcome scad1(const Problem& problem, const Scad1Options& options, const RunControl& control)
{
    requireFuzzy(options.clustering);
    if (!(options.balance > 0.0))
        throw ArgumentError(message("K must exceed 0"));
    return clusterWeighted(problem, options.clustering, control,
                           [&](const MeanDistances& samples, const WeightedDistances& distances) {
                               return std::make_unique<Scad1Geometry>(samples, distances, options);
                           });
}

Outcome scad2(const Problem& problem, const Scad2Options& options, const RunControl& control)
{
    requireFuzzy(options.clustering);
    if (!(options.exponent > 1.0))
        throw ArgumentError(message("the exponent of the weights must exceed 1"));
    requireComplete(problem);
    requireRepresentableExponent(options.exponent, problem.data->features());
    Eigen::RowVectorXd offsets;  // of all starts
    return clusterWeighted(problem, options.clustering, control,
                           [&](const MeanDistances& samples, const WeightedDistances& distances) {
                               if (offsets.size() == 0)
                                   offsets = scad2Offsets(samples, distances);
                               return std::make_unique<Scad2Geometry>(samples, distances, options, offsets);
                           });
}

}  // namespace fuzzylens
