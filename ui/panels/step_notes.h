// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fuzzylens::ui {

class Project;

/// Messages of the active steps: features without symbol, names that are no feature. Not
/// there when they have nothing to say.
class StepNotes : public QLabel
{
    Q_OBJECT

public:
    StepNotes(Project& project, QWidget* parent);

private:
    void refresh();

    Project& m_project;
};

}  // namespace fuzzylens::ui
