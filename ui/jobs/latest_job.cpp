// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/latest_job.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>
#include <chrono>
#include <utility>

namespace fuzzylens::ui {

namespace {

struct Answer
{
    std::any value;
    QString error;
};

constexpr auto reportInterval = std::chrono::milliseconds(50);

}  // namespace

struct LatestJob::Run
{
    quint64 generation = 0;
    // Deleted later: a run ends inside its watcher's own signal.
    QFutureWatcher<std::shared_ptr<Answer>>* watcher = new QFutureWatcher<std::shared_ptr<Answer>>;
    QElapsedTimer clock;
    bool counts = true;

    ~Run() { watcher->deleteLater(); }
};

LatestJob::LatestJob(QThreadPool& pool, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
{
    m_grace.setSingleShot(true);
    connect(&m_grace, &QTimer::timeout, this, &LatestJob::cancelRunning);
}

LatestJob::~LatestJob()
{
    for (const auto& run : m_runs) {
        run->watcher->disconnect(this);
        run->watcher->cancel();
    }
    for (const auto& run : m_runs)
        run->watcher->waitForFinished();
}

quint64 LatestJob::request(Work work)
{
    const quint64 generation = ++m_generation;
    if (!m_running) {
        launch(generation, std::move(work));
        return generation;
    }
    const bool replaced = bool(m_waiting);
    const quint64 replacedGeneration = m_waitingGeneration;
    m_waiting = std::move(work);
    m_waitingGeneration = generation;
    const qint64 left = graceMilliseconds - m_running->clock.elapsed();
    if (left <= 0)
        cancelRunning();
    else if (!m_grace.isActive())
        m_grace.start(int(left));
    if (replaced)
        emit cancelled(replacedGeneration);
    return generation;
}

void LatestJob::cancel()
{
    if (m_waiting) {
        m_waiting = nullptr;
        emit cancelled(m_waitingGeneration);
    }
    cancelRunning();
}

qint64 LatestJob::runningMilliseconds() const
{
    return m_running ? m_running->clock.elapsed() : 0;
}

void LatestJob::cancelRunning()
{
    m_grace.stop();
    if (!m_running)
        return;
    Run* run = std::exchange(m_running, nullptr);
    run->counts = false;
    run->watcher->cancel();
    startWaiting();
}

void LatestJob::startWaiting()
{
    // Never more than two workers' worth of runs: with a cancelled one still on its way out and another before it,
    // the waiting request goes on waiting; end() comes back here.
    if (m_running || !m_waiting || m_runs.size() >= 2)
        return;
    launch(m_waitingGeneration, std::exchange(m_waiting, nullptr));
}

void LatestJob::launch(quint64 generation, Work work)
{
    auto owned = std::make_unique<Run>();
    Run* run = owned.get();
    m_runs.push_back(std::move(owned));
    m_running = run;
    run->generation = generation;
    run->clock.start();
    connect(run->watcher, &QFutureWatcherBase::finished, this, [this, run] { end(run); });
    emit started(generation);
    run->watcher->setFuture(QtConcurrent::run(&m_pool, [this, generation, work = std::move(work)](
                                                           QPromise<std::shared_ptr<Answer>>& promise) {
        auto answer = std::make_shared<Answer>();
        auto last = std::chrono::steady_clock::now();
        const Progress progress = [&](const Step& step) {
            if (promise.isCanceled())
                return false;
            const auto now = std::chrono::steady_clock::now();
            if (now - last >= reportInterval) {
                last = now;
                const QString phase = QString::fromUtf8(step.phase.data(), qsizetype(step.phase.size()));
                QMetaObject::invokeMethod(
                    this,
                    [this, generation, phase, done = step.done, total = step.total, objective = step.objective] {
                        if (m_running && m_running->generation == generation)
                            emit progressed(generation, phase, done, total, objective);
                    },
                    Qt::QueuedConnection);
            }
            return true;
        };
        try {
            answer->value = work(progress);
        } catch (const std::bad_alloc&) {
            answer->error = QObject::tr("There is not enough memory for this.");
        } catch (const std::exception& error) {
            answer->error = QString::fromUtf8(error.what());
        } catch (...) {
            answer->error = QObject::tr("The computation failed for an unknown reason.");
        }
        promise.addResult(std::move(answer));
    }));
}

void LatestJob::end(Run* run)
{
    const auto place = std::find_if(m_runs.begin(), m_runs.end(),
                                    [run](const auto& candidate) { return candidate.get() == run; });
    const std::unique_ptr<Run> ended = std::move(*place);
    m_runs.erase(place);
    if (m_running == run) {
        m_running = nullptr;
        m_grace.stop();
    }
    const QFuture<std::shared_ptr<Answer>> future = ended->watcher->future();
    const bool counts = ended->counts && future.resultCount() > 0;
    startWaiting();
    if (!counts) {
        emit cancelled(ended->generation);
    } else {
        const std::shared_ptr<Answer> answer = future.result();
        if (answer->error.isEmpty())
            emit finished(ended->generation, answer->value);
        else
            emit failed(ended->generation, answer->error);
    }
    if (!isBusy())
        emit idle();
}

}  // namespace fuzzylens::ui
