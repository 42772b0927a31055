// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "input_options.h"
#include "interrupt.h"
#include "output_files.h"
#include "trouble.h"

#include "core/data/writer.h"
#include "core/numeric/parallel.h"
#include "core/session/fit_command.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

namespace fuzzylens::cli {

namespace {

constexpr int mostThreads = 1024;

struct FitOptions
{
    std::string method;
    InputOptions input;
    std::vector<std::string> steps;
    std::vector<std::string> settings;
    std::string labelled;
    std::string pairs;
    std::vector<std::string> pairLines;
    std::string initSamples;
    std::string seed;
    int threads = 0;
    std::string output;
    std::string model;
};

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

Overrides overridesOf(const FitOptions& options, const MethodDescription& description)
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
std::string seedText(const FitOptions& options, const Overrides& overrides)
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

void leaveOneOut(Result& result, const MethodDescription& description, const Problem& problem,
                 const RunControl& control)
{
    if (!description.leaveOneOut || !description.leaveOneOutIsCheap ||
        !description.leaveOneOutIsCheap(problem, result.parameters))
        return;
    AccuracyReport report;
    try {
        report = description.leaveOneOut(problem, result.parameters, control);
    } catch (const std::invalid_argument& error) {
        result.outcome.warnings.push_back(
            {"no-leave-one-out", std::string("left-out accuracy could not be computed: ") + error.what()});
        return;
    }
    if (report.isCancelled)
        throw Cancelled();
    addLeaveOneOut(result, report);
}

/// Accuracy on the samples whose labels --labelled kept from the fit.
void addWithheld(Result& result, const Problem& problem)
{
    const LabelField* field = problem.data->labelField(problem.data->preferredLabel());
    const std::vector<int>& predicted = result.outcome.predictedClass;
    if (!field || field->kind != LabelField::Kind::Categorical || predicted.empty())
        return;
    int withheld = 0, correct = 0;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (field->codes[i] < 0 || problem.target.classOf[i] >= 0)
            continue;
        ++withheld;
        correct += predicted[i] >= 0 && problem.target.classNames[static_cast<std::size_t>(predicted[i])] ==
                                            field->classes[static_cast<std::size_t>(field->codes[i])];
    }
    if (withheld == 0)
        return;
    result.metrics["withheld_samples"] = withheld;
    result.metrics["withheld_correct"] = correct;
    result.metrics["withheld_accuracy"] = static_cast<double>(correct) / withheld;
}

std::string summary(const Result& result)
{
    std::string text = result.method;
    text += result.outcome.stopped == Stopped::Converged ? " converged after " : " reached its limit of ";
    text += std::to_string(result.outcome.iterations);
    text += result.outcome.iterations == 1 ? " iteration" : " iterations";
    if (result.target.kind == Target::Kind::None)
        text += "; without labels";
    const auto share = [&](const std::string& name, const std::string& total, const std::string& what) {
        const auto correct = result.metrics.find(name);
        const auto of = result.metrics.find(total);
        if (correct != result.metrics.end() && of != result.metrics.end())
            text += "; " + what + ' ' + std::to_string(static_cast<int>(correct->second)) + " of " +
                    std::to_string(static_cast<int>(of->second)) + " right";
    };
    share("training_correct", "training_samples", "on the training samples");
    share("leave_one_out_global_correct", "leave_one_out_global_samples", "left out");
    share("withheld_correct", "withheld_samples", "on samples with withheld labels");
    return text;
}

/// A fit with everything around it.
class Fit
{
public:
    explicit Fit(const FitOptions& options)
        : m_options(options)
        , m_description(asUsage([&]() -> const MethodDescription& { return method(options.method); }))
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
        if (!options.model.empty() && !m_description.predict)
            throw UsageError(m_description.id + " does not predict new samples, so there is no model to write");
        FileRoles read = filesOf(m_command.input);
        if (!labelPairsIn(m_command.pairs))
            read.push_back({"pairs", m_command.pairs});
        requireApart({{"result", output()}, {"model", options.model}}, read);
    }

