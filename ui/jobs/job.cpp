// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job.h"

#include "ui/theme/core_text.h"

#include <QPointer>
#include <QRunnable>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace fuzzylens::ui {

namespace {

constexpr auto reportInterval = std::chrono::milliseconds(50);
constexpr int maximumWorkerThreads = 32;  // more than there are jobs: none waits for another one

}  // namespace

QThreadPool& workerThreads()
{
    struct WorkerThreads : QThreadPool
    {
        WorkerThreads() { setMaxThreadCount(maximumWorkerThreads); }
    };
    static WorkerThreads pool;
    return pool;
}

/// One request in a worker. The members below the mutex are guarded by it.
struct JobBase::Run final : public QRunnable
{
    /// Progress of the computation.
    struct Reached
    {
        QString phase;
        qint64 done, total;
        double objective;
    };

    explicit Run(Request request)
        : generation(request.generation)
        , work(std::move(request.work))
    {
        setAutoDelete(false);
        clock.start();
    }

    void run() override;
    void compute();
    bool report(const Step& step);
    /// The answer, or null and the error message.
    std::pair<std::shared_ptr<const void>, QString> outcome();

    const quint64 generation;
    QElapsedTimer clock;
    std::atomic<bool> isCancelled = false;

    static inline std::mutex mutex;  // shared by all requests; never held for long
    std::condition_variable hasEnded;
    std::shared_ptr<Run> self;  // until a worker takes it over
    JobBase* job = nullptr;     // null once that is destroyed
    bool isRunning = false;
    UntypedWork work;
    std::optional<Reached> reached;      // not reported yet
    std::shared_ptr<const void> answer;  // null if it was cancelled or has failed
    QString error;

private:
    std::chrono::steady_clock::time_point m_reported =
        std::chrono::steady_clock::now();  // used by the worker only
};

void JobBase::Run::run()
{
    std::shared_ptr<Run> kept;
    {
        const std::scoped_lock lock(mutex);
        kept = std::move(self);
        if (!job)
            return;
        isRunning = true;
    }
    compute();
    const std::scoped_lock lock(mutex);
    isRunning = false;
    if (job)
        QMetaObject::invokeMethod(job, "end", Qt::QueuedConnection);
    hasEnded.notify_all();
}

void JobBase::Run::compute()
{
    std::shared_ptr<const void> value;
    QString reason;
    try {
        if (!isCancelled)
            value = work([this](const Step& step) { return report(step); });
    } catch (const std::bad_alloc&) {
        reason = QObject::tr("There is not enough memory for this.");
    } catch (const std::exception& problem) {
        reason = exceptionText(problem);
    } catch (...) {
        reason = QObject::tr("The computation failed for an unknown reason.");
    }
    // Destroyed after unlocking: a captured object may own a job, and the destructor of a job locks the mutex.
    UntypedWork finishedWork;
    const std::scoped_lock lock(mutex);
    finishedWork.swap(work);
    answer = std::move(value);
    error = std::move(reason);
}

bool JobBase::Run::report(const Step& step)
{
    if (isCancelled)
        return false;
    const auto now = std::chrono::steady_clock::now();
    if (now - m_reported < reportInterval)
        return true;
    m_reported = now;
    const QString phase = QString::fromUtf8(step.phase.data(), qsizetype(step.phase.size()));
    const std::scoped_lock lock(mutex);
    reached = {phase, step.done, step.total, step.objective};
    if (job)
        QMetaObject::invokeMethod(job, "reportProgress", Qt::QueuedConnection);
    return true;
}

std::pair<std::shared_ptr<const void>, QString> JobBase::Run::outcome()
{
    const std::scoped_lock lock(mutex);
    return {answer, error};
}

JobBase::JobBase(QThreadPool& pool, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
{
    m_grace.setSingleShot(true);
    connect(&m_grace, &QTimer::timeout, this, &JobBase::cancelRunning);
}

JobBase::~JobBase()
{
    if (!m_run)
        return;
    m_run->isCancelled = true;
    std::unique_lock lock(Run::mutex);
    m_run->job = nullptr;
    m_run->hasEnded.wait(lock, [this] { return !m_run->isRunning; });
}

// Signals are emitted last: their slots may make requests, or destroy this object.
quint64 JobBase::requestUntyped(UntypedWork work, Earlier earlier)
{
    const quint64 generation = ++m_generation;
    if (!m_run) {
        launch({generation, std::move(work)});
        return generation;
    }
    std::deque<Request> replaced;
    if (earlier == Earlier::Replaced) {
        replaced.swap(m_waiting);
        const qint64 left = graceMilliseconds - m_run->clock.elapsed();
        if (left <= 0)
            cancelRunning();
        else if (!m_grace.isActive())
            m_grace.start(int(left));
    }
    m_waiting.push_back({generation, std::move(work)});
    announceCancelled(replaced);
    return generation;
}

void JobBase::cancel()
{
    const std::deque<Request> dropped = std::exchange(m_waiting, {});
    cancelRunning();
    announceCancelled(dropped);
}

void JobBase::announceCancelled(const std::deque<Request>& requests)
{
    const QPointer<JobBase> guard(this);
    for (const Request& request : requests)
        if (guard)
            emit cancelled(request.generation);
}

qint64 JobBase::runningMilliseconds() const
{
    return m_run && !m_run->isCancelled ? m_run->clock.elapsed() : 0;
}

bool JobBase::isBusy() const
{
    return !m_waiting.empty() || (m_run && !m_run->isCancelled);
}

int JobBase::alive() const
{
    return (m_run ? 1 : 0) + int(m_waiting.size());
}

void JobBase::cancelRunning()
{
    m_grace.stop();
    if (m_run)
        m_run->isCancelled = true;
}

void JobBase::launch(Request request)
{
    const quint64 generation = request.generation;
    m_run = std::make_shared<Run>(std::move(request));
    {
        const std::scoped_lock lock(Run::mutex);
        m_run->job = this;
        m_run->self = m_run;
    }
    m_pool.start(m_run.get());
    emit started(generation);
}

void JobBase::reportProgress()
{
    if (!m_run || m_run->isCancelled)
        return;
    std::optional<Run::Reached> reached;
    {
        const std::scoped_lock lock(Run::mutex);
        reached = std::exchange(m_run->reached, std::nullopt);
    }
    if (reached)
        emit progressed(m_run->generation, reached->phase, reached->done, reached->total, reached->objective);
}

void JobBase::end()
{
    const std::shared_ptr<Run> ended = std::move(m_run);
    m_grace.stop();
    const QPointer<JobBase> guard(this);
    // Before the signals below: a request from one of their slots waits behind those that wait already.
    if (!m_waiting.empty()) {
        Request next = std::move(m_waiting.front());
        m_waiting.pop_front();
        launch(std::move(next));
    }
    if (!guard)
        return;
    if (ended->isCancelled)
        emit cancelled(ended->generation);
    else if (const auto [answer, error] = ended->outcome(); answer)
        emit finished(ended->generation, answer);
    else
        emit failed(ended->generation, error);
    if (guard && !isBusy())
        emit idle();
}

}  // namespace fuzzylens::ui
