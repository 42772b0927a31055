// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <random>
#include <thread>

using fuzzylens::Progress;
using fuzzylens::Step;
using fuzzylens::ui::Job;
using fuzzylens::ui::JobBase;

namespace {

/// Runs until it is cancelled.
int runUntilCancelled(const Progress& progress)
{
    while (progress(Step{"waiting", 0, 0}))
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return 0;
}

Job<int>::Work answering(int value)
{
    return [value](const Progress&) { return value; };
}

int failing(const Progress&)
{
    throw std::runtime_error("the reason");
}

}  // namespace

class TestJob : public QObject
{
    Q_OBJECT

private slots:
    void answersInTheThreadOfTheObject();
    void anExceptionEndsInFailed();
    void theNewestRequestWins();
    void appendedRequestsWaitForEarlierOnes();
    void everyRequestEndsExactlyOnce();
    void randomInterleavingsKeepTheContract_data();
    void randomInterleavingsKeepTheContract();
    void atMostTwoAreAliveInAStorm();
    void cancelDoesNotWait();
    void theDestructorWaits();
    void theDestructorDoesNotWaitForOtherJobs();
    void answersAreDestroyedWithTheJob();
    void workMayOwnAJob();
};

void TestJob::answersInTheThreadOfTheObject()
{
    QThreadPool pool;
    Job<int> job(pool);
    QThread* answeredIn = nullptr;
    int value = 0;
    job.onFinished(this, [&](quint64, int answer) {
        answeredIn = QThread::currentThread();
        value = answer;
    });
    QSignalSpy idle(&job, &JobBase::idle);
    const quint64 generation = job.request(answering(42));
    QVERIFY(job.isBusy());
    QVERIFY(idle.wait());
    QCOMPARE(value, 42);
    QCOMPARE(answeredIn, thread());
    QVERIFY(generation > 0);
    QVERIFY(!job.isBusy());
}

void TestJob::anExceptionEndsInFailed()
{
    QThreadPool pool;
    Job<int> job(pool);
    QSignalSpy failed(&job, &JobBase::failed);
    job.request(failing);
    QVERIFY(failed.wait());
    QCOMPARE(failed.first().at(1).toString(), QStringLiteral("the reason"));
}

void TestJob::theNewestRequestWins()
{
    QThreadPool pool;
    Job<int> job(pool);
    std::vector<quint64> answered;
    job.onFinished(this, [&](quint64 generation, int) { answered.push_back(generation); });
    QSignalSpy cancelled(&job, &JobBase::cancelled);
    job.request(runUntilCancelled);
    job.request(answering(1));
    const quint64 last = job.request(answering(2));
    QTRY_COMPARE(answered.size(), 1u);
    QCOMPARE(answered.front(), last);
    QTRY_COMPARE(cancelled.size(), 2);
    QTRY_COMPARE(job.alive(), 0);
}

/// Such as files to be written: none may be lost.
void TestJob::appendedRequestsWaitForEarlierOnes()
{
    QThreadPool pool;
    Job<int> job(pool);
    std::vector<int> answers;
    job.onFinished(this, [&](quint64, int answer) { answers.push_back(answer); });
    QSignalSpy cancelled(&job, &JobBase::cancelled);
    const auto slowly = [](int value) {
        return [value](const Progress&) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2 * JobBase::graceMilliseconds));
            return value;
        };
    };
    for (const int value : {1, 2, 3})
        job.append(slowly(value));
    QCOMPARE(job.alive(), 3);
    QTRY_COMPARE(answers, (std::vector<int>{1, 2, 3}));
    QCOMPARE(cancelled.size(), 0);
    job.append(runUntilCancelled);
    job.append(answering(4));
    job.append(answering(5));
    job.request(answering(6));
    QTRY_COMPARE(answers.size(), 4u);
    QCOMPARE(answers.back(), 6);
    QTRY_COMPARE(cancelled.size(), 3);
    QTRY_COMPARE(job.alive(), 0);
}

void TestJob::everyRequestEndsExactlyOnce()
{
    QThreadPool pool;
    pool.setMaxThreadCount(2);
    Job<int> job(pool);
    std::map<quint64, int> ends;
    connect(&job, &JobBase::finished, this, [&](quint64 generation) { ++ends[generation]; });
    connect(&job, &JobBase::cancelled, this, [&](quint64 generation) { ++ends[generation]; });
    connect(&job, &JobBase::failed, this, [&](quint64 generation) { ++ends[generation]; });
    QSignalSpy started(&job, &JobBase::started);
    std::vector<quint64> asked;
    for (int i = 0; i < 60; ++i) {
        if (i % 3 == 0)
            asked.push_back(job.request(runUntilCancelled));
        else if (i % 3 == 1)
            asked.push_back(job.request(failing));
        else
            asked.push_back(job.request(answering(i)));
        if (i % 4 == 0)
            QTRY_COMPARE(started.back().front().toULongLong(), asked.back());
    }
    QTRY_COMPARE(ends.size(), asked.size());
    for (const quint64 generation : asked)
        QCOMPARE(ends[generation], 1);
}

