// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/formula_symbols.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/spectral/comparators.h"
#include "core/methods/spectral/graph_parameters.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr Named<FisherScaling> metrics[] = {{"weighted", FisherScaling::Weighted},
                                            {"plain", FisherScaling::None},
                                            {"orthonormalised", FisherScaling::Orthonormalised}};

ParameterDescription ridgeParameter(double byDefault, const char* help)
{
    ParameterDescription ridge =
        realParameter("ridge", "", "ridge", help, 0, 1000, [byDefault](const Problem&) { return byDefault; });
    ridge.small = "fits the data";
    ridge.large = "more stable";
    ridge.slider = {1e-6, 10, true, 4};
    return ridge;
}

ParameterDescription metricParameter()
{
    ParameterDescription metric =
        choiceParameter("metric", "directions", "How the directions are scaled.",
                        {{"weighted", "by eigenvalue", "Scaled by the square root of the eigenvalue."},
                         {"plain", "unscaled", "The eigenvectors, unscaled."},
                         {"orthonormalised", "orthonormal", "Orthogonal and of length 1."}},
                        [](const Problem&) { return "weighted"; });
    metric.advanced = true;
    return metric;
}

std::vector<ParameterDescription> kernelParameters()
{
    ParameterDescription width =
        realParameter("kernel_width", "σ", "kernel width", "Larger values make more distant samples similar.", 0,
                      1e12, [](const Problem&) { return 1.0; });
    width.minimumIsOpen = true;
    width.small = "isolated samples";
    width.large = "all similar";
    width.slider = {0.01, 100, true, 2};
    ParameterDescription rule =
        choiceParameter("kernel_rule", "kernel width unit", "Unit in which the kernel width is given.",
                        {{"median", "median distance", "Over all pairs of samples."},
                         {"fixed", "1",
                          "The width itself, as published: on unscaled expression values the kernel is then often "
                          "the identity matrix."}},
                        [](const Problem&) { return "median"; });
    return {width, rule};
}

constexpr Named<PreservingOptions::RidgeOn> ridgeSides[] = {{"both", PreservingOptions::RidgeOn::BothSides},
                                                            {"degrees", PreservingOptions::RidgeOn::Degrees}};

ParameterDescription ridgeSidesParameter()
{
    ParameterDescription sides = choiceParameter(
        "ridge_on", "ridge added to", "Sides of the eigenproblem to which the ridge is added.",
        {{"both", "both sides",
          "Extension (not in the paper): directions with hardly any variance are not ranked best."},
         {"degrees", "degree matrix only",
          "As published: directions with hardly any variance are ranked best, and the samples often coincide."}},
        [](const Problem&) { return "both"; });
    sides.advanced = true;
    return sides;
}

KernelOptions kernelOptions(const Parameters& parameters)
{
    return {parameters.text("kernel_rule") == "median", parameters.real("kernel_width")};
}

FisherOptions fisherOptions(const Parameters& parameters, bool isLocal)
{
    FisherOptions options;
    options.isLocal = isLocal;
    options.ridge = parameters.real("ridge");
    if (parameters.has("metric"))
        options.metric = meaningOf(metrics, parameters.text("metric"));
    options.space = reducedSpaceOptions(parameters);
    return options;
}

PreservingOptions preservingOptions(const Parameters& parameters)
{
    PreservingOptions options;
    options.graph = graphOptions(parameters);
    options.space = reducedSpaceOptions(parameters);
    if (parameters.has("kept_variance"))
        options.keptVariance = parameters.real("kept_variance");
    if (parameters.has("ridge"))
        options.ridge = parameters.real("ridge");
    if (parameters.has("ridge_on"))
        options.ridgeOn = meaningOf(ridgeSides, parameters.text("ridge_on"));
    return options;
}

/// Bytes of the kernel matrix and of tables that are made from it: @p squares of few samples, of many @p tables of
/// @p members and landmarks and one more of all samples.
double memoryOfKernel(const Problem& problem, Index members, double squares, double tables)
{
    constexpr double ofLandmarks = 6;
    const KernelOptions options;
    const auto n = static_cast<double>(problem.data->samples());
    if (problem.data->samples() <= options.mostExact)
        return sizeof(double) * squares * n * n;
    const auto columns = static_cast<double>(members <= options.mostExact ? members : options.landmarks);
    return sizeof(double) * columns * (1.5 * n + tables * static_cast<double>(members) + ofLandmarks * columns);
}

