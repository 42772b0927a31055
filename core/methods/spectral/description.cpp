// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/formula_symbols.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/spectral/graph_parameters.h"
#include "core/methods/spectral/scs.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr Named<ScalingSolver> solvers[] = {{"lsq", ScalingSolver::LeastSquares},
                                            {"minpert", ScalingSolver::MinimalPerturbation},
                                            {"contour", ScalingSolver::Contour},
                                            {"target", ScalingSolver::Target},
                                            {"ratio", ScalingSolver::Ratio}};
constexpr Named<ClassValues> classValues[] = {{"opposite", ClassValues::Opposite},
                                              {"published", ClassValues::Published},
                                              {"balanced", ClassValues::Balanced}};
constexpr Named<NegativeFactors> negatives[] = {{"absolute", NegativeFactors::Absolute},
                                                {"clipped", NegativeFactors::Clipped},
                                                {"signed", NegativeFactors::Signed}};
constexpr Named<TargetOptions::Start> starts[] = {{"neighbours", TargetOptions::Start::Neighbours},
                                                  {"means", TargetOptions::Start::Means}};

bool isPencil(const Parameters& parameters)
{
    const std::string& solver = parameters.text("solver");
    return solver == "lsq" || solver == "minpert" || solver == "contour";
}

bool hasSolver(const Parameters& parameters, const char* solver)
{
    return parameters.text("solver") == solver;
}

ParameterDescription applyingIf(ParameterDescription parameter, bool (*applies)(const Parameters&))
{
    parameter.applies = [applies](const Target&, const Parameters& others) { return applies(others); };
    return parameter;
}

ParameterDescription solverParameter()
{
    const std::map<std::string, ParameterValue> shared{{"width_rule", std::string("shared")}};
    const std::map<std::string, ParameterValue> automatic{{"width_rule", std::string("automatic")}};
    return choiceParameter(
        "solver", "solver", "How the scaling factors of the features are computed.",
        {{"lsq", "least squares",
          "Solves the paper's equations at the eigenvalue 1 and takes the minimum-norm solution.", shared},
         {"target", "target (recommended)",
          "Extension (not in the paper): factors that make samples similar to their neighbours of the same class "
          "and dissimilar to those of other classes.",
          automatic},
         {"ratio", "ratio (extension)",
          "Extension (not in the paper): how much more a feature differs between classes than within them. Fast; "
          "for well separated groups.",
          automatic},
         {"contour", "contour integral",
          "The paper's solver for more features than samples. There are many solutions then, and the result may "
          "depend on the seed.",
          automatic},
         {"minpert", "minimal perturbation",
          "The paper's solver for more labelled samples than features: it finds the nearest matrix pencil that "
          "has eigenvalues.",
          shared}},
        [](const Problem&) { return "lsq"; });
}

ParameterDescription classValuesParameter()
{
    return applyingIf(
        choiceParameter(
            "class_values", "class values",
            "Values of the target vector in the two classes; the first class in the list has the value 1. With "
            "more than two classes, each class except the last has a target vector against the classes after it.",
            {{"opposite", "1 and -1", "As published for expression data."},
             {"published", "1 and -0.2", "As published for the artificial data."},
             {"balanced", "balanced", "Gives the classes equal weight."}},
            [](const Problem&) { return "opposite"; }),
        isPencil);
}

ParameterDescription negativeParameter()
{
    return applyingIf(
        choiceParameter("negative", "negative factors", "How factors below 0 are treated.",
                        {{"absolute", "absolute", "Their absolute values are used, as published."},
                         {"clipped", "ignored", "They are set to 0."},
                         {"signed", "signed", "They make samples more similar if they differ in that feature."}},
                        [](const Problem&) { return "absolute"; }),
        isPencil);
}

std::vector<ParameterDescription> targetParameters()
{
    const auto isTarget = [](const Parameters& others) { return hasSolver(others, "target"); };
    ParameterDescription ridge =
        realParameter("ridge", "θ", "regularisation", "Penalty on large factors. Larger values use more features.",
                      0, 1000, [](const Problem&) { return 0.1; });
    ridge.minimumIsOpen = true;
    ridge.small = "few features";
    ridge.large = "many features";
    ridge.slider = {0.001, 10, true, 3};
    ParameterDescription inside =
        realParameter("inside_weight", "η", "similarity within classes",
                      "Weight of the similarity within classes relative to the dissimilarity between classes.", 0,
                      1000, [](const Problem&) { return 1.0; });
    inside.slider = {0.01, 100, true, 2};
    inside.advanced = true;
    ParameterDescription near =
        choiceParameter("neighbours_by", "compared with", "Samples with which each sample is compared.",
                        {{"neighbours", "its neighbours",
                          "The nearest samples under the current factors, recomputed in every iteration."},
                         {"means", "its whole class",
                          "A convex problem, solved once; for classes that each form one round group."}},
                        [](const Problem&) { return "neighbours"; });
    near.advanced = true;
    ParameterDescription refits =
        integerParameter("refits", "neighbour updates", "Maximum number of times the neighbours are recomputed.",
                         1, 100, [](const Problem&) { return 10; });
    refits.advanced = true;
    refits.applies = [](const Target&, const Parameters& others) {
        return hasSolver(others, "target") && others.text("neighbours_by") == "neighbours";
    };
    return {applyingIf(ridge, isTarget), applyingIf(inside, isTarget), applyingIf(near, isTarget), refits};
}

