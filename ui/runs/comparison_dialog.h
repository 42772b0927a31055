// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/run.h"

#include <QDialog>

namespace fuzzylens::ui {

/// Two runs compared: what differs in their settings, the picture, its parts as a table, the change of memberships
/// with the trails of samples, and every figure that both have.
class ComparisonDialog : public QDialog
{
    Q_OBJECT

public:
    ComparisonDialog(const RunPtr& first, const RunPtr& second, QWidget* parent = nullptr);
};

}  // namespace fuzzylens::ui