MethodDescription reducing(const char* id, const char* name, const char* summary, const char* useWhen,
                           const char* source)
{
    MethodDescription method;
    method.id = id;
    method.name = name;
    method.summary = summary;
    method.source = source;
    method.purpose = Purpose::Projection;
    method.useWhen = useWhen;
    method.parameters = reducedSpaceParameters(planarDimensions);
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    method.predict = [](const Outcome& outcome, const Target&, const Parameters&, const Dataset& samples) {
        return predictByProjection(outcome, samples);
    };
    return method;
}

/// Of a method whose directions follow the labels.
void leavingLabelsOut(MethodDescription& method)
{
    method.leaveOneOut = [run = method.run](const Problem& problem, const Parameters& parameters,
                                            const RunControl& control) {
        return leaveLabelsOut(problem, control, [&](const Problem& hidden, const RunControl& inner) {
            return run(hidden, parameters, inner);
        });
    };
}

constexpr const char* fisherSource =
    "Sugiyama, Dimensionality Reduction of Multimodal Labeled Data by Local Fisher "
    "Discriminant Analysis, 2007";
constexpr const char* preservingSource = "He and Niyogi, Locality Preserving Projections, 2003";

}  // namespace

MethodDescription describePca()
{
    MethodDescription method = reducing(
        "pca", "PCA · principal components", "Directions of largest variance, and clusters along these directions",
        "Use it when you want a first view of the data, without assumptions about groups.",
        "Hotelling, Analysis of a Complex of Statistical Variables into Principal "
        "Components, 1933");
    method.formula = {{"S a = μ a"}, {symbolsOfDirections, "S is the covariance matrix of the features."}};
    method.memory = {.memberships = 10, .matrices = 2.2, .thin = 3};
    method.staysCompact = true;
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return pca(problem, reducedSpaceOptions(parameters), control);
    };
    return method;
}

MethodDescription describeLda()
{
    MethodDescription method =
        reducing("lda", "LDA · linear discriminants",
                 "Directions that best separate the classes relative to the variation within them",
                 "Use it when samples have classes, and each class is one round group.",
                 "Fisher, The Use of Multiple Measurements in Taxonomic Problems, 1936");
    method.needsTarget = true;
    for (ParameterDescription& parameter : method.parameters)
        if (parameter.name == "dimensions")
            parameter.byDefault = [](const Problem& problem) {
                return std::clamp<std::int64_t>(problem.target.classes() - 1, 1, planarDimensions(problem));
            };
    method.parameters.push_back(
        ridgeParameter(1e-3, "Added to the within-class variance, as a multiple of its mean."));
    method.formula = {
        {"Sᵇ a = μ (Sʷ + ρ I) a"},
        {symbolsOfDirections,
         "Sᵇ and Sʷ are the between-class and within-class scatter of the labelled samples; ρ is the ridge."}};
    method.memory = {.memberships = 10, .matrices = 3.3, .longMatrices = 1, .thin = 4};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return discriminant(problem, fisherOptions(parameters, false), control);
    };
    leavingLabelsOut(method);
    return method;
}

MethodDescription describeLfda()
{
    MethodDescription method =
        reducing("lfda", "LFDA · local Fisher discriminants",
                 "Directions that separate the classes and keep neighbours of the same class close",
                 "Use it when samples have classes, and a class may consist of several groups.", fisherSource);
    method.needsTarget = true;
    method.parameters.push_back(
        ridgeParameter(1e-3, "Added to the within-class variance, as a multiple of its mean."));
    method.parameters.push_back(metricParameter());
    method.formula = {{"Sᵇ a = μ (Sʷ + ρ I) a"},
                      {symbolsOfDirections,
                       "Sᵇ and Sʷ are the between-class and within-class scatter of the labelled samples, "
                       "in which neighbours of the same class count more; ρ is the ridge."}};
    method.memory = {.memberships = 10, .matrices = 3.3, .longMatrices = 2, .thin = 4};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return discriminant(problem, fisherOptions(parameters, true), control);
    };
    leavingLabelsOut(method);
    return method;
}