ParameterDescription contourParameter()
{
    ParameterDescription radius =
        realParameter("contour_radius", "", "contour radius", "Radius of the circle around the eigenvalue 1.", 0,
                      1, [](const Problem&) { return 0.01; });
    radius.minimumIsOpen = true;
    radius.advanced = true;
    return applyingIf(radius, [](const Parameters& others) { return hasSolver(others, "contour"); });
}

ScsOptions scsOptions(const Parameters& parameters)
{
    ScsOptions options;
    options.solver = meaningOf(solvers, parameters.text("solver"));
    options.classValues = meaningOf(classValues, parameters.text("class_values"));
    options.negative = meaningOf(negatives, parameters.text("negative"));
    options.target.start = meaningOf(starts, parameters.text("neighbours_by"));
    options.target.refits = static_cast<int>(parameters.integer("refits"));
    options.target.ridge = parameters.real("ridge");
    options.target.insideWeight = parameters.real("inside_weight");
    options.contour.radius = parameters.real("contour_radius");
    options.space = reducedSpaceOptions(parameters);
    options.contour.seed = options.space.seed;
    options.graph = graphOptions(parameters);
    return options;
}

ParameterDescription widthRuleParameter()
{
    return choiceParameter(
        "width_rule", "width unit", "Unit in which the width is given.",
        {{"shared", "paper's equations",
          "The width in the paper's equations, which determines the scale of the factors."},
         {"automatic", "neighbour distances", "The mean squared distance to the 7th neighbour."}},
        [](const Problem&) { return "shared"; });
}

/// Bytes of the equations of labelled samples and features from which the factors are found.
double memoryOfScaling(const Problem& problem, const Parameters& parameters)
{
    const std::vector<int>& classOf = problem.target.classOf;
    const auto labelled =
        static_cast<double>(std::count_if(classOf.begin(), classOf.end(), [](int code) { return code >= 0; }));
    const auto features = static_cast<double>(problem.data->features());
    const std::string& solver = parameters.text("solver");
    if (solver == "target")
        return sizeof(double) * labelled * (13 * features + 4 * std::min(labelled, 256.0));
    const double rows = std::min(labelled, 1024.0);  // of many labelled samples the distances of some are kept
    return sizeof(double) * (solver == "minpert" || solver == "contour" ? 30 * labelled * features + rows * rows
                                                                        : rows * (13 * features + rows));
}

}  // namespace

MethodDescription describeScs()
{
    MethodDescription method;
    method.id = "scs";
    method.name = "SC-S · spectral feature scaling";
    method.summary = "Scales the features so that spectral clustering agrees with known labels";
    method.source = "Matsuda, Morikuni and Sakurai, Spectral Feature Scaling Method for Supervised Dimensionality "
                    "Reduction, 2018";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when some samples have classes, and the groups are chains or other shapes that a "
                     "centre cannot describe.";
    method.needsTarget = true;
    method.parameters = {solverParameter()};
    append(method.parameters, targetParameters());
    append(method.parameters, graphParameters({widthRuleParameter()}));
    append(method.parameters, {classValuesParameter(), negativeParameter(), contourParameter()});
    append(method.parameters, reducedSpaceParameters(planarDimensions));
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    method.formula = {{"wᵢⱼ = exp(−Σₗ |sₗ| (xᵢₗ − xⱼₗ)² / (2σ²))", "(D − W) q = μ D q"},
                      {symbolsOfGraph, "sₗ is the factor of feature l. The solver determines the factors from the "
                                       "labelled samples so that a solution q separates their classes; the "
                                       "parameters define the treatment of factors below 0 and the width σ."}};
    method.memory = {.memberships = 10, .samples = 300, .longMatrices = 2, .usesProducts = true};
    method.furtherMemory = memoryOfScaling;
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return scs(problem, scsOptions(parameters), control);
    };
    method.leaveOneOut = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return leaveLabelsOut(problem, control, [&parameters](const Problem& hidden, const RunControl& inner) {
            return scs(hidden, scsOptions(parameters), inner);
        });
    };
    return method;
}

MethodDescription describeSpectralClustering()
{
    MethodDescription method;
    method.id = "spectral";
    method.name = "SC · spectral clustering";
    method.summary =
        "Connects every sample to its neighbours and clusters by the leading eigenvectors of that graph";
    method.source = "Shi and Malik, Normalized Cuts and Image Segmentation, 2000";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are chains, rings or other shapes that a centre cannot describe.";
    method.parameters = reducedSpaceParameters(planarDimensions);
    append(method.parameters, graphParameters());
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    method.formula = {{"wᵢⱼ = exp(−|xᵢ − xⱼ|² / (2σ²))", "(D − W) q = μ D q"}, {symbolsOfGraph}};
    method.memory = {.memberships = 10, .samples = 300, .longMatrices = 2, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return spectralClustering(problem, graphOptions(parameters), reducedSpaceOptions(parameters), control);
    };
    return method;
}

}  // namespace fuzzylens
