// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/dataset/dataset_cache.h"
#include "core/dataset/identifiers/repeated_names.h"
#include "core/methods/formula_symbols.h"
#include "core/methods/fuzzy/clustering.h"
#include "core/methods/fuzzy/collapse.h"
#include "core/methods/membership/mes.h"
#include "core/methods/membership/sample_distances.h"
#include "core/methods/parameter_kinds.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr double largestBeta = 1e300;

constexpr Named<ProbeSelection> selections[] = {{"random", ProbeSelection::Random},
                                                {"medoids", ProbeSelection::Medoids},
                                                {"affinity", ProbeSelection::Affinity},
                                                {"annealing", ProbeSelection::Annealing},
                                                {"pinned", ProbeSelection::Pinned}};
constexpr Named<EmbeddingClustering> clusterings[] = {{"fcm", EmbeddingClustering::Fcm},
                                                      {"kmeans", EmbeddingClustering::KMeans},
                                                      {"spectral", EmbeddingClustering::Spectral}};
constexpr Named<ProbeMeasure> measures[] = {{"error", ProbeMeasure::RepresentationError},
                                            {"objective", ProbeMeasure::Objective},
                                            {"xie-beni", ProbeMeasure::XieBeni}};

bool is(const Parameters& parameters, const char* name, const char* value)
{
    return parameters.text(name) == value;
}

/// Plays a part for one way to find probes alone.
ParameterDescription whenSelecting(const char* way, ParameterDescription parameter)
{
    parameter.applies = [way](const Target&, const Parameters& others) { return is(others, "selection", way); };
    return parameter;
}

ParameterDescription advanced(ParameterDescription parameter)
{
    parameter.advanced = true;
    return parameter;
}

/// What beta is a multiple of; 1 where all samples are equal, or none can be compared.
double betaUnit(const Problem& problem)
{
    if (!problem.data || problem.data->missingCount() > 0 || problem.data->samples() > mostComparedSamples ||
        problem.data->features() == 0)
        return 1.0;
    static DatasetCache<double> kept(ofAllData);  // a slider asks at every move, and so do steps back and forth
    return *kept.of(problem.data, [&problem] {
        const double median = sampleDistances(problem.data, hardwareThreads())->median;
        return std::make_shared<const double>(median > 0.0 && std::isfinite(1.0 / median) ? 1.0 / median : 1.0);
    });
}

ParameterDescription betaParameter()
{
    constexpr double byDefault = 0.1;
    ParameterDescription parameter =
        realParameter("beta", "β", "sharpness",
                      "How fast the membership in a probe decreases with the squared distance to it. Small: all "
                      "probes describe a sample; large: only the nearest does.",
                      0, largestBeta, [](const Problem& problem) { return byDefault * betaUnit(problem); });
    parameter.logarithmic = true;
    ParameterScale scale;
    scale.name = "beta_relative";
    scale.symbol = "β·d²";
    scale.label = "sharpness";
    scale.minimum = [](const Problem&) { return 1e-2; };
    scale.maximum = [](const Problem&) { return 1e1; };
    scale.logarithmic = true;
    scale.decimals = 4;
    scale.small = "all probes";
    scale.large = "nearest only";
    scale.toValue = [](double scaled, const Problem& problem, const Parameters&) {
        return scaled * betaUnit(problem);
    };
    scale.fromValue = [](double value, const Problem& problem, const Parameters&) {
        return value / betaUnit(problem);
    };
    parameter.scales = {scale};
    return parameter;
}

ParameterDescription selectionParameter()
{
    return choiceParameter(
        "selection", "probes", "How the probes are chosen.",
        {{"random", "at random", "Samples chosen at random."},
         {"medoids", "medoids",
          "Coarse k-means whose centres are samples; fast, and the probes are spread over the data."},
         {"affinity", "affinity propagation",
          "Samples that best represent the others; the number of probes is found automatically."},
         {"annealing", "annealing",
          "Searches for the smallest set of probes that gives the best clusters; the slowest choice."},
         {"pinned", "pinned samples", "Only the samples pinned in the plot."}},
        [](const Problem&) { return "medoids"; });
}

double probeRatioToCount(double ratio, const Problem& problem)
{
    return problem.data ? std::max(1.0, std::ceil(ratio * static_cast<double>(problem.data->samples()) - 1e-9))
                        : 1.0;
}

