// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/fit_command.h"

#include "core/session/shell_quote.h"

#include <stdexcept>

namespace fuzzylens {

namespace {

/// A line of options under construction.
class Line
{
public:
    explicit Line(std::string start)
        : m_text(std::move(start))
    {}

    void add(std::string_view word) { m_text += ' ' + shellQuoted(word); }
    void add(std::string_view option, std::string_view value)
    {
        // A value that begins with a dash would be parsed as an option.
        if (value.starts_with('-'))
            add(std::string(option) + '=' + std::string(value));
        else {
            add(option);
            add(value);
        }
    }
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

std::string asFile(const std::string& path)
{
    return path.starts_with('-') ? "./" + path : path;
}

void addImport(Line& line, const InputSpec& input)
{
    const ImportOptions& import = input.import;
    if (import.format)
        line.add("--format", *import.format);
    if (import.delimiter)
        line.add("--delimiter", *import.delimiter == '\t' ? "tab" : std::string(1, *import.delimiter));
    if (import.decimalMark)
        line.add("--decimal", std::string(1, *import.decimalMark));
    if (import.headerRows)
        line.add("--header-rows", std::to_string(*import.headerRows));
    if (import.nameColumn)
        line.add("--name-column", std::to_string(*import.nameColumn));
    if (import.labelColumn)
        line.add("--label-column", std::to_string(*import.labelColumn));
    if (import.orientation)
        line.add("--orientation", *import.orientation == ImportOptions::Orientation::SamplesInRows
                                      ? "samples-in-rows"
                                      : "genes-in-rows");
    if (import.sheet)
        line.add("--sheet", *import.sheet);
    if (import.layer)
        line.add("--layer", *import.layer);
    if (import.topVariance)
        line.add("--top-variance", std::to_string(*import.topVariance));
    if (import.singlePrecision)
        line.add("--single-precision");
    if (import.missingTexts && import.missingTexts->empty())
        line.add("--missing", "");
    if (import.missingTexts)
        for (const std::string& text : *import.missingTexts)
            line.add("--missing", text);
    if (!input.sha256.empty())
        line.add("--sha256", input.sha256);
    for (const std::string& table : input.sampleTables)
        line.add("--sample-table", asFile(table));
    if (!import.labelsFile.empty())
        line.add("--labels", asFile(import.labelsFile.string()));
    if (import.labelField)
        line.add("--label", *import.labelField);
}

void addParameters(Line& line, const FitCommand& command, const Problem& problem)
{
    const MethodDescription& description = method(command.method);
    const Parameters defaults = defaultParameters(description, problem);
    std::map<std::string, ParameterValue> written;
    for (const ParameterDescription& parameter : description.parameters) {
        if (!command.parameters.has(parameter.name))
            continue;
        const ParameterValue& value = command.parameters.value(parameter.name);
        if (parameter.name == "seed")
            line.add("--seed", toText(value));
        else if (command.chosen.contains(parameter.name) ||
                 value != parametersWith(description, defaults, written).value(parameter.name)) {
            line.add("--set");
            line.add(parameter.name + '=' + toText(value));
            written.emplace(parameter.name, value);
        }
    }
}

/// Whether samples have a label that the fit does not see: it is scored on them.
bool hasWithheldLabels(const Problem& problem)
{
    const LabelField* field = problem.data->labelField(problem.data->preferredLabel());
    if (!field || field->kind != LabelField::Kind::Categorical)
        return false;
    for (std::size_t i = 0; i < field->codes.size(); ++i)
        if (field->codes[i] >= 0 && problem.target.classOf[i] < 0)
            return true;
    return false;
}

NamesPtr sampleNames(const DatasetPtr& data)
{
    return NamesPtr(data, &data->sampleNames());
}

NamesPtr featureNames(const DatasetPtr& data)
{
    return NamesPtr(data, &data->featureNames());
}

}  // namespace

std::string commandLine(const FitCommand& command, const Problem& problem)
{
    Line line("fuzzylens-cli fit");
    line.add(command.method);
    line.add(asFile(command.input.file));
    addImport(line, command.input);
    for (const StepSpec& step : command.steps)
        line.add("--step", step.text());
    if (!command.pairs.empty())
        line.add("--pairs", labelPairsIn(command.pairs) ? command.pairs : asFile(command.pairs));
    for (const std::string& pair : command.pairLines)
        line.add("--pair", pair);
    if (!command.labelled.empty())
        line.add("--labelled", command.labelled);
    const std::optional<LabelPairs> drawn = labelPairsIn(command.pairs);
    if (!command.labelled.empty() || (drawn && drawn->count)) {
        if (!command.parameters.has("seed"))
            line.add("--seed", std::to_string(command.labelledSeed));
    }
    addParameters(line, command, problem);
    return line.text();
}

std::string withPermutations(const std::string& line, const Verdict& verdict)
{
    const std::string option = " --permutations ";
    if (line.find(option) != std::string::npos)
        return line;
    // Only tests with the default number stop early.
    const auto requested =
        verdict.test.isStoppedEarly ? VerdictOptions().permutations : std::ssize(verdict.test.permuted);
    return line + option + std::to_string(requested);
}

bool readsFurtherFiles(const FitCommand& command)
{
    const bool hasTable = std::any_of(command.steps.begin(), command.steps.end(), [](const StepSpec& step) {
        return step.name == "symbols" && !step.argument.starts_with('@');
    });
    return hasTable || !command.input.import.labelsFile.empty() || !command.input.sampleTables.empty() ||
           (!command.labelled.empty() && !labelledShare(command.labelled)) ||
           (!command.pairs.empty() && !labelPairsIn(command.pairs));
}

FitCommand fromRoot(FitCommand command)
{
    command.input = fromRoot(std::move(command.input));
    if (!command.labelled.empty() && !labelledShare(command.labelled))
        command.labelled = fromRoot(std::filesystem::path(command.labelled));
    if (!command.pairs.empty() && !labelPairsIn(command.pairs))
        command.pairs = fromRoot(std::filesystem::path(command.pairs));
    return command;
}

Result makeResult(const FitCommand& command, const DatasetPtr& original, const Problem& problem, Outcome outcome)
{
    FitCommand named = command;
    if (!isMade(command.input))
        named.input.sha256 = original->origin().sha256;
    Result result;
    result.command = commandLine(named, problem);
    result.inputPath = command.input.file;
    result.inputSha256 = original->origin().sha256;
    result.steps = command.steps;
    result.method = command.method;
    result.parameters = command.parameters;
    result.samples = sampleNames(problem.data);
    result.features = featureNames(problem.data);
    result.target = problem.target;
    const LabelField* field = original->labelField(problem.target.name);  // a target may be of no field
    if (problem.target.kind == Target::Kind::Classes && field)
        result.fieldClasses = field->classes;
    result.metrics = metricsOf(problem, outcome, &method(command.method));
    result.outcome = std::move(outcome);
    if (const auto scored = result.metrics.find("scored_samples");
        scored != result.metrics.end() && scored->second == 0 && !hasWithheldLabels(problem))
        result.outcome.warnings.push_back(
            {"no-sample-to-score",
             message("no accuracy is computed, because the fit used the labels or constraints of all labelled "
                     "samples; use only a part of the labels for the fit")});
    const std::vector<Issue>& issues = problem.data->issues();  // those of the steps follow the others
    for (std::size_t i = original->issues().size(); i < issues.size(); ++i)
        if (issues[i].severity != Issue::Severity::Note)
            result.outcome.warnings.push_back({"preprocessing", issueMessage(issues[i])});
    for (const StepWarning& warning : stepWarnings(command.steps))
        result.outcome.warnings.push_back(
            {"step-order",
             message("step %1 comes after %2: %3; move it before that step", command.steps[warning.step].name,
                     command.steps[warning.before].name, warning.text)});
    return result;
}

void addLeaveOneOut(Result& result, const LeaveOneOutAccuracy& accuracy)
{
    const auto add = [&result](const std::string& prefix, const AccuracyReport& report) {
        if (report.total == 0)
            return;
        result.metrics[prefix + "samples"] = report.total;
        result.metrics[prefix + "correct"] = report.correct;
        result.metrics[prefix + "accuracy"] = static_cast<double>(report.correct) / report.total;
    };
    if (accuracy.inFold)
        add("leave_one_out_", *accuracy.inFold);
    add("leave_one_out_global_", accuracy.global);
    if (!accuracy.error.isEmpty())
        result.outcome.warnings.push_back(
            {"no-leave-one-out-in-fold",
             message("the leave-one-out accuracy with the steps fitted in each fold could not be computed: %1",
                     accuracy.error)});
}

Model makeModel(const FitCommand& command, const DatasetPtr& original, const Problem& problem,
                const std::vector<FittedStepPtr>& steps, const Outcome& outcome)
{
    Model model;
    model.method = command.method;
    model.parameters = command.parameters;
    for (const FittedStepPtr& step : steps)
        if (!isForFittedSamples(step->spec()))
            model.steps.push_back(step);
    model.inputFeatures = original->featureNames();
    model.features = problem.data->featureNames();
    model.target = problem.target;
    model.outcome.centers = outcome.centers;
    model.outcome.featureWeights = outcome.featureWeights;
    model.outcome.labelPrototypes = outcome.labelPrototypes;
    model.outcome.embeddingAxes = outcome.embeddingAxes;
    model.outcome.embeddingCenters = outcome.embeddingCenters;
    model.outcome.projection = outcome.projection;
    model.outcome.projectionOffset = outcome.projectionOffset;
    model.outcome.referenceValues =
        outcome.probes.empty() ? outcome.referenceValues
                               : Eigen::MatrixXd(problem.data->values().map()(outcome.probes, Eigen::all));
    model.outcome.modelTable = outcome.modelTable;
    model.outcome.instructionSet = outcome.instructionSet;
    const MethodDescription* description = findMethod(command.method);
    if (description && description->refitsForModel && outcome.modelTable.size() == 0) {
        Outcome again = description->run(problem, command.parameters, {});
        model.outcome.referenceValues = std::move(again.referenceValues);
        model.outcome.modelTable = std::move(again.modelTable);
    }
    return model;
}

}  // namespace fuzzylens
