// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/session/session_store.h"

#include <QObject>
#include <QThreadPool>

#include <tuple>
#include <utility>

namespace fuzzylens::ui {

class ExploreWorkspace;
class RunHistory;

/// The session of a window: opens, saves, and knows whether there are unsaved changes. The open data may be
/// of no session yet.
class SessionController : public QObject
{
    Q_OBJECT

public:
    SessionController(Project& project, RunHistory& runs, ExploreWorkspace& workspace, QObject* parent = nullptr);
    ~SessionController() override;

    static QString suffix() { return QStringLiteral(".fuzzylens"); }  // of the names of sessions

    /// Of the session that is open; empty: there is none.
    const QString& path() const { return m_path; }
    /// Whether it was opened to be looked at: it is saved under another name alone.
    bool isReadOnly() const { return m_isReadOnly; }
    /// Whether something was decided, named or kept that no session has.
    bool isModified() const;
    /// Whether it is work that came back after a crash and has not been saved since.
    bool isRecovered() const { return !m_recoveryFile.isEmpty(); }
    /// Whether the data that are being opened right now are those of a session.
    bool isShowing() const { return m_isShowing; }
    /// Where work that came back after a crash was saved before; empty: it was not, or is again.
    const QString& recoveredFrom() const { return m_recoveredFrom; }
    /// Whether the session holds the values of its data; else their file is read.
    bool holdsData() const { return m_keep == SessionEdit::Keep::Values; }
    JobBase& opening() { return m_opening; }
    SessionStore& store() { return *m_store; }
    QThreadPool& pool() { return m_pool; }

    /// Whether something is being written: how that goes is not known yet.
    bool isSaving() const { return m_store->pending() > 0; }

    enum class As {
        Session,
        Reading,   // it is not written to
        Recovered  // kept against a crash; its work is of no session until it is saved
    };
    /// Opens a session in the background; the open data stay until that has succeeded. @p dataFile is where the
    /// file of its data is now; empty: where it was.
    void open(const QString& path, As as = As::Session, const QString& dataFile = {});
    /// Saves to the session that is open.
    void save();
    void saveAs(const QString& path, bool holdsData);
    /// From the next save on.
    void setHoldsData(bool holds);
    /// What a session keeps, as it is now. The settled fit on screen is kept as a run.
    SessionContent content();

signals:
    void openingStarted(const QString& path);
    void openingFailed(const QString& message);
    /// It can be looked at but not edited: another window or program has it open, or it may not be written to;
    /// @p message reports it.
    void isHeld(const QString& path, const QString& message, fuzzylens::ui::SessionController::As as);
    /// The file of its data is not where it was, or has changed.
    void dataMissing(const QString& path, fuzzylens::ui::SessionController::As as,
                     const fuzzylens::StoredData& data, fuzzylens::FileState state);
    /// A session is shown.
    void opened(const QString& path);
    void saved(const QString& path, int missing);
    /// The recovered state was saved again for recovery; it still has no session file.
    void keptAgain();
    void saveFailed(const QString& message);
    /// The outcome of a run of the session could not be read; @p message gives the reason.
    void runUnreadable(const QString& message);
    /// Of path or isModified().
    void changed();

private:
    struct Opening;
    using RunMark = std::tuple<int, QString, bool>;

    void show(const Opening& opening);
    void showNow(const Opening& opening);
    void takeSaved(const QString& path, int missing);
    void arrange();
    void readOtherRuns();
    void forget();
    void noteSaved();
    void noteFailed(const QString& message, bool isInPlace);
    std::vector<RunMark> runMarks() const;

    Project& m_project;
    RunHistory& m_runs;
    ExploreWorkspace& m_workspace;
    bool m_mayStayClean = false;  // if the running save fails: the content is already elsewhere
    QThreadPool m_pool;           // of one thread: a session is of one at a time
    SessionStore* m_store;
    Job<Opening> m_opening;
    QString m_path;
    QString m_recoveryFile;  // that the work came back from and is kept in until it is saved
    QString m_recoveredFrom;
    SessionEdit::Keep m_keep = SessionEdit::Keep::Reference;
    SessionEdit::Keep m_saving = SessionEdit::Keep::Reference;  // as it will be once it is saved
    bool m_isReadOnly = false;
    bool m_isShowing = false;
    Json m_arrangement;                // to be restored with the first fit
    std::vector<RunMark> m_savedRuns;  // as they were saved last
};

}  // namespace fuzzylens::ui
