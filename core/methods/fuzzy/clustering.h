// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/mean_distances.h"
#include "core/methods/method.h"
#include "core/numeric/parallel_while.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace fuzzylens {

/// What the methods have in common that alternate between means and memberships.
struct ClusteringOptions
{
    int clusters = 3;
    double fuzzifier = 2;  // m, above 1; 1 in k-means
    int restarts = 1;      // the lowest objective is kept
    int maxIterations = 300;
    double tolerance = 1e-6;  // on the largest change of a membership; 0: only the limit stops
    std::uint64_t seed = 1;
    std::vector<int> startSamples;  // one a cluster, or empty: drawn by kMeansPlusPlusInit()
    int startCandidates = 1;        // from which that chooses each
    bool movesSingly = false;       // k-means: once no membership changes, single samples move (single_moves.h)
};

/// Computes the distances of a method from memberships and keeps its state for them (feature weights). One object
/// per restart.
class ClusterGeometry
{
public:
    virtual ~ClusterGeometry() = default;
    /// False when cancelled. @param memberships n x k. @param weights of the samples in every centre: memberships
    /// to the power m over their sum (meanWeights()). @param distances the result, n x k, squared, not negative.
    /// Iterations pass the matrices of earlier ones, so that none is allocated.
    virtual bool distances(const Eigen::MatrixXd& memberships, const Eigen::MatrixXd& weights,
                           const ShouldContinue& shouldContinue, Eigen::MatrixXd& distances) = 0;
    /// What distances() would return if it left the feature weights as they are. Empty where the method learns
    /// none.
    virtual Eigen::MatrixXd distancesUnderOldWeights(const Eigen::MatrixXd& /*weights*/) const { return {}; }
    /// The terms of J in addition to the distances, at the last distances(); not a number where they are not
    /// known before the first.
    virtual double penalty() const { return 0.0; }
    /// Writes the state into the outcome.
    virtual void describe(Outcome& /*outcome*/) const {}
};
using GeometryOfStart = std::function<std::unique_ptr<ClusterGeometry>()>;

/// A geometry without memory: the distances are a function of the weights alone.
using DistancesOfWeights = std::function<bool(const Eigen::MatrixXd& weights, const ShouldContinue& shouldContinue,
                                              Eigen::MatrixXd& distances)>;
GeometryOfStart plainGeometry(DistancesOfWeights distances);
/// Squared Euclidean distances from the means of @p samples, which must outlive the result.
GeometryOfStart euclideanGeometry(const MeanDistances& samples);

/// Alternating optimisation of J = sum_ij u_ij^m d_ij + penalty: weights of the means, their distances,
/// memberships, from the memberships to the start samples. J is taken after the memberships. Of several starts the
/// one with the lowest J; running out of iterations is a result. Fills memberships, assigned, embedding (the
/// distances), centers, objective, how it stopped, and what the geometry describes.
/// @throws std::invalid_argument if the options do not fit.
Outcome alternate(const MeanDistances& samples, const GeometryOfStart& geometry, const ClusteringOptions& options,
                  const RunControl& control);

/// The samples at which the clusters of a restart begin: those of the options, or drawn by kMeansPlusPlusInit().
std::vector<int> startOf(const MeanDistances& samples, const ClusteringOptions& options, int restart);
/// The best of the restarts, each made by @p fit with memberships, distances, objective and perhaps centres; with
/// centres and what else follows from the memberships. After one that was cancelled there are no others.
/// @throws std::invalid_argument if the options do not fit.
Outcome bestOfStarts(const MeanDistances& samples, const ClusteringOptions& options,
                     const std::function<Outcome(int restart)>& fit);

/// @throws std::invalid_argument if @p clusters are none, or more than the samples.
void requireClusters(int clusters, Index samples);
/// Names the distances of the embedding, cluster by cluster, and says which build of the core ran.
void nameClusters(Outcome& outcome);

/// Adds a warning to @p outcome if no sample is assigned to some of its clusters.
void warnOfEmptyClusters(Outcome& outcome);

/// fuzzifierParameter() with a default that depends on the data.
ParameterDescription fuzzifierOfDataParameter(std::function<double(const Problem&)> byDefault);
/// Parameters that fill ClusteringOptions: clusters, fuzzifier (when @p isFuzzy; fuzzifierOfSamples() by default),
/// restarts, init_samples, seed, max_iterations, tolerance.
std::vector<ParameterDescription> clusteringParameters(bool isFuzzy);
FUZZYLENS_EXPORT ClusteringOptions clusteringOptions(const Parameters& parameters);

}  // namespace fuzzylens