ParameterDescription probesParameter()
{
    ParameterDescription parameter = integerParameter(
        "probes", "number of probes", "Number of samples used as probes.", 1, 1e6, [](const Problem& problem) {
            // With many probes fuzzy c-means collapses on data without clear groups (methods.md 3.6).
            constexpr double half = 0.5, few = 16;
            return static_cast<std::int64_t>(std::min(probeRatioToCount(half, problem), few));
        });
    parameter.symbol = "c";
    ParameterScale scale;
    scale.name = "probe_ratio";
    scale.symbol = "c/n";
    scale.label = "fraction of samples";
    scale.minimum = [](const Problem&) { return 0.0; };
    scale.maximum = [](const Problem&) { return 1.0; };
    scale.toValue = [](double ratio, const Problem& problem, const Parameters&) {
        return probeRatioToCount(ratio, problem);
    };
    scale.fromValue = [](double count, const Problem& problem, const Parameters&) {
        return problem.data && problem.data->samples() > 0 ? count / static_cast<double>(problem.data->samples())
                                                           : 0.0;
    };
    parameter.scales = {scale};
    parameter.applies = [](const Target&, const Parameters& others) {
        return is(others, "selection", "random") || is(others, "selection", "medoids");
    };
    return parameter;
}

ParameterDescription clusteringParameter(Representation representation)
{
    std::vector<ParameterChoice> choices{
        {"fcm", "fuzzy c-means", "Assigns fuzzy memberships in round clusters, as published."},
        {"kmeans", "k-means", "Assigns every sample to the cluster with the nearest mean."}};
    if (representation == Representation::Memberships)
        choices.push_back({"spectral", "spectral",
                           "k-means on the leading singular vectors of the graph that joins samples to probes."});
    return choiceParameter("clustering", "clustering", "How samples are clustered in the embedding.",
                           std::move(choices), [](const Problem&) { return "fcm"; });
}

ParameterDescription energyParameter()
{
    return choiceParameter(
        "energy", "criterion",
        "Criterion (in percent) that the annealing minimises together with the number of probes.",
        {{"error", "representation error",
          "Samples outside the most frequent class of their cluster. The search then uses the labels."},
         {"objective", "objective",
          "The objective of fuzzy c-means divided by its value when all clusters coincide."},
         {"xie-beni", "Xie-Beni index",
          "Spread of the clusters divided by the smallest distance between two clusters."}},
        [](const Problem& problem) {
            const bool hasClasses = problem.target.kind == Target::Kind::Classes && problem.target.classes() > 0;
            return hasClasses ? "error" : "xie-beni";
        });
}

std::vector<ParameterDescription> annealingParameters()
{
    ParameterDescription penalty =
        realParameter("penalty", "λ", "penalty per probe", "Minimum improvement in quality per probe, in percent.",
                      0, 100, [](const Problem&) { return 0.5; });
    penalty.small = "many probes";
    penalty.large = "few probes";
    penalty.slider = {0.01, 10, true, 2};
    const auto real = [](const char* name, const char* label, const char* help, double byDefault) {
        ParameterDescription parameter =
            realParameter(name, "", label, help, 0, 0.999, [byDefault](const Problem&) { return byDefault; });
        parameter.minimumIsOpen = true;
        return parameter;
    };
    const auto whole = [](const char* name, const char* label, const char* help, std::int64_t byDefault) {
        return integerParameter(name, label, help, 1, 10000, [byDefault](const Problem&) { return byDefault; });
    };
    std::vector<ParameterDescription> all;
    all.push_back(whenSelecting("annealing", energyParameter()));
    all.push_back(whenSelecting("annealing", penalty));
    for (const ParameterDescription& parameter :
         {real("cooling", "cooling factor", "Ratio of each temperature to the previous one.", 0.9),
          real("start_acceptance", "initial acceptance rate",
               "Probability of accepting, at the first temperature, a set that is worse by an average amount.",
               0.8),
          whole("trials", "trials per sample",
                "Maximum number of probe sets tried at each temperature, per sample.", 10),
          whole("temperatures", "temperatures", "Maximum number of temperatures.", 60)})
        all.push_back(advanced(whenSelecting("annealing", parameter)));
    return all;
}

std::vector<ParameterDescription> affinityParameters()
{
    ParameterDescription quantile =
        realParameter("preference_quantile", "q", "preference",
                      "How easily a sample becomes a probe: the quantile of all similarities that is used as the "
                      "similarity of a sample to itself.",
                      0, 1, [](const Problem&) { return 0.5; });
    quantile.small = "few probes";
    quantile.large = "many probes";
    quantile.slider = SliderRange();
    ParameterDescription damping = realParameter(
        "damping", "", "damping",
        "Fraction of each message that is kept from the previous iteration. Larger values reduce oscillations.",
        0.5, 0.999, [](const Problem&) { return AffinityOptions().damping; });
    return {whenSelecting("affinity", quantile), advanced(whenSelecting("affinity", damping))};
}

ParameterDescription constraintParameter(const char* name, const char* label, const char* help)
{
    return advanced(textParameter(name, label, help));
}

ParameterDescription annealingRestarts()
{
    return advanced(integerParameter(
        "restarts", "restarts",
        "Number of initialisations, the first by k-means++; the result with the lowest objective is kept.", 1,
        1000, [](const Problem&) { return 5; }));
}

