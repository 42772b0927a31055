// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep.h"

#include <utility>

namespace fuzzylens::ui {

Sweep::Sweep(const DatasetPtr& data, const AnalysisState& state, const PreparationPtr& prepared, Problem problem,
             const SearchAxis& axis, const GridAxis& values)
    : m_data(data)
    , m_state(state)
    , m_prepared(prepared)
    , m_problem(std::move(problem))
    , m_axis(axis)
    , m_grid({values})
    , m_parameters(parametersOf(state, *prepared))
    , m_seed(searchSeed(m_parameters))
    , m_fit{fuzzylens::method(state.method), data, prepared->steps, m_problem, m_parameters}
    , m_candidates(gridCandidates(m_grid, m_fit.method, m_problem, settingTexts(m_fit.method, state.chosen)))
{}

Search Sweep::search(const Protocol& protocol, const std::string& score) const
{
    return Search({m_fit, m_candidates, protocol, PreprocessIn::Fold, score, m_seed});
}

bool Sweep::isStale(const DatasetPtr& data, const AnalysisState& state) const
{
    if (data != m_data || !m_state.sameData(state) ||
        (method().usesPairs && !samePairs(m_state.pairs, state.pairs)))
        return true;
    Parameters others = parametersOf(state, *m_prepared);
    others.set(m_axis.parameter, m_parameters.value(m_axis.parameter));
    return others != m_parameters;
}

}  // namespace fuzzylens::ui
