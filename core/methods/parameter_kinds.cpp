// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/parameter_kinds.h"

#include <algorithm>

namespace fuzzylens {

namespace {

using Kind = ParameterDescription::Kind;

ParameterDescription described(Kind kind, const char* name, const char* label, const char* help)
{
    ParameterDescription parameter;
    parameter.kind = kind;
    parameter.name = name;
    parameter.label = label;
    parameter.help = help;
    return parameter;
}

/// As many as classes, else three.
std::int64_t defaultClusters(const Problem& problem)
{
    const std::int64_t samples = problem.data ? problem.data->samples() : 3;
    const std::int64_t wanted =
        problem.target.kind == Target::Kind::Classes ? std::max(2, problem.target.classes()) : 3;
    return std::min(wanted, std::max<std::int64_t>(samples, 1));
}

}  // namespace

ParameterDescription realParameter(const char* name, const char* symbol, const char* label, const char* help,
                                   double minimum, double maximum, std::function<double(const Problem&)> byDefault)
{
    ParameterDescription parameter = described(Kind::Real, name, label, help);
    parameter.symbol = symbol;
    parameter.minimum = minimum;
    parameter.maximum = maximum;
    parameter.byDefault = [=](const Problem& problem) { return byDefault(problem); };
    return parameter;
}

ParameterDescription integerParameter(const char* name, const char* label, const char* help, double minimum,
                                      double maximum, std::function<std::int64_t(const Problem&)> byDefault)
{
    ParameterDescription parameter = described(Kind::Integer, name, label, help);
    parameter.minimum = minimum;
    parameter.maximum = maximum;
    parameter.byDefault = [=](const Problem& problem) { return byDefault(problem); };
    return parameter;
}

ParameterDescription choiceParameter(const char* name, const char* label, const char* help,
                                     std::vector<ParameterChoice> choices,
                                     std::function<std::string(const Problem&)> byDefault)
{
    ParameterDescription parameter = described(Kind::Choice, name, label, help);
    parameter.choices = std::move(choices);
    parameter.byDefault = [=](const Problem& problem) { return byDefault(problem); };
    return parameter;
}

ParameterDescription switchParameter(const char* name, const char* label, const char* help, bool byDefault)
{
    ParameterDescription parameter = described(Kind::Switch, name, label, help);
    parameter.byDefault = [byDefault](const Problem&) { return byDefault; };
    return parameter;
}

ParameterDescription textParameter(const char* name, const char* label, const char* help)
{
    ParameterDescription parameter = described(Kind::Text, name, label, help);
    parameter.byDefault = [](const Problem&) { return std::string(); };
    return parameter;
}

Message idleWithoutLabels(const Problem& problem, const Parameters&)
{
    return problem.target.kind == Target::Kind::None ? message("There are no labels.") : Message();
}

Message idleWithoutPairs(const Problem& problem, const Parameters& parameters)
{
    return !problem.pairs || problem.pairs->empty() ? message("There are no constraints between samples.")
                                                    : idleWithOneCluster(problem, parameters);
}

Message idleWithOneCluster(const Problem&, const Parameters& parameters)
{
    return parameters.has("clusters") && parameters.integer("clusters") == 1
               ? message("With one cluster, every sample belongs to it entirely.")
               : Message();
}

Message idleWithOneFeature(const Problem& problem, const Parameters&)
{
    return problem.data && problem.data->features() == 1 ? message("There is only one feature.") : Message();
}

void append(std::vector<ParameterDescription>& all, std::vector<ParameterDescription> more)
{
    for (ParameterDescription& parameter : more)
        all.push_back(std::move(parameter));
}

ParameterDescription startSamplesParameter()
{
    ParameterDescription parameter =
        textParameter("init_samples", "initial samples",
                      "Indices of the initial samples, one for each cluster, counted from 0, as in 0,5. If empty, "
                      "the samples are chosen at random.");
    parameter.advanced = true;
    return parameter;
}

ParameterDescription seedParameter()
{
    ParameterDescription parameter =
        integerParameter("seed", "seed", "Seed of the random initialisation.", 0, static_cast<double>(largestSeed),
                         [](const Problem&) { return 1; });
    parameter.advanced = true;
    return parameter;
}

ParameterDescription iterationLimitParameter(std::function<std::int64_t(const Problem&)> byDefault)
{
    constexpr double most = 100000;
    ParameterDescription parameter = integerParameter(
        "max_iterations", "iterations", "Maximum number of iterations.", 1, most, std::move(byDefault));
    parameter.advanced = true;
    return parameter;
}

ParameterDescription clustersParameter()
{
    ParameterDescription parameter =
        integerParameter("clusters", "clusters", "Number of clusters.", 1, 1000, defaultClusters);
    parameter.symbol = "k";
    return parameter;
}

ParameterDescription fuzzifierParameter()
{
    ParameterDescription parameter =
        realParameter("fuzzifier", "m", "fuzziness",
                      "Exponent of the memberships. Near 1, every sample belongs to its nearest cluster; with "
                      "many features, a large exponent makes all clusters identical.",
                      1, 100, [](const Problem&) { return 2.0; });
    parameter.minimumIsOpen = true;
    parameter.small = "crisp";
    parameter.large = "fuzzy";
    parameter.slider = {1.01, 4, false, 3};
    parameter.whyIdle = idleWithOneCluster;
    return parameter;
}

ParameterDescription toleranceParameter(double byDefault)
{
    ParameterDescription parameter = realParameter(
        "tolerance", "", "tolerance",
        "The fit stops when no membership changes by this much; with 0, it stops only at the iteration limit.", 0,
        1, [byDefault](const Problem&) { return byDefault; });
    parameter.advanced = true;
    return parameter;
}

}  // namespace fuzzylens
