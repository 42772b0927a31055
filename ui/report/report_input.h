// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/verdict_controller.h"
#include "ui/scene/scene.h"
#include "ui/views/scatter/scatter_coordinates.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace fuzzylens::ui {

/// The content of a report. The fit has converged or stopped; for a result file the data are absent, and
/// the report says less.
struct ReportInput
{
    FitPtr fit;
    QString name;          // name of the open file: "colon.csv.gz"
    VerdictPtr verdict{};  // complete; null if it is not known
    QDateTime made = QDateTime::currentDateTime();
    std::optional<AxisChoice> axes{};  // of the window's scatter plot; its default without
    Turn turn{};                       // of three axes
};

}  // namespace fuzzylens::ui
