// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/steps.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace fuzzylens::ui {

/// The argument of a preprocessing step: a choice where the step offers some, typed into where it takes others.
/// Announces what is chosen and never changes itself.
class StepArgument : public QWidget
{
    Q_OBJECT

public:
    explicit StepArgument(QWidget* parent);

    /// Shows the argument of @p spec, a step as @p step describes it; not there when that takes none. What is
    /// being typed for the same step stays.
    void setStep(const StepSpec& spec, const StepDescription* step);

signals:
    void chosen(const QString& argument);

private:
    void showTyped(const StepDescription& step);
    void showChoice(const StepDescription& step);
    void offer(const StepDescription& step);
    void choose(const QString& argument);
    QLineEdit* field() const;
    void setNames(const QString& name, const QString& tip);

    QLineEdit* m_typed;
    QComboBox* m_choice;
    std::string m_step;  // name of the step shown
    QString m_shown;
};

}  // namespace fuzzylens::ui
