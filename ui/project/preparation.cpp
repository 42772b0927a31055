// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/preparation.h"

#include "core/common/delimited_text.h"
#include "core/import/gene_sets.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

/// The steps that leave out what the state leaves out: names shorter than those of what stays, and samples without
/// a label stay when a class goes. Samples come first, so that one that is excluded twice is reported.
void addLeftOutSamples(const Dataset& data, const AnalysisState& state, std::vector<StepSpec>& steps)
{
    const LabelField* field = data.labelField(state.label);
    std::set<std::string> classes, samples;
    Index left = data.samples();
    for (Index i = 0; i < data.samples(); ++i) {
        const std::string text = field ? field->text(i) : std::string();
        const std::string& name = data.sampleNames()[std::size_t(i)];
        if (state.leftOutSamples.contains(name))
            samples.insert(name);
        else if (!text.empty() && state.leftOutClasses.contains(text))
            classes.insert(text);
        else
            continue;
        --left;
    }
    if (left == 0)
        throw std::invalid_argument("all samples are excluded; restore some");
    if (!samples.empty())
        steps.push_back({"drop-samples", listArgument({samples.begin(), samples.end()})});
    if (!classes.empty())
        steps.push_back({"drop-samples", state.label + ':' + listArgument({classes.begin(), classes.end()})});
}

/// Scales may read all values once and cache the result: here, and not when a slider needs them.
void readyScales(const MethodDescription& method, const Preparation& prepared)
{
    for (const ParameterDescription& parameter : method.parameters)
        for (const ParameterScale& scale : parameter.scales)
            scale.fromValue(prepared.defaults.number(parameter.name), prepared.problem, prepared.defaults);
}

void takeDefaults(Preparation& prepared, const AnalysisState& state)
{
    const MethodDescription& chosen = method(state.method);
    prepared.defaults = defaultParameters(chosen, prepared.problem);
    readyScales(chosen, prepared);
}

bool areOf(const std::vector<FittedStepPtr>& fitted, const std::vector<StepSpec>& specs)
{
    return std::equal(fitted.begin(), fitted.end(), specs.begin(), specs.end(),
                      [](const FittedStepPtr& step, const StepSpec& spec) { return step->spec() == spec; });
}

}  // namespace

std::vector<StepSpec> stepsOf(const Dataset& data, const AnalysisState& state)
{
    std::vector<StepSpec> result;
    if (!state.leftOutClasses.empty() || !state.leftOutSamples.empty())
        addLeftOutSamples(data, state, result);
    std::set<std::string> features = state.leftOutFeatures;
    // A nominal attribute is a feature too: none to learn itself from.
    if (std::find(data.featureNames().begin(), data.featureNames().end(), state.label) !=
        data.featureNames().end())
        features.insert(state.label);
    if (!features.empty())
        result.push_back({"exclude", listArgument({features.begin(), features.end()})});
    for (const StepItem& item : state.steps)
        if (item.isOn)
            result.push_back(item.spec);
    return result;
}

PreparationPtr prepare(const DatasetPtr& data, const AnalysisState& state, const Progress& progress,
                       const std::vector<FittedStepPtr>& fitted)
{
    auto result = std::make_shared<Preparation>();
    result->original = data;
    result->specs = stepsOf(*data, state);
    Preprocessed preprocessed = areOf(fitted, result->specs)
                                    ? Preprocessed{applySteps(data, fitted, progress), fitted}
                                    : preprocess(data, result->specs, progress);
    if (!preprocessed.data)
        return nullptr;
    result->steps = std::move(preprocessed.steps);
    result->data = preprocessed.data;
    result->problem = makeProblem(preprocessed.data, state.label);
    result->samples = std::make_shared<const std::vector<std::string>>(preprocessed.data->sampleNames());
    result->kept = cellOrigins(*data, result->steps);
    result->features = std::make_shared<const std::vector<std::string>>(preprocessed.data->featureNames());
    result->plane = DataPlane::of(*preprocessed.data);
    takeDefaults(*result, state);
    return result;
}

PreparationPtr preparedAnew(const Preparation& prepared, const AnalysisState& state)
{
    auto result = std::make_shared<Preparation>(prepared);
    takeDefaults(*result, state);
    return result;
}

Parameters parametersOf(const AnalysisState& state, const Preparation& prepared)
{
    const MethodDescription& chosen = method(state.method);
    for (const ParameterDescription& parameter : chosen.parameters)
        if (!prepared.defaults.has(parameter.name))
            return prepared.defaults;  // prepared for another method; the next preparation is on its way
    return parametersWith(chosen, prepared.defaults, state.chosen);
}

}  // namespace fuzzylens::ui