/// At most about a thousand samples, spread over all.
DatasetPtr someSamples(const DatasetPtr& data)
{
    constexpr Eigen::Index many = 1024;
    const Eigen::Index stride = (data->samples() + many - 1) / many;
    if (stride <= 1)
        return data;
    std::vector<Eigen::Index> samples;
    for (Eigen::Index i = 0; i < data->samples(); i += stride)
        samples.push_back(i);
    return data->subset(samples, std::nullopt);
}

/// Of the embedding of these samples by the other parameters' defaults.
double boundOfEmbedding(const DatasetPtr& data, Representation representation, double beta)
{
    const Problem problem{data, {}, {}};
    MesOptions options;
    options.representation = representation;
    options.beta = beta;
    options.selection = ProbeSelection::Medoids;
    options.probes = static_cast<int>(std::get<std::int64_t>(probesParameter().byDefault(problem)));
    options.fcm = {2, 1, {.maxIterations = 1}, 1};
    for (const NamedFigure& figure : mes(problem, options, {hardwareThreads(), {}}).figures)
        if (figure.name == "largest_eigenvalue")
            return fuzzifierBound(figure.value);
    return 1;
}

/// fuzzifierBelow() that bound; 2 for data that cannot be fitted. Cached.
double fuzzifierOfEmbedding(const Problem& problem, Representation representation)
{
    static DatasetCache<double> ofMemberships(ofAllData), ofDistances(ofAllData);
    if (!problem.data || problem.data->missingCount() > 0)
        return fuzzifierOfSamples({});
    auto& kept = representation == Representation::Memberships ? ofMemberships : ofDistances;
    return *kept.of(problem.data, [&] {
        const double beta = representation == Representation::Memberships
                                ? std::get<double>(betaParameter().byDefault(problem))
                                : 0.0;
        try {
            return std::make_shared<const double>(
                fuzzifierBelow(boundOfEmbedding(someSamples(problem.data), representation, beta)));
        } catch (const std::invalid_argument&) {  // the fit gives the reason
            return std::make_shared<const double>(fuzzifierOfSamples({}));
        }
    });
}

std::vector<ParameterDescription> parametersOf(Representation representation)
{
    std::vector<ParameterDescription> all{clustersParameter()};
    if (representation == Representation::Memberships)
        all.push_back(betaParameter());
    all.push_back(selectionParameter());
    all.push_back(probesParameter());
    append(all, affinityParameters());
    append(all, annealingParameters());
    all.push_back(clusteringParameter(representation));
    ParameterDescription tolerance = toleranceParameter(1e-5),
                         fuzzifier = fuzzifierOfDataParameter([representation](const Problem&problem) {
                             return fuzzifierOfEmbedding(problem, representation);
                         });
    fuzzifier.applies = [](const Target&, const Parameters& others) {
        return is(others, "clustering", "fcm") || is(others, "selection", "annealing");
    };
    append(all,
           {fuzzifier,
            constraintParameter(
                "pinned", "pinned probes",
                "Samples that are always used as probes: names, or indices starting at #0, separated by commas."),
            constraintParameter(
                "forbidden", "excluded probes",
                "Samples that are never used as probes: names, or indices starting at #0, separated by commas."),
            annealingRestarts(), seedParameter(), iterationLimitParameter([](const Problem&) { return 300; }),
            tolerance});
    return all;
}

MethodDescription embeddingMethod(Representation representation)
{
    MethodDescription method;
    method.source = "Rovetta, Masulli and Filippone, Membership Embedding Space Approach and Spectral Clustering, "
                    "2007";
    method.parameters = parametersOf(representation);
    method.defaultSteps = [](const Dataset& data) {
        // Of expression data the distances are those of the values, as published: features that count equally
        // drown the few that separate classes. The few features of other tables have units of their own.
        const bool isExpression = data.features() > data.samples();
        return isExpression ? std::vector<std::string>() : std::vector<std::string>{"zscore"};
    };
    method.keepsFrames = true;  // of fuzzy c-means
    method.run = [representation](const Problem& problem, const Parameters& parameters,
                                  const RunControl& control) {
        Outcome outcome = mes(problem, mesOptions(problem, parameters, representation), control);
        if (is(parameters, "clustering", "fcm"))
            noteChosenFuzzifier(parameters.real("fuzzifier"), fuzzifierOfEmbedding(problem, representation),
                                outcome);
        return outcome;
    };
    method.furtherMemory = [](const Problem& problem, const Parameters& parameters) {
        const auto n = static_cast<double>(problem.data->samples());
        constexpr int tables = 3;  // similarities, responsibilities, availabilities
        return parameters.text("selection") == "affinity" ? sizeof(double) * tables * n * n : 0.0;
    };
    method.predict = [representation](const Outcome& outcome, const Target&, const Parameters& parameters,
                                      const Dataset& samples) {
        MesOptions options;
        options.representation = representation;
        options.beta = parameters.has("beta") ? parameters.real("beta") : 0.0;
        options.clustering = meaningOf(clusterings, parameters.text("clustering"));
        options.fcm.fcm.fuzzifier = parameters.real("fuzzifier");
        return predictFromProbes(outcome, options, samples);
    };
    return method;
}

