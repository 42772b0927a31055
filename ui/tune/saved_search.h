// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tune_file.h"
#include "ui/tune/tune_search.h"

#include <QString>

namespace fuzzylens::ui {

class Project;

/// The search of a tuning file with the open data and settings, or why it has none and what to do.
struct ReopenedSearch
{
    StartedSearchPtr search;  // null if there is an obstacle
    QString obstacle;

    /// @param axes that a search of the open method can have; the data must be prepared.
    static ReopenedSearch of(const TuneResult& saved, const Project& project, const std::vector<SearchAxis>& axes);
};

}  // namespace fuzzylens::ui