namespace {

/// Makes random requests and cancellations and destroys the job, also from the slots of its signals, and records
/// how each request ended.
class RandomUser : public QObject
{
public:
    RandomUser(QThreadPool& pool, unsigned seed)
        : m_pool(pool)
        , m_random(seed)
    {
        renew();
    }

    void step()
    {
        switch (m_random() % 16) {
        case 0:
            cancel();
            break;
        case 1:
            if (m_random() % 8 == 0)
                renew();
            break;
        case 2:
        case 3:
            std::this_thread::sleep_for(std::chrono::microseconds(m_random() % 300));
            break;
        case 4:
        case 5:
        case 6:
        case 7:
            QCoreApplication::processEvents();
            break;
        default:
            request();
        }
        if (m_job->alive() > 2)
            broken = QStringLiteral("more than two requests are alive");
    }

    /// Waits until nothing is alive and checks that the newest request was the last to be answered.
    void settle()
    {
        m_mayAct = false;
        if (!QTest::qWaitFor([this] { return m_job->alive() == 0; }))
            broken = QStringLiteral("a request does not end");
        for (const auto& [generation, ends] : m_ends)
            if (ends != 1)
                broken = QStringLiteral("request %1 ended %2 times").arg(generation).arg(ends);
        if (!m_newestWasCancelled && m_delivered != m_newest)
            broken = QStringLiteral("request %1 is the newest, but the last answer is of %2")
                         .arg(m_newest)
                         .arg(m_delivered);
        m_mayAct = true;
    }

    QString broken;
    int requests = 0;
    int destroyedInSlots = 0;

private:
    void renew()
    {
        m_ends.clear();
        m_expected.clear();
        m_newest = m_delivered = 0;
        m_newestWasCancelled = true;
        m_job = std::make_unique<Job<quint64>>(m_pool);
        m_job->onFinished(this, [this](quint64 generation, quint64 answer) {
            if (answer != m_expected[generation])
                broken = QStringLiteral("the answer belongs to another request");
            deliver(generation);
        });
        connect(m_job.get(), &JobBase::failed, this, [this](quint64 generation) { deliver(generation); });
        connect(m_job.get(), &JobBase::cancelled, this, [this](quint64 generation) { end(generation); });
        connect(m_job.get(), &JobBase::started, this, &RandomUser::actInSlot);
        connect(m_job.get(), &JobBase::progressed, this, &RandomUser::actInSlot);
        connect(m_job.get(), &JobBase::idle, this, &RandomUser::actInSlot);
    }

    void cancel()
    {
        m_newestWasCancelled = true;
        m_job->cancel();
    }

    void request()
    {
        ++requests;
        const quint64 token = m_random();
        const auto pause = std::chrono::microseconds(m_random() % 4 == 0 ? m_random() % 2000 : 0);
        const bool fails = m_random() % 8 == 0;
        // Slots of signals that this request emits may make newer ones.
        const quint64 generation = ++m_newest;
        m_newestWasCancelled = false;
        m_expected[generation] = token;
        m_ends.emplace(generation, 0);
        m_job->request([token, pause, fails](const Progress& progress) {
            const auto end = std::chrono::steady_clock::now() + pause;
            while (std::chrono::steady_clock::now() < end && progress(Step{"working", 0, 0}))
                std::this_thread::yield();
            if (fails)
                throw std::runtime_error("no");
            return token;
        });
    }

    void deliver(quint64 generation)
    {
        if (generation < m_delivered)
            broken = QStringLiteral("answer %1 arrives after answer %2").arg(generation).arg(m_delivered);
        m_delivered = generation;
        end(generation);
    }

    void end(quint64 generation)
    {
        ++m_ends[generation];
        actInSlot();
    }

    void actInSlot()
    {
        if (!m_mayAct)
            return;
        switch (m_random() % 64) {
        case 0:
            ++destroyedInSlots;
            renew();
            break;
        case 1:
            cancel();
            break;
        case 2:
        case 3:
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9:
            request();
            break;
        default:
            break;
        }
    }

    QThreadPool& m_pool;
    std::mt19937 m_random;
    std::unique_ptr<Job<quint64>> m_job;
    std::map<quint64, int> m_ends;
    std::map<quint64, quint64> m_expected;
    quint64 m_newest = 0, m_delivered = 0;
    bool m_newestWasCancelled = true;
    bool m_mayAct = true;
};

}  // namespace

