// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recovery.h"

#include "core/io/atomic_file.h"
#include "core/session/session_file.h"
#include "core/session/session_holder.h"
#include "ui/project/project.h"
#include "ui/runs/run_history.h"
#include "ui/session/session_controller.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

namespace fuzzylens::ui {

namespace {

const QString suffix = SessionController::suffix();

std::optional<RecoverableSession> workIn(const QString& path)
{
    const std::filesystem::path file = path.toStdString();
    try {
        if (!isSession(file) || holderOf(file))
            return std::nullopt;
        const auto session = SessionFile::open(file, SessionFile::Access::Edit);
        const WindowFacts facts = windowFacts(*session);
        return RecoverableSession{path, QString::fromStdString(facts.name), QString::fromStdString(facts.of),
                                  QDateTime::fromMSecsSinceEpoch(session->info().saved)};
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// Removes the temporary files ".NAME.fuzzylens.XXXXXX.fuzzylens" of programs that were killed while they wrote.
void removeUnfinished(const QString& folder)
{
    const QStringList temporary{QStringLiteral(".*") + suffix + QStringLiteral(".??????") + suffix};
    for (const QString& name : QDir(folder).entryList(temporary, QDir::Files | QDir::Hidden))
        removeLeftovers((folder + QLatin1Char('/') + name.mid(1).chopped(suffix.size() + 7)).toStdString());
}

/// Creates the folder, readable by its owner alone.
void makeFolder(const QString& folder)
{
    constexpr QFileDevice::Permissions owner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QDir().mkpath(QFileInfo(folder).path());
    QDir().mkdir(folder, owner);
    QFile::setPermissions(folder, owner);
}

}  // namespace

QString Recovery::usualFolder()
{
    if (QStandardPaths::isTestModeEnabled())
        return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
               QStringLiteral("/recovery");
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    return (QDir::isAbsolutePath(state) ? state : QDir::homePath() + QStringLiteral("/.local/state")) +
           QStringLiteral("/fuzzylens/recovery");
}

std::vector<RecoverableSession> Recovery::recoverableIn(const QString& folder)
{
    removeUnfinished(folder);
    std::vector<RecoverableSession> lost;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QLatin1Char('*') + suffix}, QDir::Files))
        if (std::optional<RecoverableSession> work = workIn(file.absoluteFilePath()))
            lost.push_back(*std::move(work));
    std::sort(lost.begin(), lost.end(), [](const RecoverableSession& one, const RecoverableSession& other) {
        return one.when > other.when;
    });
    return lost;
}

bool Recovery::isRecoverable(const RecoverableSession& work)
{
    return workIn(work.path).has_value();
}

bool Recovery::remove(const RecoverableSession& work)
{
    try {
        const auto held = SessionFile::open(work.path.toStdString(), SessionFile::Access::Edit);
        for (const char* part : {"", "-journal"})
            QFile::remove(work.path + QLatin1String(part));
        return true;
    } catch (const DataError&) {
        return false;
    }
}

Recovery::Recovery(Project& project, SessionController& session, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_session(session)
    , m_folder(folder)
    , m_store(new SessionStore(session.pool(), this))
{
    m_timer.setInterval(intervalMilliseconds);
    m_timer.start();
    m_long.setSingleShot(true);
    m_long.setInterval(longMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keep);
    connect(&m_long, &QTimer::timeout, this, &Recovery::keep);
    connect(&m_session, &SessionController::changed, this, [this] { m_isStale = true; });
    connect(&m_project, &Project::opened, this, &Recovery::discard);
    connect(&m_session, &SessionController::saved, this, &Recovery::discard);
    connect(&m_project.fitter(), &Fitter::busyChanged, this, &Recovery::followLongRuns);
    connect(m_store, &SessionStore::saved, this, &Recovery::takeKept);
    connect(m_store, &SessionStore::failed, this, &Recovery::takeFailure);
}

Recovery::~Recovery()
{
    discard();
    delete m_store;
}

void Recovery::followLongRuns()
{
    if (m_project.fitter().job().isBusy())
        m_long.start();
    else
        m_long.stop();
}

void Recovery::keep()
{
    const bool isUnderWay = m_store->pending() > 0 || m_session.store().pending() > 0;
    if (!m_isStale || isUnderWay || !m_session.isModified())
        return;
    m_isStale = false;
    SessionContent content = m_session.content();
    content.of = (m_session.path().isEmpty() ? m_session.recoveredFrom() : m_session.path()).toStdString();
    if (m_session.isRecovered())
        return m_session.store().save(content);
    if (!m_file.isEmpty())
        return m_store->save(content);
    makeFolder(m_folder);
    m_file = m_folder + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) + suffix;
    m_store->saveCopyOf(m_session.store(), m_file, content);
}

void Recovery::takeKept(const QString& path)
{
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    m_isKept = true;
    m_isTold = false;
    emit kept(path);
}

/// It is tried again, and reported once.
void Recovery::takeFailure(const QString& message)
{
    m_isStale = true;
    if (!m_isKept || !QFileInfo::exists(m_file)) {
        m_store->close();
        m_file.clear();
        m_isKept = false;
    }
    if (!std::exchange(m_isTold, true))
        emit failed(message);
}

void Recovery::discard()
{
    if (m_file.isEmpty())
        return;
    m_store->close(std::exchange(m_file, {}));
    m_isKept = false;
    m_isStale = true;
}

}  // namespace fuzzylens::ui
