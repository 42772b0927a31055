// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/neighbour_graph.h"

#include <Eigen/Core>

#include <optional>

namespace fuzzylens {

/// Solutions of L u = lambda D u, L = D - W (Shi and Malik 2000), except for the trivial one that is the same for
/// all samples.
struct LaplacianVectors
{
    Eigen::VectorXd values;   // ascending, 0 .. 2
    Eigen::MatrixXd vectors;  // n x count: D^(-1/2) times a vector of length 1; the greatest |entry| is positive
};

/// The @p count least of them, or as many as there are. Every component of the graph is solved by itself: c of
/// them have c - 1 vectors of value 0, which separate the components, each from all greater ones together. A
/// sample without edges, not even to itself, has entries 0 and no vector. Up to some hundred samples by
/// decomposition, else by Lanczos (Spectra), checked by residuals; where that does not get there, by inverting the
/// sparse Laplacian.
/// @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<LaplacianVectors> laplacianVectors(const NeighbourGraph& graph, Index count,
                                                                  const ShouldContinue& shouldContinue = {});

}  // namespace fuzzylens
