// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/lesson_controller.h"

#include "core/common/issue.h"
#include "ui/project/command_controller.h"
#include "ui/project/project.h"
#include "ui/teach/playback.h"
#include "ui/theme/core_text.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

Lesson readLesson(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw DataError(
            Issue{Issue::Severity::Error, message("the file cannot be read"), path.toStdString(), 0, 0, {}, {}});
    return lessonFromJson(file.readAll().toStdString(), path.toStdString());
}

std::string language()
{
    return QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
}

}  // namespace

LessonController::LessonController(Project& project, CommandController& commands, Playback& playback,
                                   QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_commands(commands)
    , m_playback(playback)
{
    connect(&m_project.scene(), &Scene::fitChanged, this, &LessonController::follow);
    connect(&m_project.fitter(), &Fitter::fitShown, this, &LessonController::follow);  // the fitter has stored it
    connect(&m_project, &Project::opened, this, [this] {
        m_isElsewhere = true;  // until the lesson says that these are its data
        announceRestrictions();
    });
    const auto entered = [this](bool isElsewhere) {
        m_isEntering = false;
        m_isElsewhere = isElsewhere;
        announceRestrictions();
        follow();
    };
    connect(&m_commands, &CommandController::lessonShown, this, [entered] { entered(false); });
    connect(&m_commands, &CommandController::refused, this, [this, entered] {
        if (m_isEntering)
            entered(true);
    });
}

std::vector<LessonController::Included> LessonController::included()
{
    std::vector<Included> all;
    for (const QString& name : QDir(QStringLiteral(":/lessons")).entryList({}, QDir::Files, QDir::Name)) {
        const QString path = QStringLiteral(":/lessons/") + name;
        const Lesson lesson = readLesson(path);
        all.push_back({path, text(lesson.title), text(lesson.summary)});
    }
    return all;
}

QString LessonController::text(const LessonText& text)
{
    return QString::fromStdString(text.in(language()));
}

LessonText LessonController::edited(const LessonText& before, const QString& text)
{
    if (LessonController::text(before) == text)
        return before;
    std::map<std::string, std::string> texts = before.all();
    const bool isInOneLanguage = texts.empty() || texts.contains("");
    texts[isInOneLanguage ? "" : language()] = text.toStdString();
    return LessonText(std::move(texts));
}

QString LessonController::openFile(const QString& path)
{
    try {
        open(readLesson(path));
        return {};
    } catch (const DataError& error) {
        return exceptionText(error);
    }
}

bool LessonController::mayDiscardEdits()
{
    if (!m_isModified || !m_mayDiscard)
        return true;
    if (std::exchange(m_isAsking, true))
        return false;
    const bool mayDiscard = m_mayDiscard();
    m_isAsking = false;
    return mayDiscard;
}

void LessonController::open(Lesson lesson)
{
    if (!mayDiscardEdits())
        return;
    m_lesson = std::move(lesson);
    m_at = 0;
    m_isEditing = m_isModified = false;
    enter();
}

void LessonController::close()
{
    if (!mayDiscardEdits())
        return;
    m_lesson.reset();
    m_isEditing = m_isEntering = m_isModified = false;
    announceRestrictions();
    emit changed();
}

void LessonController::show(int step)
{
    m_at = std::clamp(step, 0, int(m_lesson->steps.size()) - 1);
    enter();
}

/// The window becomes what the step says.
void LessonController::enter()
{
    m_answer.reset();
    m_isRevealed = m_isGoalReached = false;
    if (step().command.empty()) {
        m_isElsewhere = false;
        announceRestrictions();
    }
    m_playback.pause();
    m_playback.keep(step().update && *step().update >= 0 ? step().update : std::nullopt);
    m_isEntering = m_isEntering || !step().command.empty();
    if (!step().command.empty())
        m_commands.showLesson(QString::fromStdString(step().command));
    if (!step().view.empty())
        emit viewRequested(QString::fromStdString(step().view));
    follow();
}

void LessonController::setShown(bool isShown)
{
    if (std::exchange(m_isShown, isShown) != isShown)
        announceRestrictions();
}

void LessonController::announceRestrictions()
{
    if (!m_lesson || !m_isShown || m_isEditing || m_isElsewhere)
        emit restricted({}, {});
    else
        emit restricted({step().locked.begin(), step().locked.end()},
                        {step().hidden.begin(), step().hidden.end()});
}

const MethodDescription& LessonController::method() const
{
    return fuzzylens::method(m_project.state().method);
}

std::map<std::string, double> LessonController::metrics() const
{
    const FitPtr& fit = m_project.scene().fit();
    return fit ? fit->result->metrics : std::map<std::string, double>();
}

std::optional<double> LessonController::metric() const
{
    if (!m_lesson || !step().goal)
        return std::nullopt;
    const std::map<std::string, double> all = metrics();
    const auto found = all.find(step().goal->metric);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

/// A goal stays reached until the step ends.
void LessonController::follow()
{
    if (!m_lesson)
        return;
    const FitPtr& fit = m_project.scene().fit();
    const bool isOfState = fit && !m_isEntering && fit == m_project.fitter().finalFit();
    if (const std::optional<double> value = metric(); value && isOfState && step().goal->isReached(*value))
        m_isGoalReached = true;
    emit changed();
}

void LessonController::choose(int answer)
{
    m_answer = answer;
    emit changed();
}

void LessonController::reveal()
{
    m_isRevealed = true;
    emit changed();
}

void LessonController::begin()
{
    if (!mayDiscardEdits())
        return;
    Lesson lesson;
    lesson.title = edited({}, tr("New lesson"));
    lesson.steps.resize(1);
    lesson.steps.front().title = edited({}, tr("Step 1"));
    m_lesson = std::move(lesson);
    m_at = 0;
    m_isEditing = true;
    record();
    m_isModified = false;
}

void LessonController::edit(bool isEditing)
{
    m_isEditing = isEditing;
    announceRestrictions();
    emit changed();
}

void LessonController::change(LessonStep step)
{
    m_isModified = true;
    m_lesson->steps[std::size_t(m_at)] = std::move(step);
}

void LessonController::setTitle(const QString& title)
{
    m_lesson->title = edited(m_lesson->title, title);
}

void LessonController::addStep()
{
    LessonStep step;
    step.title = edited({}, tr("Step %1").arg(m_lesson->steps.size() + 1));
    m_lesson->steps.insert(m_lesson->steps.begin() + m_at + 1, std::move(step));
    ++m_at;
    record();
}

void LessonController::removeStep()
{
    if (m_lesson->steps.size() == 1)
        return;
    m_isModified = true;
    m_lesson->steps.erase(m_lesson->steps.begin() + m_at);
    m_at = std::min(m_at, int(m_lesson->steps.size()) - 1);
    enter();
}

void LessonController::record()
{
    m_isModified = true;
    LessonStep& step = m_lesson->steps[std::size_t(m_at)];
    m_isElsewhere = false;
    if (const FitPtr& fit = m_project.scene().fit())
        step.command = fit->result->command;
    step.update = m_playback.last() > 0 && m_playback.at() < m_playback.last() ? std::optional(m_playback.at())
                                                                               : std::nullopt;
    announceRestrictions();
    emit changed();
}

}  // namespace fuzzylens::ui
