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
#include <optional>

class QThreadPool;

namespace fuzzylens::ui {

/// Background computation in which the newest request wins: at most one request runs and one waits. A new request
/// replaces the waiting one, and cancels the running one after that has run for graceMilliseconds (a fit that is
/// about to finish during a drag is shown). Requests run one after the other, so that answers arrive in the order
/// of the requests. Every request ends as exactly one of finished, failed and cancelled, in the thread of this
/// object, unless the object is destroyed first; only the destructor waits.
class LatestJob : public QObject
{
    Q_OBJECT

public:
    /// Runs in a worker; ends early when the progress returns false.
    using Work = std::function<std::any(const Progress&)>;

    static constexpr int graceMilliseconds = 60;

    explicit LatestJob(QThreadPool& pool, QObject* parent = nullptr);
    ~LatestJob() override;

    /// @returns the generation of the request, which its signals carry.
    quint64 request(Work work);
    /// Cancels the waiting and the running request.
    void cancel();
    /// Whether a request runs or waits that was not cancelled.
    bool isBusy() const;
    /// Requests that have not ended, cancelled ones included: 0 to 2.
    int alive() const;
    /// How long the running request has run, in milliseconds; 0 if there is none, or it was cancelled.
    qint64 runningMilliseconds() const;

signals:
    void started(quint64 generation);
    void progressed(quint64 generation, const QString& phase, qint64 done, qint64 total, double objective);
    void finished(quint64 generation, const std::any& answer);
    void failed(quint64 generation, const QString& message);
    void cancelled(quint64 generation);
    /// A request has ended and no other one runs or waits.
    void idle();

private:
    struct Run;
    struct Request
    {
        quint64 generation;
        Work work;
    };

    void launch(Request request);
    void cancelRunning();
    void end();

    QThreadPool& m_pool;
    std::unique_ptr<Run> m_run;  // the one that occupies a worker
    std::optional<Request> m_waiting;
    quint64 m_generation = 0;
    QTimer m_grace;
};

}  // namespace fuzzylens::ui
