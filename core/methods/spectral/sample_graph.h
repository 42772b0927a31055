// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/methods/problem.h"
#include "core/methods/spectral/neighbour_graph.h"
#include "core/numeric/parallel_while.h"

#include <optional>

namespace fuzzylens {

/// The graph of the samples (methods.md 4.4 and 4.7 E).
struct GraphOptions
{
    int neighbours = 7;
    double diagonal = 0;  // of the similarities: 0, or 1 as equation 9 has it
    enum class Width {
        Shared,    // sigma of equation 9 is that of the pencil times the factor, as published
        Automatic  // the mean squared distance to the 7th neighbour takes the place of sigma squared
    };
    Width width = Width::Automatic;
    double widthFactor = 1;  // sigma_9 / sigma_4, or what the automatic width is multiplied with
};

struct GraphWithWidth
{
    NeighbourGraph graph;
    double width = 1;  // by which the squared distances are divided, twice
};

/// The graph of all samples under factors (empty: 1 each). @return nothing when cancelled.
/// @throws std::invalid_argument if the width is not positive or there are no neighbours.
FUZZYLENS_EXPORT std::optional<GraphWithWidth> sampleGraph(const Dataset& data, const Eigen::VectorXd& factors,
                                                           const GraphOptions& options, int threads,
                                                           const ShouldContinue& shouldContinue = {});

/// The samples by the @p dimensions leading vectors of the graph, with its eigenvalues (the trivial 0 first).
/// @return false when cancelled. @throws std::invalid_argument if no two samples are similar, or there are fewer
/// dimensions.
bool embedGraph(const NeighbourGraph& graph, int dimensions, const ShouldContinue& shouldContinue,
                Outcome& outcome);

/// Adds the edges of the graph to @p outcome, and a warning where it falls into parts.
void describeGraph(const NeighbourGraph& graph, const Target& target, Outcome& outcome);

}  // namespace fuzzylens
