// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/steps.h"
#include "ui/document/analysis_state.h"

#include <QWidget>

#include <cstddef>

class QAction;
class QCheckBox;
class QLabel;
class QToolButton;

namespace fuzzylens::ui {

class StepArgument;

/// What is known of the step called @p name; null when there is none of that name.
const StepDescription* stepDescription(const std::string& name);

/// One preprocessing step: switch, argument, a menu to move and remove it, and, where it means little in its
/// place, why and a button that puts it right. It shows what it is told and announces what is done to it; told
/// another step it becomes that one, with the focus where it was.
class StepRow : public QWidget
{
    Q_OBJECT

public:
    /// @p index only names the row for those who look for it.
    StepRow(std::size_t index, QWidget* parent);

    void setStep(const StepItem& item, bool isFirst, bool isLast);
    /// What the features are annotated with.
    void setAnnotations(const QStringList& names);
    /// What is wrong with its place; nothing when @p text is empty.
    void setWarning(const QString& text);
    void focusMenu();

signals:
    void switched(bool isOn);
    void argumentChosen(const QString& argument);
    void moveRequested(int by);
    /// To the place its warning is about.
    void mendRequested();
    void removeRequested();

private:
    void makeMenu();
    void makeWarning(std::size_t index);

    QCheckBox* m_isOn;
    StepArgument* m_argument;
    QToolButton* m_more;
    QWidget* m_warning;
    QLabel* m_reason;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
};

}  // namespace fuzzylens::ui