MethodDescription describeKlfda()
{
    MethodDescription method =
        reducing("klfda", "KLFDA · kernel local Fisher discriminants",
                 "Local Fisher discriminants of the similarities between samples",
                 "Use it when samples have classes that a straight line cannot separate.", fisherSource);
    method.needsTarget = true;
    method.predict = nullptr;
    append(method.parameters, kernelParameters());
    method.parameters.push_back(ridgeParameter(1e-3, "Added to the within-class scatter."));
    method.parameters.push_back(metricParameter());
    method.formula = {
        {"K Lᵇ K a = μ (K Lʷ K + ρ I) a"},
        {symbolsOfDirections,
         "K is the Gaussian kernel matrix of the labelled samples; Lᵇ and Lʷ turn it into their between-class and "
         "within-class scatter, in which neighbours of the same class count more; ρ is the ridge."}};
    method.memory = {.memberships = 10, .matrices = 1, .usesProducts = true};
    method.furtherMemory = [](const Problem& problem, const Parameters&) {
        const std::vector<int>& classOf = problem.target.classOf;
        const auto labelled = std::count_if(classOf.begin(), classOf.end(), [](int code) { return code >= 0; });
        return memoryOfKernel(problem, labelled, 11, 4.5);
    };
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return klfda(problem, fisherOptions(parameters, true), kernelOptions(parameters), control);
    };
    leavingLabelsOut(method);
    return method;
}

MethodDescription describeLpp()
{
    MethodDescription method = reducing(
        "lpp", "LPP · locality preserving projections", "Directions along which neighbours stay close",
        "Use it when samples have no classes, and similar samples should stay close together.", preservingSource);
    append(method.parameters, graphParameters());
    ParameterDescription kept = realParameter(
        "kept_variance", "", "retained variance",
        "Fraction of the variance that the initial principal components retain. If they retain all of it and "
        "there are more features than samples, the result equals that of spectral clustering.",
        0, 1, [](const Problem&) { return 0.95; });
    kept.minimumIsOpen = true;
    kept.small = "few components";
    kept.large = "all components";
    kept.slider = SliderRange();
    method.parameters.push_back(kept);
    method.formula = {{"wᵢⱼ = exp(−|xᵢ − xⱼ|² / (2σ²))", "Xᵀ (D − W) X a = μ Xᵀ D X a"},
                      {symbolsOfGraph, "Each solution is a direction a.",
                       "X contains one sample per row, as coordinates on the leading principal components."}};
    method.memory = {
        .memberships = 10, .samples = 300, .matrices = 1.3, .longMatrices = 3.7, .thin = 3, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return lpp(problem, preservingOptions(parameters), control);
    };
    return method;
}

MethodDescription describeKlpp()
{
    MethodDescription method =
        reducing("klpp", "KLPP · kernel locality preserving projections",
                 "Directions along which neighbours stay close in the space of a kernel",
                 "Use it when samples lie along a curve, and similar samples should stay close together.",
                 preservingSource);
    method.predict = nullptr;
    append(method.parameters, kernelParameters());
    append(method.parameters, graphParameters());
    method.parameters.push_back(ridgeParameter(1e-3, "Added to the diagonal, as a multiple of its mean; without a "
                                                     "ridge the result equals that of spectral clustering."));
    method.parameters.push_back(ridgeSidesParameter());
    method.formula = {
        {"K (D − W) K a = μ K D K a"},
        {symbolsOfGraph,
         "K is the Gaussian kernel matrix of the samples; the ridge is added to it as set by the parameters."}};
    method.memory = {.memberships = 10, .usesProducts = true};
    method.furtherMemory = [](const Problem& problem, const Parameters&) {
        return memoryOfKernel(problem, problem.data->samples(), 11.5, 6.5);
    };
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return klpp(problem, preservingOptions(parameters), kernelOptions(parameters), control);
    };
    return method;
}

}  // namespace fuzzylens
