// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/formula_symbols.h"
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/gk.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/start_samples.h"

#include <algorithm>

namespace fuzzylens {

namespace {

ParameterDescription restartsParameter()
{
    ParameterDescription parameter = integerParameter(
        "restarts", "starts", "How many starts, drawn far apart; the one with the lowest objective is kept.", 1,
        1000, [](const Problem&) { return 5; });
    parameter.advanced = true;
    return parameter;
}

ParameterDescription shrinkageParameter()
{
    ParameterDescription parameter = realParameter(
        "shrinkage", "γ", "shrinkage",
        "How far the shape of a cluster is drawn to a ball: 0 takes it as its members have it, which "
        "needs many more samples than features; 1 is FCM.",
        0, 1, [](const Problem& problem) {
            constexpr Index samplesPerFeature = 10;
            const bool manySamples =
                problem.data && problem.data->samples() >= samplesPerFeature * problem.data->features();
            return manySamples ? 0.0 : 0.3;
        });
    parameter.small = "shapes of the members";
    parameter.large = "balls";
    parameter.slider = SliderRange();
    return parameter;
}

MethodDescription clusteringMethod(bool isFuzzy)
{
    MethodDescription method;
    method.parameters = clusteringParameters(isFuzzy);
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return method;
}

MembershipRule powerRule(const Outcome&, const Parameters& parameters)
{
    return {MembershipRule::Form::Power, parameters.real("fuzzifier") - 1, {}};
}

}  // namespace

std::vector<ParameterDescription> clusteringParameters(bool isFuzzy)
{
    std::vector<ParameterDescription> parameters{clustersParameter()};
    if (isFuzzy)
        parameters.push_back(fuzzifierParameter());
    ParameterDescription restarts = restartsParameter(), seed = seedParameter();
    restarts.applies =
        seed.applies = [](const Target&, const Parameters& others) { return others.text("init_samples").empty(); };
    for (ParameterDescription& parameter :
         std::vector{restarts, seed, startSamplesParameter(),
                     iterationLimitParameter([](const Problem&) { return 300; }), toleranceParameter(1e-6)})
        parameters.push_back(std::move(parameter));
    return parameters;
}

ClusteringOptions clusteringOptions(const Parameters& parameters)
{
    ClusteringOptions options;
    options.clusters = static_cast<int>(parameters.integer("clusters"));
    options.fuzzifier = parameters.has("fuzzifier") ? parameters.real("fuzzifier") : 1.0;
    options.restarts = static_cast<int>(parameters.integer("restarts"));
    options.maxIterations = static_cast<int>(parameters.integer("max_iterations"));
    options.tolerance = parameters.real("tolerance");
    options.seed = static_cast<std::uint64_t>(parameters.integer("seed"));
    options.startSamples = parseStartSamples(parameters.text("init_samples"));
    return options;
}

MethodDescription describeFcm()
{
    MethodDescription method = clusteringMethod(true);
    method.id = "fcm";
    method.name = "FCM · fuzzy c-means";
    method.summary = "Shares samples among round clusters, without labels";
    method.source = "Bezdek, Pattern Recognition with Fuzzy Objective Function Algorithms, 1981";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are round, similar in size, and may overlap.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼᵐ |xᵢ − cⱼ|²"}, {symbolsOfClusters}};
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return fcm(problem, clusteringOptions(parameters), control);
    };
    method.predict = [](const Outcome& outcome, const Target&, const Parameters& parameters,
                        const Dataset& samples) {
        return predictFromCenters(outcome, parameters.real("fuzzifier"), samples);
    };
    method.membershipRule = powerRule;
    return method;
}

MethodDescription describeKMeans()
{
    MethodDescription method = clusteringMethod(false);
    method.id = "kmeans";
    method.name = "k-means";
    method.summary = "Puts every sample into the nearest of k clusters, without labels";
    method.source = "Lloyd 1957; Arthur and Vassilvitskii, k-means++, 2007";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are round and lie apart, or as a reference for other methods.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼ |xᵢ − cⱼ|²"}, {symbolsOfClusters, symbolsOfCrispClusters}};
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return kMeans(problem, clusteringOptions(parameters), control);
    };
    method.predict = [](const Outcome& outcome, const Target&, const Parameters&, const Dataset& samples) {
        return predictFromCenters(outcome, 1.0, samples);
    };
    return method;
}

MethodDescription describeGustafsonKessel()
{
    MethodDescription method = clusteringMethod(true);
    method.id = "gk";
    method.name = "GK · Gustafson-Kessel clustering";
    method.summary = "Shares samples among clusters of any elliptic shape, without labels";
    method.source = "Gustafson and Kessel 1979; Babuska, van der Veen and Kaymak 2002";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are elongated, and there are many more samples than features.";
    method.parameters.insert(method.parameters.begin() + 2, shrinkageParameter());
    method.formula = {
        {"J = Σᵢⱼ uᵢⱼᵐ (xᵢ − cⱼ)ᵀ Aⱼ (xᵢ − cⱼ),  det Aⱼ = 1,  Aⱼ ∝ ((1 − γ) Fⱼ + γ τ I)⁻¹"},
        {symbolsOfClusters, "Fⱼ is the fuzzy covariance of cluster j, τ the mean variance of a feature."}};
    method.memory = {.memberships = 9, .longMatrices = 4.2, .thin = 2, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return gustafsonKessel(problem, clusteringOptions(parameters), {parameters.real("shrinkage")}, control);
    };
    method.distanceExponent = [](const Parameters&) { return std::optional<double>(); };
    method.membershipRule = powerRule;
    return method;
}

}  // namespace fuzzylens
