// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tune/tune_search.h"

#include <memory>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// The values of one parameter that the open method is fitted with while all others stay. Owns everything that the
/// fits read, so that they can go on while the project changes.
class Sweep
{
public:
    /// @param problem of @p prepared, or a part of it. @throws std::invalid_argument as gridCandidates.
    Sweep(const DatasetPtr& data, const AnalysisState& state, const PreparationPtr& prepared, Problem problem,
          const SearchAxis& axis, const GridAxis& values);
    Sweep(const Sweep&) = delete;
    Sweep& operator=(const Sweep&) = delete;

    const DatasetPtr& data() const { return m_data; }
    const AnalysisState& state() const { return m_state; }
    const Preparation& prepared() const { return *m_prepared; }
    const MethodDescription& method() const { return m_fit.method; }
    const Problem& problem() const { return m_problem; }
    const SearchAxis& axis() const { return m_axis; }
    const Grid& grid() const { return m_grid; }
    const std::vector<std::string>& values() const { return m_grid.axes().front().values; }  // of the axis
    /// Complete parameters, one for each value.
    const std::vector<Parameters>& candidates() const { return m_candidates; }
    std::size_t size() const { return m_candidates.size(); }
    std::uint64_t seed() const { return m_seed; }

    /// A search among the candidates; this must outlive it. @throws std::invalid_argument as Search.
    Search search(const Protocol& protocol, const std::string& score) const;
    /// Whether @p data and @p state differ from those of the sweep in more than its parameter.
    bool isStale(const DatasetPtr& data, const AnalysisState& state) const;

private:
    DatasetPtr m_data;
    AnalysisState m_state;
    PreparationPtr m_prepared;
    Problem m_problem;
    SearchAxis m_axis;
    Grid m_grid;
    Parameters m_parameters;
    std::uint64_t m_seed;
    LeaveOneOutFit m_fit;
    std::vector<Parameters> m_candidates;
};
using SweepPtr = std::shared_ptr<const Sweep>;

}  // namespace fuzzylens::ui
