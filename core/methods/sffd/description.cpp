// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constant_features.h"
#include "core/methods/formula_symbols.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/sffd/pair_parameters.h"
#include "core/methods/sffd/sffd.h"

namespace fuzzylens {

namespace {

constexpr Named<PartialDistance> partials[] = {
    {"root", PartialDistance::Root}, {"diag", PartialDistance::Diagonal}, {"euclid", PartialDistance::Euclid}};
constexpr Named<DeltaRule> deltaRules[] = {{"reference", DeltaRule::Reference}, {"adaptive", DeltaRule::Adaptive}};
constexpr Named<PairStart> starts[] = {{"neighbourhoods", PairStart::Neighbourhoods},
                                       {"random", PairStart::Random}};

ParameterDescription presetParameter()
{
    return choiceParameter(
        "preset", "preset", "Default values of the other parameters.",
        {{"default", "recommended", "For standardised features; stable with many classes and features."},
         {"published",
          "as published",
          "The interpretation under which the method behaves as the paper describes; for unscaled values, without "
          "the step Standardise features.",
          {{"shrinkage", 0.01},
           {"K", 5.0},
           {"delta_rule", std::string("adaptive")},
           {"alpha_rule", std::string("published")}}}},
        [](const Problem&) { return "default"; });
}

bool isTuned(const Parameters& others)
{
    return others.flag("tune");
}

bool weightsAreLearned(const Target&, const Parameters& others)
{
    return others.flag("weights") && !isTuned(others);
}

ParameterDescription tuneParameter()
{
    ParameterDescription parameter =
        switchParameter("tune", "tune on held-out constraints",
                        "Fits half of the constraints and chooses the feature weights, K and shrinkage that "
                        "satisfy most of the other half. Takes about thirty fits.",
                        false);
    parameter.whyIdle = idleWithoutPairs;
    parameter.advanced = true;
    return parameter;
}

std::vector<ParameterDescription> discriminationParameters()
{
    ParameterDescription weights = switchParameter("weights", "learn feature weights",
                                                   "Learns a weight for every feature. If off, all features count "
                                                   "equally: Gustafson-Kessel clustering guided by constraints.",
                                                   true);
    weights.applies = [](const Target&, const Parameters& others) { return !isTuned(others); };
    ParameterDescription balance =
        realParameter("K", "K", "feature selection",
                      "Larger values distribute the weight more evenly among the features. Near 0.1, only few "
                      "features count, which helps if many are irrelevant; above 1, all features have nearly the "
                      "same weight. Features that vary little within a cluster get more weight.",
                      0, 1e6, [](const Problem&) { return 1.0; });
    balance.minimumIsOpen = true;
    balance.logarithmic = true;
    balance.small = "few features";
    balance.large = "all features";
    balance.slider = {0.02, 50, true};
    balance.applies = weightsAreLearned;
    balance.whyIdle = [](const Problem& problem, const Parameters& others) {
        return weightsAreLearned(problem.target, others) ? idleWithOneFeature(problem, others) : Message();
    };
    return {weights, balance};
}

std::vector<ParameterDescription> normParameters()
{
    ParameterDescription shrinkage =
        realParameter("shrinkage", "γ", "shrinkage",
                      "How strongly the shape of a cluster is shrunk towards a sphere: 0 uses the shape of the "
                      "members unchanged, which needs many more samples than features.",
                      0, 1, [](const Problem&) { return 0.3; });
    shrinkage.small = "shape of the members";
    shrinkage.large = "spherical";
    shrinkage.slider = SliderRange();
    shrinkage.applies = [](const Target&, const Parameters& others) {
        return others.text("partial") != "euclid" && !isTuned(others);
    };
    ParameterDescription partial = choiceParameter(
        "partial", "distance per feature",
        "How the contribution of a feature to the distance from a cluster is computed.",
        {{"root", "along the cluster shape",
          "From the symmetric square root of the norm matrix: the contributions add up to the distance."},
         {"diag", "along the feature axis",
          "From the diagonal of the norm matrix: correlated features count less."},
         {"euclid", "plain difference", "Without a norm matrix, as in SCAD-1."}},
        [](const Problem&) { return "root"; });
    partial.advanced = true;
    partial.applies = [](const Target&, const Parameters& others) { return !isTuned(others); };
    return {shrinkage, partial};
}

ParameterDescription insistParameter()
{
    ParameterDescription parameter = switchParameter("insist", "enforce constraints",
                                                     "Triples the constraint weight, at most three times, as long "
                                                     "as constraints that can be satisfied are violated.",
                                                     false);
    parameter.whyIdle = idleWithoutPairs;
    parameter.advanced = true;
    return parameter;
}

std::vector<ParameterDescription> traceParameters()
{
    ParameterDescription delta = choiceParameter(
        "delta_rule", "scale of K", "Feature weights that set the scale of K.",
        {{"reference", "equal weights", "Extension (not in the paper): the weights remain stable."},
         {"adaptive", "current weights",
          "As published: the weights become more and more uneven; for badly scaled values."}},
        [](const Problem&) { return "reference"; });
    delta.applies = weightsAreLearned;
    ParameterDescription sweeps = integerParameter(
        "sweeps", "sweeps", "Number of passes over the samples with constraints in each iteration.", 1, 100,
        [](const Problem&) { return 1; });
    sweeps.whyIdle = [](const Problem& problem, const Parameters& others) {
        return others.text("update") == "sequential" ? idleWithoutPairs(problem, others) : Message();
    };
    sweeps.applies = [](const Target&, const Parameters& others) { return others.text("update") == "sequential"; };
    ParameterDescription init = choiceParameter(
        "init", "initialisation", "How the clusters are initialised.",
        {{"neighbourhoods", "must-link neighbourhoods", "The means of samples joined by must-links."},
         {"random", "random memberships", "Generated with the seed."}},
        [](const Problem&) { return "neighbourhoods"; });
    ParameterDescription restarts = integerParameter(
        "restarts", "restarts", "Number of random initialisations; the result with the lowest objective is kept.",
        1, 1000, [](const Problem&) { return 5; });
    ParameterDescription seed = seedParameter();
    restarts.applies = [](const Target&, const Parameters& others) { return others.text("init") == "random"; };
    seed.applies = [](const Target&, const Parameters& others) {
        return others.text("init") == "random" || isTuned(others);
    };
    std::vector<ParameterDescription> all{delta,
                                          updateParameter(),
                                          sweeps,
                                          init,
                                          restarts,
                                          seed,
                                          iterationLimitParameter([](const Problem&) { return 200; }),
                                          toleranceParameter(1e-3)};
    for (ParameterDescription& parameter : all)
        parameter.advanced = true;
    return all;
}

SffdOptions optionsOf(const Parameters& parameters)
{
    SffdOptions options;
    options.clusters = static_cast<int>(parameters.integer("clusters"));
    options.learnsWeights = parameters.flag("weights");
    options.weightBalance = parameters.real("K");
    options.partial = meaningOf(partials, parameters.text("partial"));
    options.shrinkage = parameters.real("shrinkage");
    options.deltaRule = meaningOf(deltaRules, parameters.text("delta_rule"));
    options.strength = pairStrength(parameters);
    options.update = pairUpdate(parameters);
    options.sweeps = static_cast<int>(parameters.integer("sweeps"));
    options.start = meaningOf(starts, parameters.text("init"));
    options.restarts = static_cast<int>(parameters.integer("restarts"));
    options.closesPairs = parameters.flag("closure");
    options.insists = parameters.flag("insist");
    options.tunes = parameters.flag("tune");
    options.maxIterations = static_cast<int>(parameters.integer("max_iterations"));
    options.tolerance = parameters.real("tolerance");
    options.seed = static_cast<std::uint64_t>(parameters.integer("seed"));
    return options;
}

}  // namespace

MethodDescription describeSffd()
{
    MethodDescription method;
    method.id = "sffd";
    method.name = "SFFD · semi-supervised fuzzy clustering";
    method.summary =
        "Assigns fuzzy memberships guided by pairwise constraints and weights the features of each cluster";
    method.source = "Li, Garibaldi, He and Wang, Semi-Supervised Fuzzy Clustering with Feature Discrimination, "
                    "PLoS ONE 10(9), 2015";
    method.purpose = Purpose::Pairs;
    method.useWhen = "Use it when you have constraints, and only some features matter.";
    method.usesPairs = true;
    method.parameters = {clustersParameter(), presetParameter()};
    for (const auto& group :
         {discriminationParameters(), normParameters(), pairParameters("balanced"),
          std::vector{closureParameter(), insistParameter(), tuneParameter()}, traceParameters()})
        method.parameters.insert(method.parameters.end(), group.begin(), group.end());
    method.formula = {
        {"J = Σᵢⱼ uᵢⱼ² Dᵢⱼ + Σⱼ δⱼ Σₗ vⱼₗ² + α (Σ_ML Σⱼ uₛⱼ (1 − uₜⱼ) + Σ_CL Σⱼ uₛⱼ uₜⱼ)", "Dᵢⱼ = p Σₗ vⱼₗ tᵢⱼₗ²"},
        {symbolsOfClusters, symbolsOfPairs,
         "vⱼₗ are the feature weights, which add up to 1 in every cluster; tᵢⱼₗ is the contribution of feature l "
         "to the distance, given the shape of the cluster; δⱼ is determined by K; p is the number of features."}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .matrices = 1, .longMatrices = 4, .partials = 1, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return sffd(problem, optionsOf(parameters), control);
    };
    method.distanceExponent = [](const Parameters& parameters) {
        const bool isEuclidean = !isTuned(parameters) && parameters.text("partial") == "euclid";
        return isEuclidean ? std::optional(1.0) : std::nullopt;
    };
    method.refine = [](const Problem& problem, const Parameters& parameters, const Outcome& from,
                       std::chrono::milliseconds budget, const RunControl& control) {
        return refineSffd(problem, optionsOf(parameters), from, budget, control);
    };
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return withoutConstantFeatures(std::move(method));
}

}  // namespace fuzzylens
