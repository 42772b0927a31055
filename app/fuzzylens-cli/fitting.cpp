// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitting.h"

#include "interrupt.h"
#include "trouble.h"

#include "core/numeric/parallel.h"

#include <algorithm>
#include <charconv>

namespace fuzzylens::cli {

namespace {

using Overrides = std::map<std::string, std::string>;

bool hasParameter(const MethodDescription& description, std::string_view name)
{
    return std::any_of(description.parameters.begin(), description.parameters.end(),
                       [&](const ParameterDescription& parameter) { return parameter.name == name; });
}

/// A parameter that has an option of its own: the same as --set, so both may only say the same.
void addOption(Overrides& overrides, const std::string& option, const std::string& name, const std::string& value)
{
    if (value.empty())
        return;
    const auto [given, isFirst] = overrides.emplace(name, value);
    if (!isFirst && given->second != value)
        throw UsageError(option + ' ' + value + " and --set " + name + '=' + given->second +
                         " contradict each other; give one of them");
}

Overrides overridesOf(const FittingOptions& options, const MethodDescription& description)
{
    Overrides overrides;
    for (const std::string& setting : options.settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            throw UsageError("--set takes NAME=VALUE, not \"" + setting + "\"");
        const std::string name = setting.substr(0, equals);
        if (!overrides.emplace(name, setting.substr(equals + 1)).second)
            throw UsageError("--set gives " + name + " twice; give it once");
    }
    if (hasParameter(description, "seed"))
        addOption(overrides, "--seed", "seed", options.seed);
    addOption(overrides, "--init-samples", "init_samples", options.initSamples);
    return overrides;
}

/// The seed the line gives, by whichever option; empty if none.
std::string seedText(const FittingOptions& options, const Overrides& overrides)
{
    const auto given = overrides.find("seed");
    return given == overrides.end() ? options.seed : given->second;
}

std::optional<std::int64_t> parseSeed(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    std::int64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size() || seed < 0)
        throw UsageError("the seed cannot be \"" + text + "\": it must be a whole number from 0 on");
    return seed;
}

/// The seed a line without --seed means.
std::int64_t defaultSeed(const MethodDescription& description, const Problem& problem)
{
    for (const ParameterDescription& parameter : description.parameters)
        if (parameter.name == "seed")
            return std::get<std::int64_t>(parameter.byDefault(problem));
    return 1;
}

std::vector<StepSpec> parseSteps(const std::vector<std::string>& texts)
{
    std::vector<StepSpec> steps;
    for (const std::string& text : texts)
        steps.push_back(asUsage([&] { return StepSpec::parse(text); }));
    return steps;
}

void requireTarget(const MethodDescription& description, const Problem& problem)
{
    if (!description.needsTarget || problem.target.kind != Target::Kind::None)
        return;
    std::string fields;
    for (const LabelField& field : problem.data->labelFields())
        fields += (fields.empty() ? "" : ", ") + field.name;
    throw std::invalid_argument(description.id +
                                " needs labels: name them with --labels FILE.cls or --label FIELD" +
                                (fields.empty() ? "" : "; there are the fields " + fields));
}

void suggestPairs(const MethodDescription& description, const Problem& problem, bool someGiven)
{
    if (description.usesPairs && !someGiven)
        say("note: no pair guides " + description.id + "; give some with --pairs FILE" +
            (problem.target.kind == Target::Kind::Classes ? ", or --pairs labels to make them of the labels"
                                                          : ""));
}

void suggestSteps(const MethodDescription& description, const Dataset& data, bool someGiven)
{
    if (someGiven || !description.defaultSteps)
        return;
    std::string suggestion;
    for (const std::string& step : description.defaultSteps(data))
        suggestion += " --step " + step;
    if (!suggestion.empty())
        say("note: no step was given and none is applied; for these data " + description.id + " suggests" +
            suggestion);
}

}  // namespace

Fitting::Fitting(const FittingOptions& options)
    : m_description(asUsage([&]() -> const MethodDescription& { return method(options.method); }))
    , m_overrides(overridesOf(options, m_description))
    , m_seed(parseSeed(seedText(options, m_overrides)))
    , m_control{options.threads > 0 ? options.threads : hardwareThreads(), false, interruptible()}
{
    m_command.input = options.input.spec();
    m_command.steps = parseSteps(options.steps);
    m_command.method = m_description.id;
    m_command.labelled = options.labelled;
    m_command.pairs = options.pairs;
    m_command.pairLines = options.pairLines;
    asUsage([&] { return labelPairsIn(options.pairs); });
    if (hasPairs() && !m_description.usesPairs)
        throw UsageError(m_description.id + " does not go by pairs; leave " +
                         (options.pairs.empty() ? "--pair" : "--pairs") + " out");
    asUsage([&] { return labelledShare(options.labelled); });
}

FileRoles Fitting::filesRead() const
{
    FileRoles read = filesOf(m_command.input);
    if (!labelPairsIn(m_command.pairs))
        read.push_back({"pairs", m_command.pairs});
    return read;
}

void Fitting::run()
{
    m_original = load(m_command.input);
    naming(m_command.input.file, [&] { fit(); });
}

void Fitting::fit()
{
    m_prepared = preprocess(m_original, m_command.steps, m_control.progress);
    if (isInterrupted() || !m_prepared.data)
        throw Cancelled();
    makeProblemAndParameters();
    Outcome outcome = m_description.run(m_problem, m_command.parameters, m_control);
    if (isInterrupted() || outcome.stopped == Stopped::Cancelled)
        throw Cancelled();
    requireFinite(outcome);
    m_result = makeResult(m_command, m_original, m_problem, std::move(outcome));
}

void Fitting::makeProblemAndParameters()
{
    const Problem allLabelled = makeProblem(m_prepared.data, m_prepared.data->preferredLabel());
    m_command.labelledSeed = m_seed.value_or(defaultSeed(m_description, allLabelled));
    m_problem = fitProblem(m_prepared.data, m_command.labelled, m_command.labelledSeed);
    if (hasPairs())
        m_problem.pairs =
            std::make_shared<const PairSet>(fitPairs(m_command, *m_original, m_prepared.steps, m_problem.target));
    requireTarget(m_description, m_problem);
    requireComplete(m_problem);
    m_command.parameters = asUsage([&] { return resolveParameters(m_description, m_problem, m_overrides); });
}

void Fitting::sayNotes() const
{
    suggestSteps(m_description, *m_original, !m_command.steps.empty());
    suggestPairs(m_description, m_problem, hasPairs());
    const std::vector<Issue>& issues = m_prepared.data->issues();  // those of the steps stand behind the others
    for (std::size_t i = m_original->issues().size(); i < issues.size(); ++i)
        say((issues[i].severity == Issue::Severity::Note ? "note: " : "warning: ") + sentence(issues[i]));
    for (const Warning& warning : m_result.outcome.warnings)
        say("warning: " + warning.text);
}

}  // namespace fuzzylens::cli
