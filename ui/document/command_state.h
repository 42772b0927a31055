// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/requested_fit.h"
#include "ui/document/analysis_state.h"

#include <optional>

namespace fuzzylens::ui {

/// What is open: data, how they were read, and what was decided about them. Null data: nothing is.
struct OpenState
{
    DatasetPtr data;
    InputSpec input;
    AnalysisState state;
};

/// What a command line comes to in the window: what is to be open. The data are those of @p open where these are
/// what the line names; else they are read. Of what the line does not tell, as it decides nothing, the state keeps
/// what @p open has; so the line that is copied of a state leads back to that state. Nothing when @p progress said
/// stop. Runs in a worker.
/// @throws DataError, std::invalid_argument where `fuzzylens-cli fit` would refuse the line, or it asks for what
/// the window cannot do.
std::optional<OpenState> commandState(RequestedFit stated, const OpenState& open, const Progress& progress);

}  // namespace fuzzylens::ui