    void run()
    {
        requireWritable(output());
        if (!m_options.model.empty())
            requireWritable(m_options.model);
        m_original = load(m_command.input);
        naming(m_options.input.file(), [&] { fit(); });
        write();
    }

private:
    void fit()
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
        leaveOneOut(m_result, m_description, m_problem, m_control);
        addWithheld(m_result, m_problem);
    }

    void makeProblemAndParameters()
    {
        const Problem allLabelled = makeProblem(m_prepared.data, m_prepared.data->preferredLabel());
        m_command.labelledSeed = m_seed.value_or(defaultSeed(m_description, allLabelled));
        m_problem = fitProblem(m_prepared.data, m_command.labelled, m_command.labelledSeed);
        if (hasPairs())
            m_problem.pairs = std::make_shared<const PairSet>(
                fitPairs(m_command, *m_original, m_prepared.steps, m_problem.target));
        requireTarget(m_description, m_problem);
        requireComplete(m_problem);
        m_command.parameters = asUsage([&] { return resolveParameters(m_description, m_problem, m_overrides); });
    }

    void write() const
    {
        suggestSteps(m_description, *m_original, !m_command.steps.empty());
        suggestPairs(m_description, m_problem, hasPairs());
        const std::vector<Issue>& issues =
            m_prepared.data->issues();  // those of the steps stand behind the others
        for (std::size_t i = m_original->issues().size(); i < issues.size(); ++i)
            say((issues[i].severity == Issue::Severity::Note ? "note: " : "warning: ") + sentence(issues[i]));
        for (const Warning& warning : m_result.outcome.warnings)
            say("warning: " + warning.text);
        std::vector<FileText> files{{output(), toJson(m_result)}};
        if (!m_options.model.empty())
            files.push_back({m_options.model, toJson(makeModel(m_command, m_original, m_problem, m_prepared.steps,
                                                               m_result.outcome))});
        writeTogether(files);
        if (m_options.model == "-")
            say(summary(m_result));
        else if (output() != "-")
            writeWhole("-", summary(m_result) + '\n');
    }

    bool hasPairs() const { return !m_command.pairs.empty() || !m_command.pairLines.empty(); }
    std::string output() const { return m_options.output.empty() ? "-" : m_options.output; }

    const FitOptions& m_options;
    const MethodDescription& m_description;
    Overrides m_overrides;
    std::optional<std::int64_t> m_seed;
    RunControl m_control;
    FitCommand m_command;
    DatasetPtr m_original;
    Preprocessed m_prepared;
    Problem m_problem;
    Result m_result;
};

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

void addOptions(CLI::App& command, FitOptions& options)
{
    command.add_option("METHOD", options.method, "Id of the method; see methods")->required();
    options.input.addTo(command);
    options.input.addLabelsTo(command);
    command.add_option("--step", options.steps, "A step of preprocessing; may be repeated; listed below")
        ->type_name("NAME[=ARG]")
        ->allow_extra_args(false);
    command.add_option("--set", options.settings, "A parameter of the method; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    command
        .add_option("--labelled", options.labelled,
                    "Labels the fit may see: a share of every class in (0,1], drawn with the seed, or a file that "
                    "names samples, one a line")
        ->type_name("SHARE|FILE");
    command
        .add_option(
            "--pairs", options.pairs,
            "Pairs for a method that goes by pairs: a file of lines \"must A B\" and \"cannot A B\"; labels: "
            "all that the labels make; labels:N: N of them, drawn with the seed")
        ->type_name("FILE|labels[:N]");
    command
        .add_option("--pair", options.pairLines,
                    "One pair more, as a pairs file has it: \"must A B\" or \"cannot A B\"; may be repeated")
        ->type_name("LINE")
        ->allow_extra_args(false);
    command
        .add_option("--init-samples", options.initSamples,
                    "Cluster j starts at the j-th of these samples, counted from 0")
        ->type_name("0,5,...");
    command.add_option("--seed", options.seed, "Seed of the random numbers")->type_name("S");
    command.add_option("--threads", options.threads, "Threads (default: all); no number depends on it")
        ->type_name("T")
        ->check(CLI::Range(1, mostThreads));
    command.add_option("-o,--output", options.output, "The result, as JSON (default: standard output)")
        ->type_name("RESULT.json");
    command.add_option("--model", options.model, "The model, for predict")->type_name("MODEL.json");
    command.footer(listedSteps);
}

}  // namespace

void addFit(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand("fit", "Fit a method to a data file");
    const auto options = std::make_shared<FitOptions>();
    addOptions(*command, *options);
    command->callback([&chosen, options] { chosen = [options] { Fit(*options).run(); }; });
}

}  // namespace fuzzylens::cli
