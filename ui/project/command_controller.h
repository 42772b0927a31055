// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"

#include <QObject>

#include <string>
#include <vector>

namespace fuzzylens {
struct FitLine;
}

namespace fuzzylens::ui {

class Project;
struct AnalysisState;
struct OpenState;

/// Takes command lines into the window: what a line says is worked out in the background, and becomes one undo
/// step where it is about the data that are open, a new history else. A line that cannot be meant changes nothing.
class CommandController : public QObject
{
    Q_OBJECT

public:
    explicit CommandController(Project& project, QObject* parent = nullptr);

    void paste(const QString& line);
    /// Takes @p line of a lesson: without a summary, and with the open data where it names data of a file. A line
    /// that reads a file is refused.
    void showLesson(const QString& line);
    JobBase& job() { return m_job; }

signals:
    /// The line can be meant; the data it names (@p path) may have to be read.
    void started(const QString& path);
    /// Why the line is not taken, a sentence.
    void refused(const QString& why);
    /// The project is as the line of a lesson says.
    void lessonShown();
    /// What the line has come to, in sentences.
    void taken(const QString& summary);

private:
    struct Answer;

    static QString refusalText(const QString& text);
    void request(const FitLine& read, bool isLesson);
    void take(const Answer& answer);
    void change(const Answer& answer);
    void show(const Answer& answer);
    void say(const QString& summary, const std::vector<std::string>& ignored);

    Project& m_project;
    Job<Answer> m_job;
};

}  // namespace fuzzylens::ui
