// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/mean_distances.h"
#include "core/methods/method.h"

#include <cstdint>
#include <functional>
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
    std::vector<int> startSamples;  // one a cluster, or empty: drawn by spreadStart()
};

/// The distances that a clustering method goes by, from what its centres count the samples with.
/// @param weights n x k, columns that sum to 1 (meanWeights()). Returns n x k, squared, not negative.
using ClusterDistances = std::function<Eigen::MatrixXd(const Eigen::MatrixXd& weights)>;

/// Alternating optimisation of J = sum_ij u_ij^m d_ij: weights of the means, their distances, memberships, from
/// the memberships to the start samples. J is taken after the memberships. Of several starts the one with the
/// lowest J; running out of iterations is a result. Fills memberships, assigned, objective, how it stopped.
/// @throws std::invalid_argument if the options do not fit.
Outcome alternate(const MeanDistances& samples, const ClusterDistances& distances,
                  const ClusteringOptions& options, const RunControl& control);

/// Parameters that fill ClusteringOptions: clusters, fuzzifier (when @p isFuzzy), restarts, init_samples, seed,
/// max_iterations, tolerance.
std::vector<ParameterDescription> clusteringParameters(bool isFuzzy);
FUZZYLENS_EXPORT ClusteringOptions clusteringOptions(const Parameters& parameters);

}  // namespace fuzzylens
