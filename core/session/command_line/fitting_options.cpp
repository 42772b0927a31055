// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/command_line/fitting_options.h"

#include "core/import/pair_file.h"
#include "core/methods/method.h"
#include "core/methods/parameter_kinds.h"
#include "core/preprocess/steps.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr int mostThreads = 1024;

/// "One of population, sample; default population."
std::string choicesText(const StepDescription& step)
{
    std::string text;
    for (const StepChoice& choice : step.choices)
        text += (text.empty() ? "" : ", ") + choice.value;
    return (step.takesOthers ? "Such as " : "One of ") + text + "; default " + step.byDefault + '.';
}

std::string listedSteps()
{
    std::string text = "Steps, applied in the order given:\n";
    for (const StepDescription& step : stepDescriptions()) {
        std::string name = step.name;
        if (!step.argument.empty())
            name += step.byDefault.empty() ? "=" + step.argument : "[=" + step.argument + "]";
        text += "  " + name + "\n      " + step.help + '\n';
        if (!step.choices.empty())
            text += "      " + choicesText(step) + '\n';
    }
    return text + "Parameters for --set, with ranges and defaults: fuzzylens-cli methods\n";
}

using Settings = std::map<std::string, std::string>;

bool hasParameter(const MethodDescription& description, std::string_view name)
{
    return std::any_of(description.parameters.begin(), description.parameters.end(),
                       [&](const ParameterDescription& parameter) { return parameter.name == name; });
}

/// A parameter that has an option of its own: the same as --set, so both may only say the same.
void addOption(Settings& settings, const std::string& option, const std::string& name, const std::string& value)
{
    if (value.empty())
        return;
    const auto [given, isFirst] = settings.emplace(name, value);
    if (!isFirst && given->second != value)
        throw std::invalid_argument(option + ' ' + value + " and --set " + name + '=' + given->second +
                                    " contradict each other; specify only one of them");
}

Settings settingsOf(const FittingOptions& options, const MethodDescription& description)
{
    Settings settings;
    for (const std::string& setting : options.settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            throw std::invalid_argument("--set expects NAME=VALUE, not \"" + setting + "\"");
        const std::string name = setting.substr(0, equals);
        if (!settings.emplace(name, setting.substr(equals + 1)).second)
            throw std::invalid_argument("--set specifies " + name + " twice; specify it once");
    }
    if (hasParameter(description, "seed"))
        addOption(settings, "--seed", "seed", options.seed);
    addOption(settings, "--init-samples", "init_samples", options.initSamples);
    return settings;
}

/// The seed the line gives, by whichever option; empty if none.
std::string seedText(const FittingOptions& options, const Settings& settings)
{
    const auto given = settings.find("seed");
    return given == settings.end() ? options.seed : given->second;
}

std::optional<std::int64_t> parseSeed(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    std::int64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size() || seed < 0 || seed > largestSeed)
        throw std::invalid_argument("the seed cannot be \"" + text + "\": it must be a whole number from 0 to " +
                                    std::to_string(largestSeed));
    return seed;
}

std::vector<StepSpec> parseSteps(const std::vector<std::string>& texts)
{
    std::vector<StepSpec> steps;
    for (const std::string& text : texts)
        steps.push_back(StepSpec::parse(text));
    return steps;
}

}  // namespace

void FittingOptions::addTo(CLI::App& command)
{
    input.addTo(command);
    input.addLabelsTo(command);
    command.add_option("--step", steps, "A preprocessing step from the list below; may be repeated")
        ->type_name("NAME[=ARG]")
        ->allow_extra_args(false);
    command.add_option("--set", settings, "A parameter of the method; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    command
        .add_option("--labelled", labelled,
                    "Labels used in the fit: a fraction of every class in (0,1], chosen at random with the seed, "
                    "or a file of sample names, one per line")
        ->type_name("SHARE|FILE");
    command.add_option("--seed", seed, "Seed of the random numbers")->type_name("S");
    besides.push_back(
        command.add_option("--threads", threads, "Number of threads (default: all); does not affect the result")
            ->type_name("T")
            ->check(CLI::Range(1, mostThreads)));
    command.footer(listedSteps);
}

void FittingOptions::addGuidanceTo(CLI::App& command)
{
    command
        .add_option(
            "--pairs", pairs,
            "Constraints, for a method that uses them: a file of lines \"must A B\" and \"cannot A B\"; labels: "
            "all constraints that follow from the labels; labels:N: N of them, chosen at random with the seed")
        ->type_name("FILE|labels[:N]");
    command
        .add_option("--pair", pairLines,
                    "An additional constraint, as in a file of constraints: \"must A B\" or \"cannot A B\"; may "
                    "be repeated")
        ->type_name("LINE")
        ->allow_extra_args(false);
    command
        .add_option("--init-samples", initSamples, "Initial samples, one for each cluster: indices counted from 0")
        ->type_name("0,5,...");
}

RequestedFit FittingOptions::requested() const
{
    const MethodDescription& description = fuzzylens::method(method);
    RequestedFit requested;
    requested.settings = settingsOf(*this, description);
    requested.seed = parseSeed(seedText(*this, requested.settings));
    requested.command.input = input.spec();
    requested.command.steps = parseSteps(steps);
    requested.command.method = description.id;
    requested.command.labelled = labelled;
    requested.command.pairs = pairs;
    requested.command.pairLines = pairLines;
    labelPairsIn(pairs);  // throws where it cannot be meant, as below
    for (const std::string& line : pairLines)
        if (!isPairLine(line))
            throw std::invalid_argument("--pair expects \"must A B\" or \"cannot A B\" with sample names, not \"" +
                                        line + '"');
    if (hasPairs(requested.command) && !description.usesPairs)
        throw std::invalid_argument(description.id + " does not use constraints; remove " +
                                    (pairs.empty() ? "--pair" : "--pairs"));
    labelledShare(labelled);
    return requested;
}

}  // namespace fuzzylens
