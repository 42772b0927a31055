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
    ParameterDescription given =
        realParameter("given", "η", "given membership",
                      "Fraction of the membership of a labelled sample that is fixed to its class; the rest "
                      "depends on the distances. Near 1 a labelled sample hardly affects any centre.",
                      0, 0.999, [](const Problem&) { return 0.5; });
    given.small = "unsupervised";
    given.large = "supervised";
    given.slider = {0, 0.99, false, 2};
    MethodDescription method = methodOfClasses({given, fuzzifierParameter()});
    method.id = "ssfcm-endo";
    method.name = "sSFCM · FCM with given memberships";
    method.summary =
        "Assigns fuzzy memberships in the classes; part of the membership of each labelled sample is given";
    method.source = "Yasunori, Yukihiro, Makito and Sadaaki, On semi-supervised fuzzy c-means clustering, 2009";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when the classes of a few samples are known, and you know how reliable they are.";
    method.formula = {{"J = Σᵢⱼ |uᵢⱼ − gᵢⱼ|ᵐ |xᵢ − cⱼ|²"},
                      {symbolsOfClusters, "gᵢⱼ is η for the class of a labelled sample, otherwise 0."}};
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
    ParameterDescription strength = realParameter(
        "alpha", "α", "label weight", "How strongly labelled samples are pulled towards their classes.", 0, 1e9,
        [](const Problem&) { return 1.0; });
    strength.small = "unsupervised";
    strength.large = "supervised";
    strength.slider = {0.01, 100, true};
    ParameterDescription centers =
        choiceParameter("centers", "centres", "How the samples are weighted in the cluster centres.",
                        {{"exact", "exact minimum", "The weights include the deviation from the labels."},
                         {"published", "squared memberships", "As in the 1985 and 1997 papers."}},
                        [](const Problem&) { return "exact"; });
    centers.advanced = true;
    MethodDescription method = methodOfClasses({strength, centers});
    method.id = "ssfcm-pedrycz";
    method.name = "SSFCM · FCM guided by labels";
    method.summary = "Assigns fuzzy memberships in the classes; labelled samples are pulled towards their class";
    method.source = "Pedrycz 1985; Pedrycz and Waletzky, Fuzzy clustering with partial supervision, 1997";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when the classes of a few samples are known, but may be incorrect.";
    method.formula = {
        {"J = Σᵢⱼ uᵢⱼ² |xᵢ − cⱼ|² + α Σᵢⱼ bᵢ (uᵢⱼ − fᵢⱼ)² |xᵢ − cⱼ|²"},
        {symbolsOfClusters, "bᵢ is 1 for a labelled sample, otherwise 0; fᵢⱼ is 1 for its class, otherwise 0."}};
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
        "width", "σ²", "kernel width",
        "Squared width of the Gaussian kernel, as a multiple of the median squared distance from the mean. 0 "
        "selects, from 0.1, 0.3, 1, 3 and 10, the value that classifies most labelled samples correctly.",
        0, 1e9, [](const Problem&) { return 0.0; });
    MethodDescription method = methodOfClasses({width, fuzzifierParameter()});
    method.id = "sskfcm";
    method.name = "SSKFCM · kernel FCM with labels";
    method.summary =
        "Assigns fuzzy memberships in the classes with a Gaussian kernel; labelled samples stay in their class";
    method.source = "Zhang, Tan and Chen, Semi-supervised kernel-based fuzzy c-means, 2004";
    method.purpose = Purpose::Labels;
    method.useWhen = "Use it when the classes of a few samples are certain, and there are outliers.";
    method.formula = {{"J = 2 Σᵢⱼ uᵢⱼᵐ (1 − exp(−|xᵢ − cⱼ|² / σ²))"},
                      {symbolsOfClusters, "A labelled sample belongs only to the cluster of its class."}};
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
    ParameterDescription weight =
        realParameter("weight", "w", "constraint weight",
                      "Compared with half the squared distance of a sample to its centre, so suitable values "
                      "depend on the scale and the number of features.",
                      0, 1e18, [](const Problem&) { return 1.0; });
    weight.small = "follow distances";
    weight.large = "follow constraints";
    weight.slider = {0.01, 1000, true};
    weight.whyIdle = idleWithoutPairs;
    MethodDescription method;
    method.id = "pckmeans";
    method.name = "PCKMeans · k-means with constraints";
    method.summary = "Assigns every sample to one cluster and penalises violated constraints";
    method.source = "Basu, Banerjee and Mooney, Active semi-supervision for pairwise constrained clustering, 2004";
    method.purpose = Purpose::Pairs;
    method.useWhen = "Use it when you have constraints, and every sample belongs to exactly one cluster.";
    method.usesPairs = true;
    method.parameters = {clustersParameter(), weight, closureParameter(), seedParameter(),
                         iterationLimitParameter([](const Problem&) { return 100; })};
    method.formula = {{"J = ½ Σᵢⱼ uᵢⱼ |xᵢ − cⱼ|² + w · b"},
                      {symbolsOfClusters, symbolsOfCrispClusters, "b is the number of violated constraints."}};
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
    ParameterDescription agglomerate = switchParameter("agglomerate", "competitive agglomeration",
                                                       "Lets large clusters absorb small ones until the small "
                                                       "ones vanish. Start with more clusters than you expect.",
                                                       false);
    ParameterDescription eta =
        realParameter("eta", "η", "agglomeration strength",
                      "How strongly large clusters attract the samples of small ones in the first iterations.", 0,
                      1e6, [](const Problem&) { return 1.0; });
    eta.small = "all clusters";
    eta.large = "few clusters";
    eta.slider = {0.05, 20, true};
    ParameterDescription least =
        realParameter("least_size", "", "minimum size", "Clusters with fewer samples are removed.", 0, 1e9,
                      [](const Problem&) { return 5.0; });
    least.advanced = true;
    eta.applies = least.applies = agglomerates;
    return {agglomerate, eta, least};
}

