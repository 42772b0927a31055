// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_search.h"

#include "core/evaluation/search/search_axes.h"

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

AnalysisState stateOf(const StartedSearch& search, const Parameters& candidate)
{
    AnalysisState state = search.state();
    for (const SearchAxis& axis : search.plan().axes)
        state.chosen.insert_or_assign(axis.parameter, candidate.value(axis.parameter));
    return state;
}

}  // namespace fuzzylens::ui
