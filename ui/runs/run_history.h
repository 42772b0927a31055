// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/fit_job.h"
#include "ui/runs/run.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

namespace fuzzylens::ui {

class VerdictController;
class Project;

/// Every settled fit of the open data that was rested on, in the order of time. A fit that comes again is the same
/// run. Beyond the limit the oldest runs that are neither pinned nor named are removed. Changes of runs by the
/// user are part of undo.
class RunHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr int idleMilliseconds = 1500;
    static constexpr std::size_t mostRuns = 500;

    RunHistory(Project& project, VerdictController& verdict, QObject* parent = nullptr);

    const std::vector<RunPtr>& runs() const { return m_runs; }  // the oldest first
    /// The run of this id; null if there is none.
    RunPtr run(int id) const;
    /// The run that is on screen; null if none is.
    RunPtr current() const;
    /// The id of the run that is on screen, or is about to be; 0 for none.
    int shownId() const;

    /// Keeps the settled fit on screen now, rested on or not, and of earlier settings too; nothing where it is
    /// kept, or its run has just been deleted, or there is none.
    void keep();
    /// Runs of an earlier time instead of all; that of the id @p shown is the fit the project is about to show,
    /// 0 for none.
    void restore(std::vector<RunPtr> runs, int shown);
    /// The outcome of a partially loaded run has been read.
    void complete(int id, const RunDetails& details);
    /// Has the state and the fit of a run back, as one undo step; nothing is computed as long as the data are
    /// those it was fitted on. On other data its settings are fitted to these.
    void reopen(int id);
    void rename(int id, const QString& name);
    void setPinned(int id, bool isPinned);
    void remove(const std::vector<int>& ids);

signals:
    /// Of the list, or of a run in it.
    void changed();
    /// Of which run is on screen.
    void currentChanged();
    /// The settings of the run @p title are restored; the run itself is unchanged, since it belongs to other data,
    /// to another import of them, or to labels or pairs that the window does not have.
    void reopenedOnOtherData(const QString& title);

private:
    class ReplaceCommand;

    void clear();
    void takeExpected();
    void settled();
    void attach(RunPtr run, const FitPtr& fit);
    RunPtr completed(const RunPtr& run) const;
    void takeVerdict();
    void showCurrent();
    void dropOldest();
    void letDataGo();
    void replace(const std::vector<RunPtr>& out, const std::vector<RunPtr>& in);
    void change(const std::vector<RunPtr>& before, const std::vector<RunPtr>& after, const QString& text);

    Project& m_project;
    VerdictController& m_verdict;
    std::vector<RunPtr> m_runs;
    std::map<int, RunDetails> m_read;  // of runs that were not whole
    QTimer m_idleTimer{this};
    int m_lastId = 0;
    int m_currentId = 0;                 // on screen; 0: none of them
    std::weak_ptr<const Fit> m_deleted;  // on screen, but its run was deleted manually: it is not kept again
    int m_expectedId = 0;                // that comes back from an earlier time; 0: none
};

}  // namespace fuzzylens::ui
