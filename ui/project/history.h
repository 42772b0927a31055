// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/analysis_state.h"
#include "ui/project/imported_data.h"

#include <QString>

#include <vector>

namespace fuzzylens::ui {

/// A step of the undo history, as a session saves it.
struct HistoryStep
{
    enum class Kind {
        State,      // another state
        Selection,  // another selection
        Data        // other data and their state
    };
    Kind kind = Kind::State;
    QString text;
    AnalysisState state;                      // after it; of a selection: none
    std::vector<bool> rowsBefore, rowsAfter;  // of a selection: the rows of the data
    ImportedDataPtr data;                     // of data: those after it, which may have been released
};

/// The undo history of a project, as a session saves it.
struct History
{
    AnalysisState state;   // before the first step
    ImportedDataPtr data;  // the open data before the first step
    std::vector<HistoryStep> steps;
    int done = 0;  // of the steps; the others are undone
};

}  // namespace fuzzylens::ui
