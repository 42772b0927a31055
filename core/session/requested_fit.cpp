// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/requested_fit.h"

#include "core/methods/method.h"
#include "core/methods/start_samples.h"

#include <memory>
#include <stdexcept>
#include <variant>

namespace fuzzylens {

namespace {

/// The seed a line without one means.
std::int64_t defaultSeed(const MethodDescription& description, const Problem& problem)
{
    for (const ParameterDescription& parameter : description.parameters)
        if (parameter.name == "seed")
            return std::get<std::int64_t>(parameter.byDefault(problem));
    return 1;
}

void requireTarget(const MethodDescription& description, const Problem& problem)
{
    if (!description.needsTarget || problem.target.kind != Target::Kind::None)
        return;
    std::string fields;
    for (const LabelField& field : problem.data->labelFields())
        fields += (fields.empty() ? "" : ", ") + field.name;
    throw std::invalid_argument(description.id +
                                " needs labels: specify them with --labels FILE.cls or --label FIELD" +
                                (fields.empty() ? "" : "; available label fields: " + fields));
}

}  // namespace

bool hasPairs(const FitCommand& command)
{
    return !command.pairs.empty() || !command.pairLines.empty();
}

Problem requestedProblem(RequestedFit& requested, const Dataset& original, const Preprocessed& prepared)
{
    FitCommand& command = requested.command;
    const MethodDescription& description = method(command.method);
    const Problem allLabelled = makeProblem(prepared.data, prepared.data->preferredLabel());
    command.labelledSeed = requested.seed.value_or(defaultSeed(description, allLabelled));
    Problem problem = fitProblem(prepared.data, command.labelled, command.labelledSeed);
    if (hasPairs(command))
        problem.pairs =
            std::make_shared<const PairSet>(fitPairs(command, original, prepared.steps, problem.target));
    requireTarget(description, problem);
    requireComplete(problem);
    return problem;
}

std::vector<StepSpec> suggestedSteps(const MethodDescription& method, const Dataset& data)
{
    std::vector<StepSpec> steps;
    if (data.missingCount() > 0) {
        constexpr double largestMissingShare = 0.5;
        Index incomplete = 0;
        Index sparse = 0;
        for (Index feature = 0; feature < data.features(); ++feature) {
            const Index missing = data.missingInFeature(feature);
            incomplete += missing > 0;
            sparse += static_cast<double>(missing) > largestMissingShare * static_cast<double>(data.samples());
        }
        if (sparse > 0 && sparse < data.features())
            steps.push_back(StepSpec::parse("drop-missing=0.5"));
        // Neighbours compare each incomplete feature with all others: some seconds at most.
        constexpr double cheapProducts = 2e10;
        const double products = static_cast<double>(incomplete) * static_cast<double>(data.features()) *
                                static_cast<double>(data.samples());
        steps.push_back(StepSpec::parse(products <= cheapProducts ? "impute=knn:5" : "impute=median"));
    }
    if (method.defaultSteps)
        for (const std::string& step : method.defaultSteps(data))
            steps.push_back(StepSpec::parse(step));
    return steps;
}

Parameters requestedParameters(const RequestedFit& requested, const Problem& problem)
{
    Parameters parameters = resolveParameters(method(requested.command.method), problem, requested.settings);
    if (parameters.has("init_samples"))
        parseStartSamples(parameters.text("init_samples"));
    return parameters;
}

}  // namespace fuzzylens
