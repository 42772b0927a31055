// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/steps.h"
#include "ui/document/analysis_state.h"

#include <QWidget>

#include <cstddef>

class QAction;
class QCheckBox;
class QLineEdit;
class QToolButton;

namespace fuzzylens::ui {

/// What is known of the step called @p name; null when there is none of that name.
const StepDescription* stepDescription(const std::string& name);

/// One preprocessing step on one line: switch, argument, a menu to move and remove it. It shows what it is told
/// and announces what is done to it; told another step it becomes that one, with the focus where it was.
class StepRow : public QWidget
{
    Q_OBJECT

public:
    /// @p index only names the row for those who look for it.
    StepRow(std::size_t index, QWidget* parent);

    void setStep(const StepItem& item, bool isFirst, bool isLast);
    void focusMenu();

signals:
    void switched(bool isOn);
    void argumentChosen(const QString& argument);
    void moveRequested(int by);
    void removeRequested();

private:
    void makeMenu();
    void showArgument(const StepItem& item, const StepDescription* step);

    std::string m_step;  // name of the step shown
    QCheckBox* m_isOn;
    QLineEdit* m_argument;
    QToolButton* m_more;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
};

}  // namespace fuzzylens::ui