/// The samples that a parameter names. A name that was there may have been left out since.
std::vector<Eigen::Index> constrainedProbes(const Parameters& parameters, const char* name,
                                            const std::vector<std::string>& sampleNames)
{
    try {
        return parseProbes(parameters.text(name), sampleNames);
    } catch (const std::invalid_argument& error) {
        const bool isExcluded = name == std::string("forbidden");
        throw ArgumentError(
            message(isExcluded ? "excluded probes: %1. If it is excluded, restore it or remove it from the "
                                 "excluded probes"
                               : "pinned probes: %1. If it is excluded, restore it or remove it from the "
                                 "pinned probes",
                    messageOf(error)));
    }
}

/// @throws std::invalid_argument naming a sample that is to be a probe and never one.
ProbeConstraints probeConstraints(const Parameters& parameters, const std::vector<std::string>& sampleNames)
{
    ProbeConstraints constraints{constrainedProbes(parameters, "pinned", sampleNames),
                                 constrainedProbes(parameters, "forbidden", sampleNames)};
    for (const Eigen::Index sample : constraints.pinned)
        if (std::binary_search(constraints.forbidden.begin(), constraints.forbidden.end(), sample))
            throw ArgumentError(
                message("%1 cannot be both a pinned and an excluded probe; remove it from one of them",
                        numberedName(sampleNames, sample)));
    return constraints;
}

}  // namespace

MesOptions mesOptions(const Problem& problem, const Parameters& parameters, Representation representation)
{
    const auto integer = [&](const char* name) { return static_cast<int>(parameters.integer(name)); };
    MesOptions options;
    options.representation = representation;
    options.beta = parameters.has("beta") ? parameters.real("beta") : 0.0;
    options.selection = meaningOf(selections, parameters.text("selection"));
    options.probes = integer("probes");
    options.constraints = probeConstraints(parameters, problem.data->sampleNames());
    options.clustering = meaningOf(clusterings, parameters.text("clustering"));
    options.fcm.clusters = integer("clusters");
    options.fcm.restarts = integer("restarts");
    options.fcm.seed = static_cast<std::uint64_t>(parameters.integer("seed"));
    options.fcm.fcm = {parameters.real("fuzzifier"), integer("max_iterations"), parameters.real("tolerance")};
    options.measure = meaningOf(measures, parameters.text("energy"));
    options.annealing.penalty = parameters.real("penalty");
    options.annealing.cooling = parameters.real("cooling");
    options.annealing.startAcceptance = parameters.real("start_acceptance");
    options.annealing.trialsPerSample = integer("trials");
    options.annealing.maxTemperatures = integer("temperatures");
    options.annealing.seed = options.affinity.seed = options.fcm.seed;
    options.affinity.preferenceQuantile = parameters.real("preference_quantile");
    options.affinity.damping = parameters.real("damping");
    return options;
}

MethodDescription describeMes()
{
    MethodDescription method = embeddingMethod(Representation::Memberships);
    method.id = "mes";
    method.name = "MES · membership embedding";
    method.summary = "Clusters samples by their memberships in a few of them, the probes";
    method.purpose = Purpose::Neither;
    method.useWhen = "Use it when there are many more features than samples, and a sample is best described by "
                     "similar samples.";
    method.formula = {{"vᵢₛ = exp(−β |xᵢ − yₛ|²) / Σₜ exp(−β |xᵢ − yₜ|²)", "J = Σᵢⱼ uᵢⱼᵐ |vᵢ − cⱼ|²"},
                      {symbolsOfProbes}};
    method.memory = {.memberships = 10, .samples = 150, .squares = 1.5, .usesProducts = true};
    return method;
}

MethodDescription describeDes()
{
    MethodDescription method = embeddingMethod(Representation::Distances);
    method.id = "des";
    method.name = "DES · distance embedding";
    method.summary = "Clusters samples by their distances to a few of them, the probes";
    method.purpose = Purpose::Neither;
    method.useWhen =
        "Use it when there are many more features than samples, and distant samples should count too.";
    method.formula = {{"vᵢₛ = |xᵢ − yₛ|", "J = Σᵢⱼ uᵢⱼᵐ |vᵢ − cⱼ|²"}, {symbolsOfProbes}};
    method.memory = {.memberships = 10, .samples = 150, .squares = 1.5, .usesProducts = true};
    return method;
}

}  // namespace fuzzylens
