// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/lesson.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fuzzylens {
struct MethodDescription;
}

namespace fuzzylens::ui {

class CommandController;
class Playback;
class Project;

/// A lesson: which one is open, which of its steps is shown, and what the reader has answered. A step sets the
/// project by its command line, locks and hides parameters and shows its update of the fit. While a lesson is
/// edited, its texts and questions can be changed, and the state of the window becomes the command of a step.
class LessonController : public QObject
{
    Q_OBJECT

public:
    LessonController(Project& project, CommandController& commands, Playback& playback, QObject* parent = nullptr);

    /// The paths of the lessons that come with the program, and their titles.
    struct Included
    {
        QString path;
        QString title, summary;
    };
    static std::vector<Included> included();
    /// In the language of the window.
    static QString text(const LessonText& text);
    /// @p before with another text in that language.
    static LessonText edited(const LessonText& before, const QString& text);

    /// Null: none is open.
    const Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
    int at() const { return m_at; }
    const LessonStep& step() const { return m_lesson->steps[std::size_t(m_at)]; }
    /// The answer that the reader has chosen; none: not yet.
    std::optional<int> answer() const { return m_answer; }
    /// Whether the answer to the question of the step is shown, or it has none.
    bool isAnswered() const { return m_isRevealed || !step().question; }
    /// The metric that the step is about, of the fit on screen.
    std::optional<double> metric() const;
    /// Whether the goal of the step has been reached, or it has none.
    bool isGoalReached() const { return m_isGoalReached || !step().goal; }
    /// The method in use, and the metrics of the fit on screen.
    const MethodDescription& method() const;
    std::map<std::string, double> metrics() const;
    bool isEditing() const { return m_isEditing; }
    /// Whether edits are not saved.
    bool isModified() const { return m_isModified; }
    void setSaved() { m_isModified = false; }
    /// @p mayDiscard is called before unsaved edits are lost; if it returns false they stay.
    void setGuard(std::function<bool()> mayDiscard) { m_mayDiscard = std::move(mayDiscard); }
    /// Whether edits are saved, or the user wants to lose them; false also while the user is being asked.
    bool mayDiscardEdits();
    /// A step locks and hides parameters only while lessons are shown.
    void setShown(bool isShown);
    /// Whether the window is not yet what a step says.
    bool isEntering() const { return m_isEntering; }

    /// It replaces an open one, unless the user wants to keep that, as begin() does.
    void open(Lesson lesson);
    /// Returns the error message; empty if there is none: the lesson is open, or the user has kept the one before.
    QString openFile(const QString& path);
    void close();
    /// Begins the step, also again.
    void show(int step);
    void choose(int answer);
    void reveal();

    /// An empty lesson of one step, of the state of the window, to be edited.
    void begin();
    void edit(bool isEditing);
    /// Replaces the step on view; the lesson follows while it is edited.
    void change(LessonStep step);
    void setTitle(const QString& title);
    void addStep();
    void removeStep();
    /// Takes the state of the window as that of the step.
    void record();

signals:
    void changed();
    void viewRequested(const QString& identifier);
    /// The locked and the hidden parameters of the step.
    void restricted(const std::set<std::string>& locked, const std::set<std::string>& hidden);

private:
    void enter();
    void announceRestrictions();
    void follow();

    Project& m_project;
    CommandController& m_commands;
    Playback& m_playback;
    std::optional<Lesson> m_lesson;
    std::optional<int> m_answer;
    int m_at = 0;
    bool m_isRevealed = false;
    bool m_isGoalReached = false;
    bool m_isEditing = false;
    bool m_isShown = false;
    bool m_isElsewhere = false;  // another file or session was opened than that of the step
    bool m_isEntering = false;
    bool m_isModified = false;
    bool m_isAsking = false;
    std::function<bool()> m_mayDiscard;
};

}  // namespace fuzzylens::ui
