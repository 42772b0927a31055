// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace fuzzylens::ui {

class CompareController;
class CompareSettings;
class Project;
class View;
class ViewCard;

/// The workspace Compare: what to compare, the scores of the methods, their paired tests and confusion matrices,
/// and the method that is selected.
class CompareWorkspace : public QWidget
{
    Q_OBJECT

public:
    CompareWorkspace(Project& project, CompareController& compare, QWidget* parent = nullptr);

    /// The card of the scores, and below it that of the tests and the confusion matrix.
    ViewCard& scores() { return *m_scores; }
    ViewCard& details() { return *m_details; }
    /// The control to begin with has the focus.
    void takeFocus();
    /// The view in focus; null if none has it.
    View* focusedView() const;

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void saveRequested();
    /// The user goes on with the method that is opened.
    void closed();

private:
    QLayout* makeHead();
    QWidget* makeChoice();
    void offer();
    void useSelected();

    CompareController& m_compare;
    CompareSettings* m_settings;
    ViewCard* m_scores;
    ViewCard* m_details;
    QLabel* m_selected;
    QPushButton* m_use = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace fuzzylens::ui
