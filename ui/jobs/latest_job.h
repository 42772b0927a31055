// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/progress.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <any>
#include <functional>
#include <memory>
#include <vector>

class QThreadPool;

namespace fuzzylens::ui {

/// Runs work of one kind in the background so that the newest request wins: at most one is running and one
/// waiting; a new request replaces the waiting one and cancels the running one once that has had graceMilliseconds
/// (a fit that is about to answer inside a drag is not thrown away). Nobody waits for a cancelled run but the
/// destructor. Every request ends in exactly one of finished, failed, cancelled, in the thread of this object; an
/// answer older than one already given falls silent as cancelled.
class LatestJob : public QObject
{
    Q_OBJECT

public:
    /// Runs in a worker; asks the progress for leave to go on.
    using Work = std::function<std::any(const Progress&)>;

    static constexpr int graceMilliseconds = 60;

    explicit LatestJob(QThreadPool& pool, QObject* parent = nullptr);
    ~LatestJob() override;

    /// Returns the generation of the request, which the answer carries.
    quint64 request(Work work);
    /// Drops the waiting request and cancels the running one.
    void cancel();
    bool isBusy() const { return m_running != nullptr || bool(m_waiting); }
    /// Requests that have not ended: running, waiting and cancelled ones still on their way out.
    int alive() const { return int(m_runs.size()) + (m_waiting ? 1 : 0); }
    /// How long the running one has run; 0 without.
    qint64 runningMilliseconds() const;

signals:
    void started(quint64 generation);
    void progressed(quint64 generation, const QString& phase, qint64 done, qint64 total, double objective);
    void finished(quint64 generation, const std::any& answer);
    void failed(quint64 generation, const QString& message);
    void cancelled(quint64 generation);
    /// Nothing runs and nothing waits.
    void idle();

private:
    struct Run;

    void launch(quint64 generation, Work work);
    void cancelRunning();
    void end(Run* run);
    void startWaiting();

    QThreadPool& m_pool;
    std::vector<std::unique_ptr<Run>> m_runs;
    Run* m_running = nullptr;  // the one whose answer counts
    Work m_waiting;
    quint64 m_waitingGeneration = 0;
    quint64 m_generation = 0;
    QTimer m_grace;
};

}  // namespace fuzzylens::ui
