// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/latest_job.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

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
    bool isCancelled = false;

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
    if (!m_run)
        return;
    m_run->watcher->disconnect(this);
    m_run->watcher->cancel();
    m_run->watcher->waitForFinished();
}

// Signals are emitted last: their slots may make requests.
quint64 LatestJob::request(Work work)
{
    const quint64 generation = ++m_generation;
    if (!m_run) {
        launch({generation, std::move(work)});
        return generation;
    }
    const std::optional<Request> replaced = std::exchange(m_waiting, Request{generation, std::move(work)});
    const qint64 left = graceMilliseconds - m_run->clock.elapsed();
    if (left <= 0)
        cancelRunning();
    else if (!m_grace.isActive())
        m_grace.start(int(left));
    if (replaced)
        emit cancelled(replaced->generation);
    return generation;
}

void LatestJob::cancel()
{
    const std::optional<Request> dropped = std::exchange(m_waiting, std::nullopt);
    cancelRunning();
    if (dropped)
        emit cancelled(dropped->generation);
}

qint64 LatestJob::runningMilliseconds() const
{
    return m_run && !m_run->isCancelled ? m_run->clock.elapsed() : 0;
}

bool LatestJob::isBusy() const
{
    return m_waiting || (m_run && !m_run->isCancelled);
}

int LatestJob::alive() const
{
    return (m_run ? 1 : 0) + (m_waiting ? 1 : 0);
}

void LatestJob::cancelRunning()
{
    m_grace.stop();
    if (!m_run)
        return;
    m_run->isCancelled = true;
    m_run->watcher->cancel();
}

void LatestJob::launch(Request request)
{
    const quint64 generation = request.generation;
    m_run = std::make_unique<Run>();
    m_run->generation = generation;
    m_run->clock.start();
    connect(m_run->watcher, &QFutureWatcherBase::finished, this, &LatestJob::end);
    m_run->watcher->setFuture(QtConcurrent::run(&m_pool, [this, generation, work = std::move(request.work)](
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
                        if (m_run && !m_run->isCancelled && m_run->generation == generation)
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
    emit started(generation);
}

void LatestJob::end()
{
    const std::unique_ptr<Run> ended = std::move(m_run);
    m_grace.stop();
    // The waiting request is the newest one; a request from a slot of the signals below waits behind it.
    if (m_waiting)
        launch(*std::exchange(m_waiting, std::nullopt));
    const QFuture<std::shared_ptr<Answer>> future = ended->watcher->future();
    if (ended->isCancelled || future.resultCount() == 0) {
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