void TestJob::randomInterleavingsKeepTheContract_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestJob::randomInterleavingsKeepTheContract()
{
    QFETCH(unsigned, seed);
    constexpr int rounds = 40, steps = 100;
    QThreadPool pool;
    pool.setMaxThreadCount(2);
    RandomUser user(pool, seed);
    for (int round = 0; round < rounds; ++round) {
        for (int step = 0; step < steps; ++step)
            user.step();
        user.settle();
        QVERIFY2(user.broken.isEmpty(), qPrintable(user.broken));
    }
    QVERIFY(user.requests > 1000);
    QVERIFY(user.destroyedInSlots > 0);
}

void TestJob::atMostTwoAreAliveInAStorm()
{
    QThreadPool pool;
    pool.setMaxThreadCount(2);
    Job<int> job(pool);
    QSemaphore steps;  // of the running request
    std::atomic<int> running{0}, most{0};
    const auto work = [&](const Progress& progress) {
        const int now = ++running;
        int seen = most;
        while (now > seen && !most.compare_exchange_weak(seen, now)) {
        }
        for (int i = 0; i < 20 && progress(Step{"working", i, 20}); ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            steps.release();
        }
        --running;
        return 0;
    };
    quint64 newest = 0, shown = 0;
    bool wentBack = false;
    job.onFinished(this, [&](quint64 generation, int) {
        wentBack |= generation < shown;
        shown = generation;
    });
    for (int i = 0; i < 200; ++i) {
        newest = job.request(work);
        do {
            QCoreApplication::processEvents();
        } while (!steps.tryAcquire(1, 1));
    }
    QTRY_COMPARE(job.alive(), 0);
    QVERIFY(most <= 2);
    QVERIFY(!wentBack);
    QCOMPARE(shown, newest);
}

void TestJob::cancelDoesNotWait()
{
    QThreadPool pool;
    Job<int> job(pool);
    QSignalSpy cancelled(&job, &JobBase::cancelled);
    std::atomic<bool> mayEnd{false};
    job.request([&](const Progress&) {
        while (!mayEnd)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return 0;
    });
    job.cancel();
    QVERIFY(!job.isBusy());
    QCOMPARE(job.alive(), 1);
    mayEnd = true;
    QVERIFY(cancelled.wait());
    QCOMPARE(job.alive(), 0);
}

void TestJob::theDestructorWaits()
{
    QThreadPool pool;
    std::atomic<bool> ended{false};
    {
        Job<int> job(pool);
        QSignalSpy started(&job, &JobBase::started);
        std::atomic<bool> running{false};
        job.request([&](const Progress& progress) {
            running = true;
            runUntilCancelled(progress);
            ended = true;
            return 0;
        });
        QTRY_VERIFY(running.load());
    }
    QVERIFY(ended);
}

void TestJob::theDestructorDoesNotWaitForOtherJobs()
{
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    Job<int> other(pool);
    std::atomic<bool> isRunning{false};
    other.request([&](const Progress& progress) {
        isRunning = true;
        return runUntilCancelled(progress);
    });
    QTRY_VERIFY(isRunning.load());
    bool wasRun = false;
    {
        Job<int> queued(pool);
        queued.request([&](const Progress&) {
            wasRun = true;
            return 0;
        });
    }
    other.cancel();
    QTRY_COMPARE(other.alive(), 0);
    QVERIFY(pool.waitForDone());
    QVERIFY(!wasRun);
}

void TestJob::answersAreDestroyedWithTheJob()
{
    QThreadPool pool;
    auto value = std::make_shared<int>(1);
    {
        Job<std::shared_ptr<int>> job(pool);
        QSignalSpy idle(&job, &JobBase::idle);
        job.request([value](const Progress&) { return value; });
        QVERIFY(idle.wait());
    }
    QVERIFY(pool.waitForDone());
    QCOMPARE(value.use_count(), 1L);
}

/// What the work had captured was destroyed under the mutex that the destructor of a job locks.
void TestJob::workMayOwnAJob()
{
    QThreadPool pool;
    auto owned = std::make_shared<Job<int>>(pool);
    std::atomic<bool> hasRun{false};
    owned->request([&hasRun](const Progress&) {
        hasRun = true;
        return 0;
    });
    while (!hasRun)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    QVERIFY(pool.waitForDone());
    const std::weak_ptr<Job<int>> watched = owned;
    Job<int> job(pool);
    job.request([captured = std::move(owned)](const Progress&) { return 1; });
    QVERIFY2(pool.waitForDone(10000), "the worker waits for a mutex that it holds");
    QVERIFY(watched.expired());
    QTRY_COMPARE(job.alive(), 0);
}

QTEST_GUILESS_MAIN(TestJob)
#include "tst_job.moc"
