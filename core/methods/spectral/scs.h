// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/spectral/complex_eigen_pairs.h"
#include "core/methods/spectral/feature_scaling.h"
#include "core/methods/spectral/neighbour_graph.h"
#include "core/methods/spectral/reduced_space.h"

namespace fuzzylens {

/// The graph of the samples (METHODS 4.4 and 4.7, "To 4.4").
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

/// How negative factors are used.
enum class NegativeFactors {
    Absolute,  // their absolute value: the complex modulus of the scaled differences
    Clipped,   // 0
    Signed     // kept in the squared distances, which count as 0 where they come out negative
};

/// Everything that the factors depend on besides the problem: the key by which scs() caches them.
struct ScalingOptions
{
    ScalingSolver solver = ScalingSolver::LeastSquares;
    ClassValues classValues = ClassValues::Opposite;
    TargetOptions target;
    ContourOptions contour;
    NegativeFactors negative = NegativeFactors::Absolute;

    bool operator==(const ScalingOptions&) const = default;
};

struct ScsOptions : ScalingOptions
{
    GraphOptions graph;
    ReducedSpaceOptions space;
};

/// Scaling factors as a solver gives them, with what should be known about them.
struct ScalingFactors
{
    Eigen::VectorXd factors;  // m
    std::vector<NamedFigure> figures;
    std::vector<Warning> warnings;
};

/// The labelled samples of a problem, their values less the mean of these.
/// @throws std::invalid_argument if fewer than two classes have labelled samples.
FUZZYLENS_EXPORT LabelledRows labelledRows(const Problem& problem);

/// By the solver of the options; sigma of the pencil is 1, which only the scale of the factors depends on (METHODS
/// 4.7). @return nothing when cancelled. @throws std::invalid_argument if the solver does not fit the labelled
/// samples.
FUZZYLENS_EXPORT std::optional<ScalingFactors> scalingFactors(const LabelledRows& rows,
                                                              const ScalingOptions& options, int threads,
                                                              const ShouldContinue& shouldContinue = {});

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

/// The graph of all samples under factors (empty: 1 each). @return nothing when cancelled.
FUZZYLENS_EXPORT std::optional<NeighbourGraph> sampleGraph(const Dataset& data, const Eigen::VectorXd& factors,
                                                           const GraphOptions& options, int threads,
                                                           const ShouldContinue& shouldContinue = {});

MethodDescription describeScs();
MethodDescription describeSpectralClustering();

}  // namespace fuzzylens
