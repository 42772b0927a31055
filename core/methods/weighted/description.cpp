// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/column_statistics.h"
#include "core/dataset/dataset_cache.h"
#include "core/methods/constant_features.h"
#include "core/methods/formula_symbols.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/fuzzy_equations.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/weighted/scad.h"
#include "core/methods/weighted/weighted_k_means.h"

#include <algorithm>
#include <memory>

namespace fuzzylens {

namespace {

constexpr Named<DeltaRule> deltaRules[] = {{"reference", DeltaRule::Reference}, {"adaptive", DeltaRule::Adaptive}};

constexpr double largestLambda = 1e18;

/// The parameters of the clustering with others behind the first ones.
MethodDescription weightingMethod(bool isFuzzy, const std::vector<ParameterDescription>& own)
{
    MethodDescription method;
    method.parameters = clusteringParameters(isFuzzy);
    method.parameters.insert(method.parameters.begin() + (isFuzzy ? 2 : 1), own.begin(), own.end());
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return method;
}

/// With equal weights the distances are those of fuzzy c-means; weights that follow the clusters raise the bound.
Outcome noted(Outcome outcome, const Problem& problem, const Parameters& parameters)
{
    noteChosenFuzzifier(parameters.real("fuzzifier"), fuzzifierOfSamples(problem), outcome);
    return outcome;
}

std::optional<double> exponentOf(const Parameters& parameters)
{
    return parameters.real("exponent");
}

ParameterDescription exponentParameter(const char* help, double minimum, double byDefault)
{
    ParameterDescription parameter = realParameter("exponent", "q", "feature selection", help, minimum, 1e3,
                                                   [byDefault](const Problem&) { return byDefault; });
    parameter.minimumIsOpen = true;
    parameter.small = "few features";
    parameter.large = "all features";
    parameter.slider = {1.05, 20, true};
    parameter.whyIdle = idleWithOneFeature;
    return parameter;
}

/// The scatter of the features that vary about their means, and how many these are.
struct Scatter
{
    double sum = 0.0;
    Index features = 0;
};

/// Cached, as a slider needs it at every move.
Scatter scatterOf(const DatasetPtr& data)
{
    static DatasetCache<Scatter> kept(ofAllData);
    return *kept.of(data, [&data] {
        Scatter scatter;
        std::vector<double> scratch;
        for (Index l = 0; l < data->features(); ++l) {
            if (isConstant(*data, l))
                continue;
            const steps::Moments found = steps::moments(data->valuesOf(l, scratch));
            scatter.sum += static_cast<double>(found.count) * found.deviation * found.deviation;
            ++scatter.features;
        }
        return std::make_shared<const Scatter>(scatter);
    });
}

/// EWKM's lambda as a multiple of what equal shares of all scatter would give a cluster and a feature.
ParameterScale entropyScale()
{
    const auto unit = [](const Problem& problem, const Parameters& others) {
        if (!problem.data)
            return 1.0;
        const Scatter scatter = scatterOf(problem.data);
        const double share = scatter.sum / static_cast<double>(scatter.features * others.integer("clusters"));
        return share > 0.0 ? share : 1.0;
    };
    ParameterScale scale;
    scale.name = "lambda_relative";
    scale.symbol = "λ/s";
    scale.label = "feature selection";
    scale.minimum = [](const Problem&) { return 1e-3; };
    scale.maximum = [](const Problem&) { return 1e2; };
    scale.logarithmic = true;
    scale.decimals = 3;
    scale.small = "few features";
    scale.large = "all features";
    scale.toValue = [unit](double scaled, const Problem& problem, const Parameters& others) {
        return scaled * unit(problem, others);
    };
    scale.fromValue = [unit](double value, const Problem& problem, const Parameters& others) {
        return value / unit(problem, others);
    };
    return scale;
}

EntropyWeights entropyWeights(const Problem& problem, const Parameters& parameters, const Outcome& before)
{
    EntropyWeights weights;
    weights.symbol = "v";
    weights.scaleName = message("feature selection");
    weights.lambda = parameters.real("lambda");
    for (const double mass : before.memberships.colwise().sum())
        weights.isEmpty.push_back(mass == 0.0);
    weights.varies = [&data = *problem.data](Index feature) { return !isConstant(data, feature); };
    return weights;
}

}  // namespace

MethodDescription describeScad1()
{
    ParameterDescription balance =
        realParameter("K", "K", "feature selection",
                      "Larger values distribute the weight more evenly among the features. Features that vary "
                      "little within a cluster get more weight.",
                      0, 1e6, [](const Problem&) { return 2.0; });
    balance.minimumIsOpen = true;
    balance.logarithmic = true;
    balance.small = "few features";
    balance.large = "all features";
    balance.slider = {0.02, 50, true};
    balance.whyIdle = idleWithOneFeature;
    ParameterDescription delta = choiceParameter(
        "delta_rule", "scale of K", "Feature weights that set the scale of K.",
        {{"reference", "equal weights", "Extension (not in the paper): the weights remain stable."},
         {"adaptive", "current weights", "As published: the weights become more and more uneven."}},
        [](const Problem&) { return "reference"; });
    delta.advanced = true;
    MethodDescription method = weightingMethod(true, {balance, delta});
    method.id = "scad1";
    method.name = "SCAD-1 · clustering and attribute discrimination";
    method.summary = "Assigns fuzzy memberships and weights the features of each cluster, without labels";
    method.source = "Frigui and Nasraoui, Unsupervised learning of prototypes and attribute weights, 2004";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups overlap, and each group has its own relevant features.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼᵐ Σₗ vⱼₗ (xᵢₗ − cⱼₗ)² + Σⱼ δⱼ Σₗ vⱼₗ²"},
                      {symbolsOfClusters,
                       "vⱼₗ are the feature weights, which add up to 1 in every cluster; δⱼ is determined by K."}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return noted(scad1(problem,
                           {clusteringOptions(parameters), parameters.real("K"),
                            meaningOf(deltaRules, parameters.text("delta_rule"))},
                           control),
                     problem, parameters);
    };
    return withoutConstantFeatures(std::move(method));
}

