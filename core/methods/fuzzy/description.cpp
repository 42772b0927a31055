// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset_cache.h"
#include "core/methods/formula_symbols.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/fuzzy/fcm.h"
#include "core/methods/fuzzy/fcm_iteration.h"
#include "core/methods/fuzzy/fuzzy_equations.h"
#include "core/methods/fuzzy/gk.h"
#include "core/methods/fuzzy/k_means.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/start_samples.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace fuzzylens {

namespace {

ParameterDescription restartsParameter()
{
    ParameterDescription parameter =
        integerParameter("restarts", "restarts",
                         "Number of k-means++ initialisations; the result with the lowest objective is kept.", 1,
                         1000, [](const Problem&) { return 5; });
    parameter.advanced = true;
    return parameter;
}

double defaultShrinkage(const Problem& problem)
{
    constexpr Index samplesPerFeature = 10;
    const bool manySamples =
        problem.data && problem.data->samples() >= samplesPerFeature * problem.data->features();
    return manySamples ? 0.0 : 0.3;
}

/// That of the default shrinkage. Cached.
double boundOfShapes(const Problem& problem)
{
    static DatasetCache<double> kept(ofAllData);
    return *kept.of(problem.data, [&problem] {
        return std::make_shared<const double>(
            fuzzifierBoundOfShapes(withAllValues(problem.data), {defaultShrinkage(problem)}, hardwareThreads()));
    });
}

double fuzzifierOfShapes(const Problem& problem)
{
    return problem.data ? fuzzifierBelow(boundOfShapes(problem)) : fuzzifierOfSamples(problem);
}

ParameterDescription shrinkageParameter()
{
    ParameterDescription parameter =
        realParameter("shrinkage", "γ", "shrinkage",
                      "How strongly the shape of a cluster is shrunk towards a sphere: 0 uses the shape of the "
                      "members unchanged, which needs many more samples than features; 1 is FCM.",
                      0, 1, defaultShrinkage);
    parameter.small = "shape of the members";
    parameter.large = "spherical";
    parameter.slider = SliderRange();
    return parameter;
}

MethodDescription clusteringMethod(bool isFuzzy)
{
    MethodDescription method;
    method.parameters = clusteringParameters(isFuzzy);
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    method.explainUpdate = [isFuzzy](const Problem& problem, const Parameters& parameters, const Outcome& before,
                                     const std::string& block, const EquationIndices& at) {
        return isFuzzy ? explainAlternation(problem, before, parameters.real("fuzzifier"), block, at)
                       : explainKMeans(problem, before, block, at);
    };
    return method;
}

std::string rounded(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3g", value);
    return text;
}

MembershipRule powerRule(const Outcome&, const Parameters& parameters)
{
    return {MembershipRule::Form::Power, parameters.real("fuzzifier") - 1, {}};
}

}  // namespace

ParameterDescription fuzzifierOfDataParameter(std::function<double(const Problem&)> byDefault)
{
    ParameterDescription parameter = fuzzifierParameter();
    parameter.help += " Unless it is set, it is chosen from the data: at most 2, and below the value from which "
                      "all clusters can coincide.";
    parameter.byDefault = [byDefault = std::move(byDefault)](const Problem& problem) {
        return byDefault(problem);
    };
    parameter.effect = [range = *parameter.slider](const Outcome& outcome) {
        for (const NamedFigure& figure : outcome.figures)
            if (figure.name == "fuzzifier_bound" && figure.value < range.maximum)
                return message("all equal from m = %1", rounded(figure.value));
        return Message();
    };
    return parameter;
}

std::vector<ParameterDescription> clusteringParameters(bool isFuzzy)
{
    std::vector<ParameterDescription> parameters{clustersParameter()};
    if (isFuzzy)
        parameters.push_back(fuzzifierOfDataParameter(fuzzifierOfSamples));
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
    method.summary = "Assigns fuzzy memberships in round clusters, without labels";
    method.source = "Bezdek, Pattern Recognition with Fuzzy Objective Function Algorithms, 1981";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are round, similar in size, and may overlap.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼᵐ |xᵢ − cⱼ|²"}, {symbolsOfClusters}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .usesProducts = true};
    method.furtherMemory = [](const Problem& problem, const Parameters& parameters) {
        return bytesOfFcmSums(problem.data->samples(), problem.data->features(), parameters.integer("clusters"));
    };
    method.staysCompact = true;
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        Outcome outcome = fcm(problem, clusteringOptions(parameters), control);
        noteChosenFuzzifier(parameters.real("fuzzifier"), fuzzifierOfSamples(problem), outcome);
        return outcome;
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
    method.summary = "Assigns every sample to the nearest of k clusters, without labels";
    method.source = "Lloyd 1957; Hartigan and Wong 1979; Arthur and Vassilvitskii, k-means++, 2007";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are round and well separated, or as a reference for other methods.";
    method.formula = {{"J = Σᵢⱼ uᵢⱼ |xᵢ − cⱼ|²"}, {symbolsOfClusters, symbolsOfCrispClusters}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .usesProducts = true};
    method.staysCompact = true;
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
    method.summary = "Assigns fuzzy memberships in ellipsoidal clusters of any shape, without labels";
    method.source = "Gustafson and Kessel 1979; Babuska, van der Veen and Kaymak 2002";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when groups are elongated, and there are many more samples than features.";
    method.parameters[1] = fuzzifierOfDataParameter(fuzzifierOfShapes);
    method.parameters.insert(method.parameters.begin() + 2, shrinkageParameter());
    method.formula = {{"J = Σᵢⱼ uᵢⱼᵐ (xᵢ − cⱼ)ᵀ Aⱼ (xᵢ − cⱼ),  det Aⱼ = 1,  Aⱼ ∝ ((1 − γ) Fⱼ + γ τ I)⁻¹"},
                      {symbolsOfClusters,
                       "Fⱼ is the fuzzy covariance matrix of cluster j, τ the mean variance of the features."}};
    method.keepsFrames = true;
    method.memory = {.memberships = 9, .longMatrices = 1.6, .thin = 8, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        const double shrinkage = parameters.real("shrinkage");
        Outcome outcome = gustafsonKessel(problem, clusteringOptions(parameters), {shrinkage}, control);
        if (shrinkage == defaultShrinkage(problem) && std::isfinite(boundOfShapes(problem)))
            outcome.figures.push_back({"fuzzifier_bound", boundOfShapes(problem)});
        noteChosenFuzzifier(parameters.real("fuzzifier"), fuzzifierOfShapes(problem), outcome);
        return outcome;
    };
    method.distanceExponent = [](const Parameters&) { return std::optional<double>(); };
    method.membershipRule = powerRule;
    return method;
}

}  // namespace fuzzylens
