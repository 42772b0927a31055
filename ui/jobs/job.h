// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <utility>

class QThreadPool;

namespace fuzzylens::ui {

/// The threads that all jobs run in, one for each running request; a computation may use further threads itself.
QThreadPool& workerThreads();

/// The part of Job<T> that does not depend on the type of the answer.
class JobBase : public QObject
{
    Q_OBJECT

public:
    static constexpr int graceMilliseconds = 60;

    ~JobBase() override;

    /// Cancels the waiting and the running request.
    void cancel();
    /// Whether a request runs or waits that was not cancelled.
    bool isBusy() const;
    /// The number of requests that run or wait; a cancelled one counts until it has ended.
    int alive() const;
    /// The run time of the running request in milliseconds; 0 if there is none or it was cancelled.
    qint64 runningMilliseconds() const;

signals:
    void started(quint64 generation);
    void progressed(quint64 generation, const QString& phase, qint64 done, qint64 total, double objective);
    /// Job<T>::onFinished passes the answer with its type.
    void finished(quint64 generation, const std::shared_ptr<const void>& answer);
    void failed(quint64 generation, const QString& message);
    void cancelled(quint64 generation);
    /// A request has ended and no other one runs or waits.
    void idle();

protected:
    using UntypedWork = std::function<std::shared_ptr<const void>(const Progress&)>;

    JobBase(QThreadPool& pool, QObject* parent);
    /// Whether a new request replaces the waiting ones and cancels the running one.
    enum class Earlier { Replaced, Kept };
    quint64 requestUntyped(UntypedWork work, Earlier earlier);

private:
    struct Run;
    struct Request
    {
        quint64 generation;
        UntypedWork work;
    };

    void launch(Request request);
    void cancelRunning();
    void announceCancelled(const std::deque<Request>& requests);
    Q_INVOKABLE void reportProgress();
    Q_INVOKABLE void end();

    QThreadPool& m_pool;
    std::shared_ptr<Run> m_run;     // the one that occupies a worker, or waits for one
    std::deque<Request> m_waiting;  // oldest first
    quint64 m_generation = 0;
    QTimer m_grace;
};

/// Computes values of type @p T in the background, one request after the other, so that answers arrive in the
/// order of the requests. The newest request wins: it replaces the waiting one, and cancels the running one after
/// that has run for graceMilliseconds (a fit that is about to finish during a drag is shown). An appended request,
/// such as one that writes a file, waits for all earlier ones. Every request ends as exactly one of finished,
/// failed and cancelled, in the thread of this object, unless the object is destroyed first. Slots may make
/// requests, cancel, and destroy the object; only the destructor waits, for the request that runs.
template <typename T>
class Job final : public JobBase
{
public:
    /// Runs in a worker; ends early when the progress returns false. Exceptions end as failed.
    using Work = std::function<T(const Progress&)>;

    explicit Job(QObject* parent = nullptr)
        : Job(workerThreads(), parent)
    {}
    explicit Job(QThreadPool& pool, QObject* parent = nullptr)
        : JobBase(pool, parent)
    {}

    /// @returns the generation of the request, which its signals carry.
    quint64 request(Work work) { return requestUntyped(untyped(std::move(work)), Earlier::Replaced); }
    quint64 append(Work work) { return requestUntyped(untyped(std::move(work)), Earlier::Kept); }

    /// Connects @p slot, a function of the generation and the answer (quint64, const T&), to finished.
    template <typename Slot>
    QMetaObject::Connection onFinished(const QObject* context, Slot slot)
    {
        return connect(this, &JobBase::finished, context,
                       [slot = std::move(slot)](quint64 generation, const std::shared_ptr<const void>& answer) {
                           slot(generation, *static_cast<const T*>(answer.get()));
                       });
    }

private:
    static UntypedWork untyped(Work work)
    {
        return [work = std::move(work)](const Progress& progress) -> std::shared_ptr<const void> {
            return std::make_shared<const T>(work(progress));
        };
    }
};

}  // namespace fuzzylens::ui
