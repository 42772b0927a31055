// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/reduced_space.h"
#include "core/methods/spectral/sample_graph.h"
#include "core/methods/spectral/scaling_factors.h"

namespace fuzzylens {

struct ScsOptions : ScalingOptions
{
    GraphOptions graph;
    ReducedSpaceOptions space;
};

/// Spectral clustering and classification with feature scaling, SC-S (Matsuda, Morikuni and Sakurai 2018): factors
/// from the labelled samples, the graph of all samples under them, its leading vectors as new coordinates; there
/// k-means and the nearest labelled sample. The outcome has the factors with their signs, weights in proportion to
/// what they count with, the eigenvalues (the trivial 0 first), the graph, and as metrics how similar samples are
/// inside and across classes. Factors found last are kept: what does not concern them is answered quickly.
/// @throws std::invalid_argument if the options do not fit, values are missing, or there are fewer dimensions than
/// asked for.
FUZZYLENS_EXPORT Outcome scs(const Problem& problem, const ScsOptions& options, const RunControl& control = {});

/// Spectral clustering (Shi and Malik 2000) of the same graph with all factors 1. Labels only classify.
FUZZYLENS_EXPORT Outcome spectralClustering(const Problem& problem, const GraphOptions& graph,
                                            const ReducedSpaceOptions& space, const RunControl& control = {});

MethodDescription describeScs();
MethodDescription describeSpectralClustering();

}  // namespace fuzzylens
