// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_search.h"

#include "core/evaluation/search/search_axes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::ui {

namespace {

SearchRequest requestOf(const LeaveOneOutFit& fit, const SearchPlan& plan, const AnalysisState& state,
                        std::uint64_t seed, const Search* earlier)
{
    SearchRequest request = gridRequest(fit, plan.grid, settingTexts(fit.method, state.chosen), plan.protocol);
    request.seed = seed;
    request.earlier = earlier;
    return request;
}

/// The parameter of an axis in the fit, as a number of the axis.
double numberOn(const SearchAxis& axis, const LeaveOneOutFit& fit)
{
    const double value = fit.parameters.number(axis.parameter);
    for (const ParameterDescription& parameter : fit.method.parameters)
        if (parameter.name == axis.parameter && !parameter.scales.empty())
            return parameter.scales.front().fromValue(value, fit.problem, fit.parameters);
    return value;
}

double numberIn(const std::string& gridValue)
{
    return QString::fromStdString(gridValue).toDouble();
}

}  // namespace

std::uint64_t searchSeed(const Parameters& parameters)
{
    return parameters.has("seed") ? std::uint64_t(parameters.integer("seed")) : 1;
}

StartedSearch::StartedSearch(const DatasetPtr& data, const InputSpec& input, const AnalysisState& state,
                             const PreparationPtr& prepared, const SearchPlan& plan, const StartedSearch* earlier)
    : m_data(data)
    , m_input(input)
    , m_state(state)
    , m_prepared(prepared)
    , m_plan(plan)
    , m_parameters(parametersOf(state, *prepared))
    , m_seed(searchSeed(m_parameters))
    , m_fit{method(state.method), data, prepared->steps, prepared->problem, m_parameters}
    , m_search(requestOf(m_fit, plan, state, m_seed, earlier ? &earlier->search() : nullptr))
{}

std::vector<std::optional<std::size_t>> SearchSlice::fixed() const
{
    std::vector<std::optional<std::size_t>> positions(at.begin(), at.end());
    for (const std::size_t axis : {x, y})
        if (axis < positions.size())
            positions[axis].reset();
    return positions;
}

SearchSlice StartedSearch::firstSlice() const
{
    SearchSlice slice;
    std::vector<std::size_t> axes(m_plan.axes.size());
    std::iota(axes.begin(), axes.end(), std::size_t{0});
    std::stable_partition(axes.begin(), axes.end(),
                          [this](std::size_t axis) { return !m_plan.axes[axis].isByDefault; });
    if (axes.size() > 2) {
        slice.x = axes.back();
        slice.y = axes[axes.size() - 2];
    }
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        const double present = numberOn(m_plan.axes[axis], m_fit);
        const std::vector<std::string>& values = m_plan.grid.axes()[axis].values;
        const auto nearest =
            std::min_element(values.begin(), values.end(), [&](const std::string& one, const std::string& other) {
                return std::abs(numberIn(one) - present) < std::abs(numberIn(other) - present);
            });
        slice.at.push_back(std::size_t(nearest - values.begin()));
    }
    return slice;
}

AnalysisState stateOf(const StartedSearch& search, const Parameters& candidate)
{
    AnalysisState state = search.state();
    for (const SearchAxis& axis : search.plan().axes)
        state.chosen.insert_or_assign(axis.parameter, candidate.value(axis.parameter));
    return state;
}

}  // namespace fuzzylens::ui
