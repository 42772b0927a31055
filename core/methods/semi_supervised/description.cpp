// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/formula_symbols.h"
#include "core/methods/parameter_kinds.h"
#include "core/methods/semi_supervised/afcc.h"
#include "core/methods/semi_supervised/pckmeans.h"
#include "core/methods/semi_supervised/ssfcm.h"
#include "core/methods/sffd/pair_parameters.h"

#include <algorithm>

namespace fuzzylens {

namespace {

ConvergenceOptions convergenceOptions(const Parameters& parameters)
{
    return {static_cast<int>(parameters.integer("max_iterations")), parameters.real("tolerance")};
}

/// A method with a cluster for every class.
MethodDescription methodOfClasses(std::vector<ParameterDescription> own)
{
    MethodDescription method;
    method.needsTarget = true;
    method.keepsLabels = true;
    method.parameters = std::move(own);
    method.parameters.push_back(iterationLimitParameter([](const Problem&) { return 300; }));
    method.parameters.push_back(toleranceParameter(1e-6));
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return method;
}

}  // namespace

MethodDescription describeSsfcmEndo()
{
    ParameterDescription given = realParameter("given", "η", "given membership",
                                               "How much of a labelled sample belongs to its class beforehand; "
                                               "the rest is shared by distance. Near 1 a labelled "
                                               "sample hardly counts in any centre.",
                                               0, 0.999, [](const Problem&) { return 0.5; });
    given.small = "labels ignored";
    given.large = "labels rule";
    given.slider = {0, 0.99, false, 2};
    MethodDescription method = methodOfClasses({given, fuzzifierParameter()});
    method.id = "ssfcm-endo";
    method.name = "sSFCM · FCM with given memberships";
    method.summary = "Shares samples among the classes; part of each labelled one is given";
    method.source = "Yasunori, Yukihiro, Makito and Sadaaki, On semi-supervised fuzzy c-means clustering, 2009";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when a few samples have classes, and you know how far they are to be trusted.";
    method.formula = {{"J = Σᵢⱼ |uᵢⱼ − gᵢⱼ|ᵐ |xᵢ − cⱼ|²"},
                      {symbolsOfClusters, "gᵢⱼ is η for the class of a labelled sample, else 0."}};
    method.memory = {.memberships = 10, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return ssfcmEndo(problem,
                         {parameters.real("given"), parameters.real("fuzzifier"), convergenceOptions(parameters)},
                         control);
    };
    method.membershipRule = [](const Outcome&, const Parameters& parameters) {
        return MembershipRule{MembershipRule::Form::Power, parameters.real("fuzzifier") - 1, {}};
    };
    return method;
}

MethodDescription describeSsfcmPedrycz()
{
    ParameterDescription strength =
        realParameter("alpha", "α", "strength of the labels",
                      "How strongly the memberships of labelled samples are drawn to their classes.", 0, 1e9,
                      [](const Problem&) { return 1.0; });
    strength.small = "labels ignored";
    strength.large = "labels rule";
    strength.slider = {0.01, 100, true};
    ParameterDescription centers =
        choiceParameter("centers", "centres", "What the centres count the samples with.",
                        {{"exact", "what is minimised", "Distances to the labels count too."},
                         {"published", "squared memberships", "As in the papers of 1985 and 1997."}},
                        [](const Problem&) { return "exact"; });
    centers.advanced = true;
    MethodDescription method = methodOfClasses({strength, centers});
    method.id = "ssfcm-pedrycz";
    method.name = "SSFCM · FCM drawn to labels";
    method.summary = "Shares samples among the classes; labelled ones are drawn to theirs";
    method.source = "Pedrycz 1985; Pedrycz and Waletzky, Fuzzy clustering with partial supervision, 1997";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when a few samples have classes, and these may be wrong.";
    method.formula = {
        {"J = Σᵢⱼ uᵢⱼ² |xᵢ − cⱼ|² + α Σᵢⱼ bᵢ (uᵢⱼ − fᵢⱼ)² |xᵢ − cⱼ|²"},
        {symbolsOfClusters, "bᵢ is 1 for a labelled sample, else 0; fᵢⱼ is 1 for its class, else 0."}};
    method.memory = {.memberships = 10, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return ssfcmPedrycz(
            problem,
            {parameters.real("alpha"), parameters.text("centers") == "published", convergenceOptions(parameters)},
            control);
    };
    method.membershipRule = [](const Outcome&, const Parameters&) {
        return MembershipRule{MembershipRule::Form::Power, 1, {}};  // fuzzifier 2
    };
    return method;
}

MethodDescription describeSskfcm()
{
    ParameterDescription width = realParameter(
        "width", "σ²", "width of the kernel",
        "Squared width of the Gaussian kernel, in medians of the squared distance from the mean; 0: the one "
        "of 0.1, 0.3, 1, 3, 10 that puts most labelled samples right.",
        0, 1e9, [](const Problem&) { return 0.0; });
    MethodDescription method = methodOfClasses({width, fuzzifierParameter()});
    method.id = "sskfcm";
    method.name = "SSKFCM · kernel FCM with labels";
    method.summary = "Shares samples among the classes by a Gaussian kernel; labelled ones stay in theirs";
    method.source = "Zhang, Tan and Chen, Semi-supervised kernel-based fuzzy c-means, 2004";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when a few samples have certain classes, and the classes are no round groups.";
    method.formula = {{"J = 2 Σᵢⱼ uᵢⱼᵐ (1 − exp(−|xᵢ − cⱼ|² / σ²))"},
                      {symbolsOfClusters, "A labelled sample is in the cluster of its class alone."}};
    method.memory = {.memberships = 10, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return sskfcm(problem,
                      {parameters.real("width"), parameters.real("fuzzifier"), convergenceOptions(parameters)},
                      control);
    };
    return method;
}

MethodDescription describePckmeans()
{
    ParameterDescription weight = realParameter(
        "weight", "w", "cost of a broken pair",
        "Against half the squared distance of a sample to its centre, so it depends on the scale and the "
        "number of the features.",
        0, 1e18, [](const Problem&) { return 1.0; });
    weight.small = "distances rule";
    weight.large = "pairs rule";
    weight.slider = {0.01, 1000, true};
    weight.whyIdle = idleWithoutPairs;
    MethodDescription method;
    method.id = "pckmeans";
    method.name = "PCKMeans · k-means with pairs";
    method.summary = "Puts every sample into one cluster and pays for broken pairs";
    method.source = "Basu, Banerjee and Mooney, Active semi-supervision for pairwise constrained clustering, 2004";
    method.purpose = Purpose::Pairs;
    method.useWhen = "Use it when you know of pairs, and every sample belongs to exactly one cluster.";
    method.usesPairs = true;
    method.parameters = {clustersParameter(), weight, closureParameter(), seedParameter(),
                         iterationLimitParameter([](const Problem&) { return 100; })};
    method.formula = {{"J = ½ Σᵢⱼ uᵢⱼ |xᵢ − cⱼ|² + w · b"},
                      {symbolsOfClusters, symbolsOfCrispClusters, "b is the number of broken pairs."}};
    method.memory = {.memberships = 9, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return pckmeans(problem,
                        {static_cast<int>(parameters.integer("clusters")), parameters.real("weight"),
                         parameters.flag("closure"), static_cast<int>(parameters.integer("max_iterations")),
                         static_cast<std::uint64_t>(parameters.integer("seed"))},
                        control);
    };
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return method;
}

namespace {

bool agglomerates(const Target&, const Parameters& others)
{
    return others.flag("agglomerate");
}

std::vector<ParameterDescription> agglomerationParameters()
{
    ParameterDescription agglomerate = switchParameter(
        "agglomerate", "let clusters compete",
        "Whether large clusters take from small ones until those vanish: begin with more clusters than "
        "there may be.",
        false);
    ParameterDescription eta =
        realParameter("eta", "η", "strength of the competition",
                      "How strongly large clusters take from small ones in the first iterations.", 0, 1e6,
                      [](const Problem&) { return 1.0; });
    eta.small = "clusters stay";
    eta.large = "few clusters";
    eta.slider = {0.05, 20, true};
    ParameterDescription least =
        realParameter("least_size", "", "least size", "A cluster with fewer samples than this vanishes.", 0, 1e9,
                      [](const Problem&) { return 5.0; });
    least.advanced = true;
    eta.applies = least.applies = agglomerates;
    return {agglomerate, eta, least};
}

std::vector<ParameterDescription> distanceParameters()
{
    ParameterDescription distance = choiceParameter(
        "distance", "distance", "How far a sample is from a cluster.",
        {{"euclid", "plain", "As the features are."},
         {"mahalanobis", "by the shape of the cluster", "As Gustafson-Kessel: clusters of any elliptic shape."}},
        [](const Problem&) { return "euclid"; });
    ParameterDescription shrinkage =
        realParameter("shrinkage", "γ", "shrinkage", "How far the shape of a cluster is drawn to a ball.", 0, 1,
                      [](const Problem&) { return 0.01; });
    shrinkage.slider = SliderRange();
    shrinkage.small = "shapes of the members";
    shrinkage.large = "balls";
    shrinkage.applies = [](const Target&, const Parameters& others) {
        return others.text("distance") == "mahalanobis";
    };
    return {distance, shrinkage};
}

AfccOptions afccOptions(const Parameters& parameters)
{
    AfccOptions options;
    options.clusters = static_cast<int>(parameters.integer("clusters"));
    options.agglomerates = parameters.flag("agglomerate");
    options.eta = parameters.real("eta");
    options.leastSize = parameters.real("least_size");
    if (parameters.text("distance") == "mahalanobis")
        options.shrinkage = parameters.real("shrinkage");
    options.strength = pairStrength(parameters);
    options.update = pairUpdate(parameters);
    options.closesPairs = parameters.flag("closure");
    options.maxIterations = static_cast<int>(parameters.integer("max_iterations"));
    options.tolerance = parameters.real("tolerance");
    return options;
}

}  // namespace

MethodDescription describeAfcc()
{
    MethodDescription method;
    method.id = "afcc";
    method.name = "AFCC · fuzzy clustering with pairs";
    method.summary = "Shares samples among clusters as pairs say; clusters may compete until few are left";
    method.source = "Grira, Crucianu and Boujemaa, Active semi-supervised fuzzy clustering, 2008";
    method.purpose = Purpose::Pairs;
    method.useWhen = "Use it when you know of pairs, but not how many clusters there are.";
    method.usesPairs = true;
    method.parameters = {clustersParameter()};
    for (const auto& group :
         {agglomerationParameters(), distanceParameters(), pairParameters("published"),
          std::vector{closureParameter(), updateParameter(),
                      iterationLimitParameter([](const Problem&) { return 200; }), toleranceParameter(1e-3)}})
        method.parameters.insert(method.parameters.end(), group.begin(), group.end());
    method.formula = {{"J = Σᵢⱼ uᵢⱼ² Dᵢⱼ + α (Σ_ML Σⱼ uₛⱼ (1 − uₜⱼ) + Σ_CL Σⱼ uₛⱼ uₜⱼ) − β Σⱼ (Σᵢ uᵢⱼ)²"},
                      {symbolsOfClusters, symbolsOfPairs,
                       "Dᵢⱼ is the squared distance of sample i from the centre of cluster j; β, which η "
                       "starts and which fades, lets large clusters take from small ones where clusters "
                       "compete, else it is 0."}};
    method.memory = {.memberships = 10, .usesProducts = true};
    method.run = [](const Problem& problem, const Parameters& parameters, const RunControl& control) {
        return afcc(problem, afccOptions(parameters), control);
    };
    method.distanceExponent = [](const Parameters& parameters) {
        return parameters.text("distance") == "euclid" ? std::optional(1.0) : std::nullopt;
    };
    method.defaultSteps = [](const Dataset&) { return std::vector<std::string>{"zscore"}; };
    return method;
}

}  // namespace fuzzylens
