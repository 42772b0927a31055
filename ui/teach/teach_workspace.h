// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QToolButton;

namespace fuzzylens::ui {

class LessonController;
class LessonPanel;
class Playback;
class Project;
class SecondMethod;
class View;
class ViewCard;

/// The workspace Teach: lessons or the playground, and how the fit on screen came about, update by update.
class TeachWorkspace : public QWidget
{
    Q_OBJECT

public:
    TeachWorkspace(Project& project, Playback& playback, LessonController& lessons, QWidget* parent = nullptr);

    /// The card of the objective by update, the formula, the moved weights and the knock-outs.
    ViewCard& updates() { return *m_updates; }
    LessonPanel& lessons() { return *m_lessons; }
    SecondMethod& secondMethod() { return *m_second; }
    void dropSecondMethod();
    /// The control to begin with has the focus.
    void takeFocus();
    /// The view in focus; null if none has it.
    View* focusedView() const;
    /// Whether the window shows a presentation.
    void setPresenting(bool isPresenting);

signals:
    void figureRequested(fuzzylens::ui::View* view);
    void dataRequested(fuzzylens::ui::View* view);
    void presentationRequested();
    void exportRequested();
    void closed();
    /// The plot of the second method, to be placed next to that of the first.
    void secondViewMade(fuzzylens::ui::View* view);

private:
    QLayout* makeHead(Playback& playback);
    QToolButton* headButton(const char* name, const QString& text, const QString& tip);
    QToolButton* addPage(QWidget* page, const char* name, const QString& text, const QString& tip);
    void showSecond();

    QToolButton* m_present = nullptr;
    LessonPanel* m_lessons;
    SecondMethod* m_second;  // belongs to the project, as its view is not part of this
    QWidget* m_playground;
    ViewCard* m_updates;
    QButtonGroup* m_pages;         // the buttons of lessons and playground, of which one is pressed
    View* m_secondView = nullptr;  // once a second method has been chosen
};

}  // namespace fuzzylens::ui
