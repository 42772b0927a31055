// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/spectral/sample_graph.h"

#include "core/common/issue.h"
#include "core/methods/spectral/laplacian_vectors.h"
#include "core/methods/spectral/reduced_space.h"
#include "core/methods/spectral/scaling_factors.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr Index shownValues = 12;  // eigenvalues, so that the gap can be seen

/// What the note on parts begins with: parts that nothing joins, or next to nothing; empty where there is one.
Message partsOf(const NeighbourGraph& graph, const std::vector<double>& eigenvalues)
{
    constexpr double nextToNothing = 1e-10;
    if (graph.components > 1)
        return message(graph.alone > 0 ? "has %1 connected components, %2 of them single samples"
                                       : "has %1 connected components",
                       graph.components, graph.alone);
    const auto parts =
        std::count_if(eigenvalues.begin(), eigenvalues.end(), [](double value) { return value < nextToNothing; });
    return parts > 1 ? message("nearly splits into %1 components, joined only by negligible weights", parts)
                     : Message();
}

/// Whether each part of the graph holds labels, and of one class alone.
bool arePartsClasses(const NeighbourGraph& graph, const Target& target)
{
    if (graph.components < 2 || target.kind != Target::Kind::Classes)
        return false;
    std::vector<int> classOf(static_cast<std::size_t>(graph.components), -1);
    for (std::size_t i = 0; i < target.classOf.size(); ++i) {
        int& known = classOf[static_cast<std::size_t>(graph.componentOf[i])];
        if (target.classOf[i] >= 0 && known >= 0 && known != target.classOf[i])
            return false;
        if (target.classOf[i] >= 0)
            known = target.classOf[i];
    }
    return std::find(classOf.begin(), classOf.end(), -1) == classOf.end();
}

}  // namespace

std::optional<GraphWithWidth> sampleGraph(const Dataset& data, const Eigen::VectorXd& factors,
                                          const GraphOptions& options, int threads,
                                          const ShouldContinue& shouldContinue)
{
    if (!(options.widthFactor > 0.0) || !std::isfinite(options.widthFactor))
        throw ArgumentError(message("the width must be positive"));
    if (options.neighbours < 1)
        throw ArgumentError(message("every sample needs at least one neighbour"));
    constexpr Index forWidth = 7;
    const auto nearest = nearestSamples(data.values(), factors, std::max<Index>(options.neighbours, forWidth),
                                        threads, shouldContinue);
    if (!nearest)
        return std::nullopt;
    const bool isAutomatic = options.width == GraphOptions::Width::Automatic;
    const double width = isAutomatic ? neighbourWidth(*nearest) * options.widthFactor
                                     : pencilWidth * pencilWidth * options.widthFactor * options.widthFactor;
    return GraphWithWidth{neighbourGraph(*nearest, options.neighbours, width, options.diagonal), width};
}

bool embedGraph(const NeighbourGraph& graph, int dimensions, const ShouldContinue& shouldContinue,
                Outcome& outcome)
{
    const auto vectors = laplacianVectors(graph, std::max<Index>(dimensions, shownValues), shouldContinue);
    if (!vectors)
        return false;
    if (vectors->values.size() == 0)
        throw ArgumentError(message("no two samples are similar at this width; choose a larger one"));
    requireDimensions(vectors->values.size(), dimensions);
    outcome.embedding = vectors->vectors.leftCols(dimensions);
    outcome.eigenvalues.push_back(0.0);
    outcome.eigenvalues.insert(outcome.eigenvalues.end(), vectors->values.begin(), vectors->values.end());
    return true;
}

void describeGraph(const NeighbourGraph& graph, const Target& target, Outcome& outcome)
{
    outcome.figures.push_back({"graph_components", static_cast<double>(graph.components)});
    if (const Message parts = partsOf(graph, outcome.eigenvalues); !parts.isEmpty())
        outcome.warnings.push_back(
            {"graph-in-parts",
             message(arePartsClasses(graph, target)
                         ? "The graph of the samples %1; each component has labels of only one class. The first "
                           "dimensions separate these components; samples of the same component may coincide."
                         : "The graph of the samples %1. The first dimensions separate only these components; "
                           "choose more neighbours or a larger width.",
                     parts)});
    outcome.graph = edgesOf(graph);
}

}  // namespace fuzzylens
