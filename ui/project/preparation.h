// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"
#include "ui/project/analysis_state.h"
#include "ui/scene/prepared_data.h"

#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// The data as a method sees them, and what the fit needs to name and predict: made once for a state's data,
/// shared by every fit on it.
struct Preparation : PreparedData
{
    Problem problem;
    NamesPtr samples;
    NamesPtr features;
    Parameters defaults;  // of the state's method on this problem
};
using PreparationPtr = std::shared_ptr<const Preparation>;

/// The steps of @p state: those for its exclusions, samples before classes before
/// features, then those of its list that are on. A label that is a feature too is left out with them.
/// @throws std::invalid_argument if every sample is left out.
std::vector<StepSpec> stepsOf(const Dataset& data, const AnalysisState& state);

/// Leaves out what the state leaves out (as steps, so that a command line can say it), applies its steps and makes
/// its target; null when @p progress requests cancellation. Runs in a worker.
/// @param fitted steps that were fitted on these data before: where they are those of @p state nothing is learnt
/// again, else they count for nothing.
/// @throws DataError, std::invalid_argument as the steps do.
PreparationPtr prepare(const DatasetPtr& data, const AnalysisState& state, const Progress& progress,
                       const std::vector<FittedStepPtr>& fitted = {});

/// The same data for another method of @p state, which differs in nothing else.
PreparationPtr preparedAnew(const Preparation& prepared, const AnalysisState& state);

/// The parameters in force: the defaults of the prepared problem, overridden by what the state has chosen.
Parameters parametersOf(const AnalysisState& state, const Preparation& prepared);

}  // namespace fuzzylens::ui
