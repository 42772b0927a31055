// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

namespace fuzzylens::ui {

class Project;
class SessionController;
class SessionStore;

/// Work that a program left behind which did not come to its end.
struct RecoverableSession
{
    QString path;  // where it is kept
    QString name;  // of its data
    QString of;    // the session it is of; empty: it was never saved
    QDateTime when;
};

/// Saves unsaved changes against a crash: in a session in the folder of the user's state, every
/// minute and when something begins that takes long. It goes when the work is saved, or given up.
class Recovery : public QObject
{
    Q_OBJECT

public:
    static constexpr int intervalMilliseconds = 60'000;
    static constexpr int longMilliseconds = 300;  // a fit that runs longer is a long one

    /// @p folder is made when it is needed.
    Recovery(Project& project, SessionController& session, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    /// $XDG_STATE_HOME/fuzzylens/recovery; that of tests where the standard paths are those of tests.
    static QString usualFolder();
    /// What programs that live no more have left in @p folder, the newest first. What cannot be read is none.
    static std::vector<RecoverableSession> recoverableIn(const QString& folder);

    /// Whether it still exists and no other window has taken it.
    static bool isRecoverable(const RecoverableSession& work);
    /// Deletes it. False where another window has taken it meanwhile, which is left alone.
    static bool remove(const RecoverableSession& work);

    /// Now, if there is anything to be kept that is not.
    void keep();
    /// The work is saved, or given up: nothing is to be offered of it.
    void discard();
    void setInterval(int milliseconds) { m_timer.setInterval(milliseconds); }

signals:
    void kept(const QString& path);
    void failed(const QString& message);

private:
    void followLongRuns();
    void takeKept(const QString& path);
    void takeFailure(const QString& message);

    Project& m_project;
    SessionController& m_session;
    QString m_folder;
    SessionStore* m_store;
    QTimer m_timer;
    QTimer m_long;
    bool m_isStale = false;  // something has changed since it was kept
    bool m_isKept = false;   // there is a file
    QString m_file;          // that it is or will be
    bool m_isTold = false;   // that it fails
};

}  // namespace fuzzylens::ui
