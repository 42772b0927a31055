// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/steps.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QMenu;
class QToolButton;

namespace fuzzylens::ui {

/// The argument of a preprocessing step: a choice where the step offers some, typed into where it takes others,
/// with a button if it may be a file. Emits the user's choice and never changes itself.
class StepArgument : public QWidget
{
    Q_OBJECT

public:
    explicit StepArgument(QWidget* parent);

    /// Shows the argument of @p spec, a step as @p step describes it; hidden if that takes none. What is
    /// being typed for the same step stays.
    void setStep(const StepSpec& spec, const StepDescription* step);
    void focusField();

    /// What the features are annotated with, for steps that take one of those.
    void setAnnotations(const QStringList& names) { m_annotations = names; }

signals:
    void chosen(const QString& argument);

private:
    void showTyped(const StepDescription& step);
    void showChoice(const StepDescription& step);
    void offer(const StepDescription& step);
    void choose(const QString& argument);
    QLineEdit* field() const;
    void setNames(const QString& name, const QString& tip);
    void fillMenu();
    void browse();
    /// The displayed argument without its suffix, and the suffix: one of each group of suffixes.
    QString takenApart(QStringList& endings) const;
    void chooseSource(const QString& source);
    void chooseEnding(std::size_t group, const QString& ending);
    void choosePutTogether(const QString& source, const QStringList& endings);

    QLineEdit* m_typed;
    QComboBox* m_choice;
    QToolButton* m_menu;
    QMenu* m_offers;  // its menu, where there is more to choose than a file
    QStringList m_annotations;
    std::string m_step;  // name of the step shown
    QString m_shown;
};

}  // namespace fuzzylens::ui
