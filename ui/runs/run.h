// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/accuracy_controller.h"
#include "ui/document/analysis_state.h"
#include "ui/scene/scene.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// A settled fit that was looked at, kept with what it takes to have it back.
struct Run
{
    int id = 0;  // the later the greater
    QDateTime when;
    QString name;  // given manually; empty: none
    bool isPinned = false;
    AnalysisState state;
    FitPtr fit;           // beside the result it may have released what it was made of
    bool isWhole = true;  // else what came of it is still to be read: its result has settings and scores alone
    std::vector<FittedStepPtr> steps;        // of its preparation
    std::weak_ptr<const Dataset> data;       // as read
    std::optional<LeftOutAccuracy> leftOut;  // what leaving samples out gave, where it is known
};
using RunPtr = std::shared_ptr<const Run>;

/// What came of a run, which is read later than the rest of it.
struct RunDetails
{
    std::shared_ptr<const Result> result;
    std::vector<FittedStepPtr> steps;
    std::shared_ptr<const PairSet> pairs;  // that guided it, where they came of a file; else null
};

/// What it is called: its name, else its method with the settings.
QString titleOf(const Run& run);

/// How good it is, the most honest figure there is: "left out 69/72", else "training 72/72", else how its clusters
/// agree with the classes; empty where nothing is known.
QString scoreOf(const Run& run);

/// Everything about it that can be searched, in one text.
QString searchTextOf(const Run& run);

}  // namespace fuzzylens::ui
