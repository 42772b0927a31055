// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fuzzylens::ui {

class LessonController;
class LessonPanel;
class Playback;
class Project;
class View;
class ViewCard;

/// The workspace Teach: lessons, and how the fit on screen came about, update by update.
class TeachWorkspace : public QWidget
{
    Q_OBJECT

public:
    TeachWorkspace(Project& project, Playback& playback, LessonController& lessons, QWidget* parent = nullptr);

    /// The card of the objective by update, the formula, the moved weights and the knock-outs.
    ViewCard& updates() { return *m_updates; }
    LessonPanel& lessons() { return *m_lessons; }
    /// The control to begin with has the focus.
    void takeFocus();
    /// The view in focus; null if none has it.
    View* focusedView() const;

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void closed();

private:
    QLayout* makeHead();

    LessonPanel* m_lessons;
    ViewCard* m_updates;
};

}  // namespace fuzzylens::ui
