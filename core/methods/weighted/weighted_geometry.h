// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"
#include "core/methods/fuzzy/clustering.h"

#include <Eigen/Core>

namespace fuzzylens {

/// Distances that weigh features, and what the features scatter about the centres, feature by feature: of many
/// samples in blocks of them, of few in panels of features; added in a fixed order, so that no number depends on
/// the threads.
class FUZZYLENS_EXPORT WeightedDistances
{
public:
    /// @p data stays as long as this; no value may be missing.
    WeightedDistances(const Dataset& data, int threads);

    Index features() const { return m_data.features(); }
    int threads() const { return m_threads; }
    /// E_jl = sum_i w_ij (x_il - c_jl)^2, k x p. @param weights n x k. @param centers k x p.
    Eigen::MatrixXd dispersions(const Eigen::MatrixXd& weights, const Eigen::MatrixXd& centers) const;
    /// D_ij = sum_l f_jl (x_il - c_jl)^2, n x k. @param factors k x p, not negative.
    Eigen::MatrixXd distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers) const;
    /// The same in the place of @p result.
    void distances(const Eigen::MatrixXd& factors, const Eigen::MatrixXd& centers, Eigen::MatrixXd& result) const;

private:
    const Dataset& m_data;
    int m_threads;
};

/// What methods have in common that weigh features by their dispersion in the clusters: D_ij = sum_l f(v_jl)
/// (x_il - c_jl)^2. Weights are all equal before the first iteration.
class WeightedGeometry : public ClusterGeometry
{
public:
    /// Everything stays as long as this.
    /// @param offsets p, added to every squared difference; empty for none.
    WeightedGeometry(const MeanDistances& samples, const WeightedDistances& distances, double fuzzifier,
                     int clusters, Eigen::RowVectorXd offsets = {});

    bool distances(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& weights,
                   const ShouldContinue& shouldContinue, Eigen::MatrixXd& distances) override;
    Eigen::MatrixXd distancesUnderOldWeights(const Eigen::MatrixXd& weights) const override;
    void describe(Outcome& outcome) const override;

protected:
    /// New weights v (k x p, rows on the simplex) from dispersions E_jl = sum_i u_ij^m (x_il - c_jl)^2 (k x p).
    virtual void weigh(const Eigen::MatrixXd& dispersions, Eigen::MatrixXd& weights) = 0;
    /// What the squared differences are multiplied with: v itself unless said otherwise.
    virtual Eigen::MatrixXd factors(const Eigen::MatrixXd& weights) const { return weights; }

private:
    void weightedDistances(const Eigen::MatrixXd& centers, Eigen::MatrixXd& distances) const;

    const MeanDistances& m_samples;
    const WeightedDistances& m_distances;
    double m_fuzzifier;
    Eigen::MatrixXd m_weights;  // k x p
    Eigen::MatrixXd m_powers;   // n x k, of the memberships
    Eigen::RowVectorXd m_offsets;
};

/// The scatter of every feature about its mean, p.
Eigen::RowVectorXd featureScatter(const MeanDistances& samples, const WeightedDistances& distances);

/// A fit of such a method. @param make the geometry of a start.
Outcome clusterWeighted(
    const Problem& problem, const ClusteringOptions& options, const RunControl& control,
    const std::function<std::unique_ptr<ClusterGeometry>(const MeanDistances&, const WeightedDistances&)>& make);

}  // namespace fuzzylens