std::vector<ParameterDescription> distanceParameters()
{
    ParameterDescription distance = choiceParameter(
        "distance", "distance", "How the distance of a sample to a cluster is measured.",
        {{"euclid", "Euclidean", "Euclidean distance."},
         {"mahalanobis", "Mahalanobis", "As in Gustafson-Kessel clustering: ellipsoidal clusters of any shape."}},
        [](const Problem&) { return "euclid"; });
    ParameterDescription shrinkage = realParameter(
        "shrinkage", "γ", "shrinkage", "How strongly the shape of a cluster is shrunk towards a sphere.", 0, 1,
        [](const Problem&) { return 0.01; });
    shrinkage.slider = SliderRange();
    shrinkage.small = "shape of the members";
    shrinkage.large = "spherical";
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
    method.name = "AFCC · fuzzy clustering with constraints";
    method.summary =
        "Assigns fuzzy memberships guided by pairwise constraints; clusters can compete until few remain";
    method.source = "Grira, Crucianu and Boujemaa, Active semi-supervised fuzzy clustering, 2008";
    method.purpose = Purpose::Pairs;
    method.useWhen = "Use it when you have constraints, but do not know the number of clusters.";
    method.usesPairs = true;
    method.parameters = {clustersParameter()};
    for (const auto& group :
         {agglomerationParameters(), distanceParameters(), pairParameters("published"),
          std::vector{closureParameter(), updateParameter(),
                      iterationLimitParameter([](const Problem&) { return 200; }), toleranceParameter(1e-3)}})
        method.parameters.insert(method.parameters.end(), group.begin(), group.end());
    method.formula = {
        {"J = Σᵢⱼ uᵢⱼ² Dᵢⱼ + α (Σ_ML Σⱼ uₛⱼ (1 − uₜⱼ) + Σ_CL Σⱼ uₛⱼ uₜⱼ) − β Σⱼ (Σᵢ uᵢⱼ)²"},
        {symbolsOfClusters, symbolsOfPairs,
         "Dᵢⱼ is the squared distance of sample i from the centre of cluster j. With competitive agglomeration, β "
         "is proportional to η and decays, and large clusters absorb small ones; otherwise β is 0."}};
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
