// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/preparation.h"

#include <stdexcept>
#include <string_view>

namespace fuzzylens::ui {

namespace {

/// Names with commas between, as the steps read them.
class NameList
{
public:
    void add(std::string_view name)
    {
        if (!m_text.empty())
            m_text += ',';
        m_text += '"';
        for (const char letter : name) {
            if (letter == '"')
                m_text += '"';
            m_text += letter;
        }
        m_text += '"';
    }

    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

StepSpec keepClasses(const Dataset& data, const AnalysisState& state)
{
    NameList kept;
    for (const std::string& name : data.labelField(state.label)->classes)
        if (!state.leftOutClasses.contains(name))
            kept.add(name);
    if (kept.text().empty())
        throw std::invalid_argument("every class is left out; bring one back");
    return {"keep-samples", state.label + ':' + kept.text()};
}

StepSpec keepSamples(const Dataset& data, const AnalysisState& state)
{
    NameList kept;
    for (const std::string& name : data.sampleNames())
        if (!state.leftOutSamples.contains(name))
            kept.add(name);
    if (kept.text().empty())
        throw std::invalid_argument("every sample is left out; bring some back");
    return {"keep-samples", kept.text()};
}

std::vector<StepSpec> stepsOf(const Dataset& data, const AnalysisState& state)
{
    std::vector<StepSpec> result;
    if (!state.leftOutClasses.empty() && data.labelField(state.label))
        result.push_back(keepClasses(data, state));
    if (!state.leftOutSamples.empty())
        result.push_back(keepSamples(data, state));
    if (!state.leftOutFeatures.empty()) {
        NameList out;
        for (const std::string& name : state.leftOutFeatures)
            out.add(name);
        result.push_back({"exclude", out.text()});
    }
    for (const StepItem& item : state.steps)
        if (item.isOn)
            result.push_back(item.spec);
    return result;
}

}  // namespace

PreparationPtr prepare(const DatasetPtr& data, const AnalysisState& state, const Progress& progress)
{
    auto result = std::make_shared<Preparation>();
    result->specs = stepsOf(*data, state);
    Preprocessed preprocessed = preprocess(data, result->specs, progress);
    result->steps = std::move(preprocessed.steps);
    result->problem = makeProblem(preprocessed.data, state.label);
    result->samples = std::make_shared<const std::vector<std::string>>(preprocessed.data->sampleNames());
    result->features = std::make_shared<const std::vector<std::string>>(preprocessed.data->featureNames());
    result->defaults = defaultParameters(method(state.method), result->problem);
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
