// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/preparation.h"

#include "core/data/gene_sets.h"
#include "core/data/kept_cells.h"

#include <set>
#include <sstream>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

/// The steps that leave out what the state leaves out: names shorter than those of what stays, and samples without
/// a label stay when a class goes.
void addLeftOutSamples(const Dataset& data, const AnalysisState& state, std::vector<StepSpec>& steps)
{
    const LabelField* field = data.labelField(state.label);
    std::set<std::string> classes;
    std::vector<std::string> samples;
    Index left = data.samples();
    for (Index i = 0; i < data.samples(); ++i) {
        const std::string text = field ? field->text(i) : std::string();
        const std::string& name = data.sampleNames()[std::size_t(i)];
        if (!text.empty() && state.leftOutClasses.contains(text))
            classes.insert(text);
        else if (state.leftOutSamples.contains(name))
            samples.push_back(name);
        else
            continue;
        --left;
    }
    if (left == 0)
        throw std::invalid_argument("every sample is left out; bring some back");
    if (!classes.empty())
        steps.push_back({"drop-samples", state.label + ':' + listArgument({classes.begin(), classes.end()})});
    if (!samples.empty())
        steps.push_back({"drop-samples", listArgument(samples)});
}

std::vector<StepSpec> stepsOf(const Dataset& data, const AnalysisState& state)
{
    std::vector<StepSpec> result;
    if (!state.leftOutClasses.empty() || !state.leftOutSamples.empty())
        addLeftOutSamples(data, state, result);
    if (!state.leftOutFeatures.empty())
        result.push_back({"exclude", listArgument({state.leftOutFeatures.begin(), state.leftOutFeatures.end()})});
    for (const StepItem& item : state.steps)
        if (item.isOn)
            result.push_back(item.spec);
    return result;
}

constexpr const char* columnsAnnotation = "number in the file";

/// The data with the number of each feature in an annotation, which follows it through the steps.
DatasetPtr withColumnNumbers(const Dataset& data)
{
    DatasetParts parts = data.parts();
    AnnotationField& numbers = parts.annotations.emplace_back();
    numbers.name = columnsAnnotation;
    for (Index l = 0; l < data.features(); ++l)
        numbers.texts.push_back(std::to_string(l));
    return std::make_shared<const Dataset>(std::move(parts));
}

/// Takes those numbers off again: a feature that was made of several has several.
std::vector<std::vector<int>> takeColumnNumbers(DatasetPtr& data)
{
    DatasetParts parts = data->parts();
    std::vector<std::vector<int>> columns;
    for (const std::string& text : parts.annotations.back().texts) {
        std::istringstream words(text);
        std::vector<int>& numbers = columns.emplace_back();
        for (std::string word; words >> word;)
            if (word != "///")
                numbers.push_back(std::stoi(word));
    }
    parts.annotations.pop_back();
    data = std::make_shared<const Dataset>(std::move(parts));
    return columns;
}

/// Scales may look at all the values once and keep what they saw: here, and not when a slider asks for them.
void readyScales(const MethodDescription& method, const Preparation& prepared)
{
    for (const ParameterDescription& parameter : method.parameters)
        for (const ParameterScale& scale : parameter.scales)
            scale.fromValue(prepared.defaults.real(parameter.name), prepared.problem, prepared.defaults);
}

}  // namespace

PreparationPtr prepare(const DatasetPtr& data, const AnalysisState& state, const Progress& progress)
{
    auto result = std::make_shared<Preparation>();
    result->original = data;
    result->specs = stepsOf(*data, state);
    Preprocessed preprocessed = preprocess(withColumnNumbers(*data), result->specs, progress);
    if (!preprocessed.data)
        return nullptr;
    result->columns = takeColumnNumbers(preprocessed.data);
    result->steps = std::move(preprocessed.steps);
    result->data = preprocessed.data;
    result->problem = makeProblem(preprocessed.data, state.label);
    result->samples = std::make_shared<const std::vector<std::string>>(preprocessed.data->sampleNames());
    const KeptCells kept = keptCells(*data, result->steps);
    result->rows.assign(kept.samples.begin(), kept.samples.end());
    for (const std::vector<int>& columns : result->columns)
        result->columnOf.push_back(columns.size() == 1 ? columns.front() : -1);
    result->features = std::make_shared<const std::vector<std::string>>(preprocessed.data->featureNames());
    const MethodDescription& chosen = method(state.method);
    result->defaults = defaultParameters(chosen, result->problem);
    readyScales(chosen, *result);
    return result;
}

Parameters parametersOf(const AnalysisState& state, const Preparation& prepared)
{
    Parameters parameters = prepared.defaults;
    for (const auto& [name, value] : state.chosen)
        if (parameters.has(name))
            parameters.set(name, value);
    return parameters;
}

}  // namespace fuzzylens::ui
