// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/analysis_state.h"
#include "ui/project/verdict_controller.h"
#include "ui/scene/scene.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// A displayed converged fit, with everything needed to restore it.
struct Run
{
    int id = 0;  // the later the greater
    QDateTime when;
    QString name;  // given manually; empty: none
    bool isPinned = false;
    AnalysisState state;
    FitPtr fit;                        // its data may have been released, but not the result
    bool isLoaded = true;              // else the outcome is not read yet: its result has only settings and scores
    std::vector<FittedStepPtr> steps;  // of its preparation
    std::weak_ptr<const Dataset> data;  // as read
    VerdictPtr verdict;                 // complete; null if it is not known
};
using RunPtr = std::shared_ptr<const Run>;

/// The outcome of a run, which is read later than the rest of it.
struct RunDetails
{
    std::shared_ptr<const Result> result;
    std::vector<FittedStepPtr> steps;
    std::shared_ptr<const PairSet> pairs;  // that guided it, if they came from a file; else null
};

/// Its title: its name, else its method with the settings.
QString titleOf(const Run& run);

/// How good it is: the cross-validated accuracy if it is known ("left out 69/72"), else the training accuracy,
/// else how its clusters agree with the classes; empty if nothing is known. A result that is no better than chance
/// is called so.
QString scoreOf(const Run& run);

/// Everything about it that can be searched, in one text.
QString searchTextOf(const Run& run);

}  // namespace fuzzylens::ui
