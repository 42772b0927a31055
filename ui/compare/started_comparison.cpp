// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/started_comparison.h"

#include <algorithm>

namespace fuzzylens::ui {

namespace {

/// The parameters that the user has set for a method, open or not.
std::map<std::string, ParameterValue> chosenFor(const AnalysisState& state, const std::string& id)
{
    if (id == state.method)
        return state.chosen;
    const auto known = state.chosenElsewhere.find(id);
    return known == state.chosenElsewhere.end() ? std::map<std::string, ParameterValue>() : known->second;
}

/// The one that occurs most often, the first of several.
const Parameters& mostFrequent(const std::vector<Parameters>& chosen)
{
    return *std::max_element(chosen.begin(), chosen.end(), [&](const Parameters& left, const Parameters& right) {
        return std::count(chosen.begin(), chosen.end(), left) < std::count(chosen.begin(), chosen.end(), right);
    });
}

}  // namespace

StartedComparison::StartedComparison(const DatasetPtr& data, const InputSpec& input, const AnalysisState& state,
                                     const PreparationPtr& prepared, const ComparisonPlan& plan)
    : m_data(data)
    , m_input(input)
    , m_state(state)
    , m_prepared(prepared)
    , m_protocol(plan.protocol)
{
    for (const std::string& id : plan.methods) {
        const MethodDescription& description = fuzzylens::method(id);
        ComparedMethod method{id, chosenFor(state, id), {}, {}};
        method.parameters =
            resolveParameters(description, prepared->problem, settingTexts(description, method.chosen));
        if (m_protocol.isNested())
            method.grid = usualGrid(description, prepared->problem);
        const LeaveOneOutFit fit = fitOf(method);
        const Search search(gridRequest(fit, method.grid, settingTexts(fit.method, method.chosen), m_protocol));
        method.fits = method.grid.size() * search.plan().sets.size();
        m_methods.push_back(std::move(method));
    }
}

LeaveOneOutFit StartedComparison::fitOf(const ComparedMethod& method) const
{
    return {fuzzylens::method(method.id), m_data, m_prepared->steps, m_prepared->problem, method.parameters};
}

std::optional<ValidatedMethod> StartedComparison::validated(const ComparedMethod& method,
                                                            const RunControl& control) const
{
    const LeaveOneOutFit fit = fitOf(method);
    return validatedMethod(gridRequest(fit, method.grid, settingTexts(fit.method, method.chosen), m_protocol),
                           control);
}

std::map<std::string, ParameterValue> StartedComparison::settingsOf(const ComparedMethod& method,
                                                                    const ValidatedMethod& validated) const
{
    std::map<std::string, ParameterValue> settings = method.chosen;
    for (const auto& [name, value] : mostFrequent(validated.chosen))
        if (method.parameters.value(name) != value)
            settings[name] = value;
    return settings;
}

CompareResult StartedComparison::result(const std::vector<ValidatedMethod>& finished,
                                        const std::vector<ComparedPair>& pairs) const
{
    const Problem& problem = m_prepared->problem;
    CompareResult result;
    result.inputPath = m_input.file;
    result.inputSha256 = m_data->origin().sha256;
    result.cv = toText(m_protocol);
    result.preprocess = "fold";
    result.samples = problem.data->sampleNames();
    result.label = problem.target.name;
    result.classes = problem.target.classNames;
    result.classOf = problem.target.classOf;
    result.methods = finished;
    result.pairs = pairs;
    std::vector<std::string> settings, grids;
    for (const ValidatedMethod& validated : finished) {
        const ComparedMethod& method =
            *std::find_if(m_methods.begin(), m_methods.end(),
                          [&](const ComparedMethod& compared) { return compared.id == validated.method; });
        result.grids.push_back(method.grid);
        const MethodDescription& description = fuzzylens::method(method.id);
        const auto fixed = settingsBeside(method.grid, description, settingTexts(description, method.chosen));
        for (const auto& [name, value] : fixed)
            settings.push_back(method.id + '.' + name + '=' + value);
        if (!fixed.empty())  // without them the line means the usual values
            for (const GridAxis& axis : method.grid.axes())
                grids.push_back(method.id + '.' + toText(axis));
    }
    FitCommand command;
    command.input = m_input;
    command.input.import.labelField = m_state.label;
    if (!isMade(command.input))
        command.input.sha256 = result.inputSha256;
    command.steps = m_prepared->specs;
    command.method = m_state.method;
    result.command = compareCommandLine(command, problem, result, settings, grids);
    return result;
}

}  // namespace fuzzylens::ui
