// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/requested_fit.h"
#include "ui/document/analysis_state.h"

#include <optional>

namespace fuzzylens::ui {

/// The open data, how they were read, and the decisions about them. Null data: nothing is open.
struct OpenState
{
    DatasetPtr data;
    InputSpec input;
    AnalysisState state;
};

/// The dataset and analysis state that a pasted command line describes. The data are those of @p open if the line
/// names these; else they are read. Settings that the line does not contain, because they change no result, keep
/// what @p open has; so the line that is copied of a state leads back to that state. Nothing when @p progress said
/// stop. Runs in a worker.
/// @throws DataError, std::invalid_argument where `fuzzylens-cli fit` would refuse the line, or it asks for what
/// the window cannot do.
std::optional<OpenState> commandState(RequestedFit stated, const OpenState& open, const Progress& progress);

}  // namespace fuzzylens::ui