MethodDescription describeScad2()
{
    MethodDescription method =
        weightingMethod(true, {exponentParameter("Exponent of the feature weights. Near 1, the feature with the "
                                                 "smallest scatter receives all the weight.",
                                                 1, 2)});
    method.id = "scad2";
    method.name = "SCAD-2 · clustering and attribute discrimination";
    method.summary = "Like SCAD-1, with weights raised to a power";
    method.source = "Frigui and Nasraoui, Unsupervised learning of prototypes and attribute weights, 2004";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when SCAD-1 weights the features too evenly or too unevenly.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼᵐ Σₗ (vⱼₗ)^q (xᵢₗ − cⱼₗ)²"},
                      {symbolsOfClusters, "vⱼₗ are the feature weights, which add up to 1 in every cluster."}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return noted(scad2(problem, {clusteringOptions(parameters), parameters.real("exponent")}, control),
                     problem, parameters);
    };
    method.distanceExponent = exponentOf;
    return withoutConstantFeatures(std::move(method));
}

MethodDescription describeEwkm()
{
    ParameterDescription lambda =
        realParameter("lambda", "λ", "feature selection",
                      "Weight of the entropy of the feature weights relative to the scatter of a cluster, summed "
                      "over its members. Larger values use more features.",
                      0, largestLambda, [](const Problem& problem) {
                          constexpr double relative = 0.5;
                          Parameters three;
                          three.set("clusters", clustersParameter().byDefault(problem));
                          return std::min(entropyScale().toValue(relative, problem, three), largestLambda);
                      });
    lambda.minimumIsOpen = true;
    lambda.scales = {entropyScale()};
    lambda.whyIdle = idleWithOneFeature;
    MethodDescription method = weightingMethod(false, {lambda});
    method.id = "ewkm";
    method.name = "EWKM · entropy-weighted k-means";
    method.summary =
        "Assigns every sample to one cluster and weights the features of each cluster by entropy, without labels";
    method.source = "Jing, Ng and Huang, An entropy weighting k-means algorithm, 2007";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when each group is described by its own few features among many.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼ Σₗ vⱼₗ (xᵢₗ − cⱼₗ)² + λ Σⱼₗ vⱼₗ ln vⱼₗ"},
                      {symbolsOfClusters, symbolsOfCrispClusters,
                       "vⱼₗ are the feature weights, which add up to 1 in every cluster."}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return ewkm(problem, {clusteringOptions(parameters), parameters.real("lambda")}, control);
    };
    method.explainUpdate = [](const Problem& problem, const Parameters& parameters, const Outcome& before,
                              const std::string& block, const EquationIndices& at) {
        if (block != "weights")
            return explainAlternation(problem, before, 1.0, block, at);
        return explainEntropyWeight(problem, before, entropyWeights(problem, parameters, before), at);
    };
    return withoutConstantFeatures(std::move(method));
}

MethodDescription describeWKMeans()
{
    MethodDescription method = weightingMethod(
        false, {exponentParameter(
                   "Exponent of the shared feature weights. Near 1, one feature receives all the weight.", 1, 8)});
    method.id = "wkmeans";
    method.name = "W-k-means";
    method.summary =
        "Assigns every sample to one cluster and weights the features for all clusters together, without labels";
    method.source = "Huang, Ng, Rong and Li, Automated variable weighting in k-means type clustering, 2005";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when the same few features separate all groups.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼ Σₗ (vₗ)^q (xᵢₗ − cⱼₗ)²"},
                      {symbolsOfClusters, symbolsOfCrispClusters,
                       "vₗ are the feature weights, shared by all clusters; they add up to 1."}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return wKMeans(problem, {clusteringOptions(parameters), parameters.real("exponent")}, control);
    };
    method.distanceExponent = exponentOf;
    return withoutConstantFeatures(std::move(method));
}

}  // namespace fuzzylens
