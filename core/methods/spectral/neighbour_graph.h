// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel_while.h"

#include <Eigen/SparseCore>

#include <optional>
#include <vector>

namespace fuzzylens {

/// The nearest other samples of every sample.
struct NearestSamples
{
    Eigen::MatrixXi sample;    // count x n, nearest first; equal ones by index
    Eigen::MatrixXd distance;  // count x n, sum_k s_k (x_ik - x_jk)^2: below 0 only where factors are
};

/// @param values n x m. @param factors m, of the squared differences; empty: 1. @param count at most n - 1.
/// O(n^2 m), without a matrix of n x n. @return nothing when cancelled. @throws std::invalid_argument if the
/// squares of the values are beyond the range of numbers.
FUZZYLENS_EXPORT std::optional<NearestSamples> nearestSamples(const AlignedMatrix& values,
                                                              const Eigen::VectorXd& factors, Index count,
                                                              int threads,
                                                              const ShouldContinue& shouldContinue = {});

/// The mean squared distance to the 7th neighbour (the last one, where there are fewer): the automatic width of
/// methods.md 4.7 E; 1 where it would be 0.
FUZZYLENS_EXPORT double neighbourWidth(const NearestSamples& nearest);

/// Edges between near samples (methods.md 4.4): w_ij = exp(-d_ij / (2 width)), kept for the neighbours of
/// each sample, the mean of both directions. Below 1e-300 it counts as 0.
struct NeighbourGraph
{
    Eigen::SparseMatrix<double> weights;  // n x n, symmetric
    std::vector<int> componentOf;         // n, from 0; the component with most samples first
    int components = 0;
    int alone = 0;  // samples whose similarity to every other is 0
};

/// @param width of squared distances, positive. @param neighbours at most those of @p nearest. @param diagonal of
/// the similarities: 0 or 1. @throws std::invalid_argument if one is not.
FUZZYLENS_EXPORT NeighbourGraph neighbourGraph(const NearestSamples& nearest, Index neighbours, double width,
                                               double diagonal);

/// Its edges, each once; without those of a sample to itself.
std::vector<SimilarityEdge> edgesOf(const NeighbourGraph& graph);

}  // namespace fuzzylens
