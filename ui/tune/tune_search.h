// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/search/search.h"
#include "core/evaluation/search/search_axes.h"
#include "core/session/input.h"
#include "ui/project/preparation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// The seed of folds and resamples: that of the fit, or 1 without.
std::uint64_t searchSeed(const Parameters& parameters);

/// The settings that a search tries: axes of the open method, their grid, and the cross-validation.
struct SearchPlan
{
    std::vector<SearchAxis> axes;  // of the grid, in its order
    Grid grid;
    Protocol protocol;  // not nested
};

/// The part of a search that the landscape shows: two axes, and a position on each other one.
struct SearchSlice
{
    std::size_t x = 1, y = 0;
    std::vector<std::size_t> at;  // of each axis; those of x and y count for nothing

    /// Of each axis the position, nothing for x and y.
    std::vector<std::optional<std::size_t>> fixed() const;
};

/// A search as it was started; owns everything that its fits read, so that it can go on while the project changes.
class StartedSearch
{
public:
    /// @param earlier search whose folds are used again if they are the same; may be null.
    /// @throws std::invalid_argument as Search and gridRequest.
    StartedSearch(const DatasetPtr& data, const InputSpec& input, const AnalysisState& state,
                  const PreparationPtr& prepared, const SearchPlan& plan, const StartedSearch* earlier = nullptr);
    StartedSearch(const StartedSearch&) = delete;
    StartedSearch& operator=(const StartedSearch&) = delete;

    const DatasetPtr& data() const { return m_data; }
    const InputSpec& input() const { return m_input; }
    const AnalysisState& state() const { return m_state; }
    const Preparation& prepared() const { return *m_prepared; }
    const SearchPlan& plan() const { return m_plan; }
    std::uint64_t seed() const { return m_seed; }
    const Search& search() const { return m_search; }
    /// The last two axes, preferably axes that are tried by default, at the values next to the parameters that the
    /// search was started with.
    SearchSlice firstSlice() const;

private:
    DatasetPtr m_data;
    InputSpec m_input;
    AnalysisState m_state;
    PreparationPtr m_prepared;
    SearchPlan m_plan;
    Parameters m_parameters;
    std::uint64_t m_seed;
    LeaveOneOutFit m_fit;
    Search m_search;
};
using StartedSearchPtr = std::shared_ptr<const StartedSearch>;

/// The state of @p search with the parameters of one of its candidates.
AnalysisState stateOf(const StartedSearch& search, const Parameters& candidate);

}  // namespace fuzzylens::ui
