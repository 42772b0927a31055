// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/latest_job.h"

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
using fuzzylens::ui::LatestJob;

namespace {

/// Runs until it is told to stop; answers whether it was.
std::any runUntilStopped(const Progress& progress)
{
    while (progress(Step{"waiting", 0, 0}))
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return true;
}

LatestJob::Work answering(int value)
{
    return [value](const Progress&) -> std::any { return value; };
}

}  // namespace

class TestLatestJob : public QObject
{
    Q_OBJECT

private slots:
    void answersInTheThreadOfTheObject();
    void anExceptionEndsInFailed();
    void theNewestRequestWins();
    void everyRequestEndsExactlyOnce();
    void randomInterleavingsKeepTheContract_data();
    void randomInterleavingsKeepTheContract();
    void atMostTwoAreAliveInAStorm();
    void cancelDoesNotWait();
    void theDestructorWaits();
};

void TestLatestJob::answersInTheThreadOfTheObject()
{
    QThreadPool pool;
    LatestJob job(pool);
    QThread* answeredIn = nullptr;
    int value = 0;
    connect(&job, &LatestJob::finished, this, [&](quint64, const std::any& answer) {
        answeredIn = QThread::currentThread();
        value = std::any_cast<int>(answer);
    });
    QSignalSpy idle(&job, &LatestJob::idle);
    const quint64 generation = job.request(answering(42));
    QVERIFY(job.isBusy());
    QVERIFY(idle.wait());
    QCOMPARE(value, 42);
    QCOMPARE(answeredIn, thread());
    QVERIFY(generation > 0);
    QVERIFY(!job.isBusy());
}

void TestLatestJob::anExceptionEndsInFailed()
{
    QThreadPool pool;
    LatestJob job(pool);
    QSignalSpy failed(&job, &LatestJob::failed);
    job.request([](const Progress&) -> std::any { throw std::runtime_error("the reason"); });
    QVERIFY(failed.wait());
    QCOMPARE(failed.first().at(1).toString(), QStringLiteral("the reason"));
}

void TestLatestJob::theNewestRequestWins()
{
    QThreadPool pool;
    LatestJob job(pool);
    std::vector<quint64> answered;
    connect(&job, &LatestJob::finished, this,
            [&](quint64 generation, const std::any&) { answered.push_back(generation); });
    QSignalSpy cancelled(&job, &LatestJob::cancelled);
    job.request(runUntilStopped);
    job.request(answering(1));
    const quint64 last = job.request(answering(2));
    QTRY_COMPARE(answered.size(), 1u);
    QCOMPARE(answered.front(), last);
    QTRY_COMPARE(cancelled.size(), 2);
    QTRY_COMPARE(job.alive(), 0);
}

void TestLatestJob::everyRequestEndsExactlyOnce()
{
    QThreadPool pool;
    pool.setMaxThreadCount(2);
    LatestJob job(pool);
    std::map<quint64, int> ends;
    connect(&job, &LatestJob::finished, this, [&](quint64 generation, const std::any&) { ++ends[generation]; });
    connect(&job, &LatestJob::cancelled, this, [&](quint64 generation) { ++ends[generation]; });
    connect(&job, &LatestJob::failed, this, [&](quint64 generation) { ++ends[generation]; });
    std::vector<quint64> asked;
    for (int i = 0; i < 60; ++i) {
        if (i % 3 == 0)
            asked.push_back(job.request(runUntilStopped));
        else if (i % 3 == 1)
            asked.push_back(job.request([](const Progress&) -> std::any { throw std::runtime_error("no"); }));
        else
            asked.push_back(job.request(answering(i)));
        if (i % 4 == 0)
            QTest::qWait(2);
    }
    QTRY_COMPARE(ends.size(), asked.size());
    for (const quint64 generation : asked)
        QCOMPARE(ends[generation], 1);
}

namespace {

/// Makes random requests and cancellations, also from the slots of a job, and records how each request ended.
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
            m_newestWasCancelled = true;
            m_job->cancel();
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

    /// Waits until nothing is alive and checks that the newest request had the last word.
    void settle()
    {
        m_mayRequest = false;
        if (!QTest::qWaitFor([this] { return m_job->alive() == 0; }))
            broken = QStringLiteral("a request does not end");
        for (const auto& [generation, ends] : m_ends)
            if (ends != 1)
                broken = QStringLiteral("request %1 ended %2 times").arg(generation).arg(ends);
        if (!m_newestWasCancelled && m_delivered != m_newest)
            broken = QStringLiteral("request %1 is the newest, but the last answer is of %2")
                         .arg(m_newest)
                         .arg(m_delivered);
        m_mayRequest = true;
    }

    QString broken;
    int requests = 0;

private:
    void renew()
    {
        m_job = std::make_unique<LatestJob>(m_pool);
        m_ends.clear();
        m_newest = m_delivered = 0;
        m_newestWasCancelled = true;
        connect(m_job.get(), &LatestJob::finished, this, [this](quint64 generation, const std::any& answer) {
            if (std::any_cast<quint64>(answer) != m_expected[generation])
                broken = QStringLiteral("the answer belongs to another request");
            deliver(generation);
        });
        connect(m_job.get(), &LatestJob::failed, this, [this](quint64 generation) { deliver(generation); });
        connect(m_job.get(), &LatestJob::cancelled, this, [this](quint64 generation) { end(generation); });
    }

    void request()
    {
        ++requests;
        const quint64 token = m_random();
        const auto pause = std::chrono::microseconds(m_random() % 4 == 0 ? m_random() % 2000 : 0);
        const bool fails = m_random() % 8 == 0;
        m_newestWasCancelled = false;
        const quint64 generation = m_job->request([token, pause, fails](const Progress& progress) -> std::any {
            const auto end = std::chrono::steady_clock::now() + pause;
            while (std::chrono::steady_clock::now() < end && progress(Step{"working", 0, 0}))
                std::this_thread::yield();
            if (fails)
                throw std::runtime_error("no");
            return token;
        });
        m_newest = std::max(m_newest, generation);
        m_expected[generation] = token;
        m_ends.emplace(generation, 0);
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
        if (m_mayRequest && m_random() % 4 == 0)
            request();
    }

    QThreadPool& m_pool;
    std::mt19937 m_random;
    std::unique_ptr<LatestJob> m_job;
    std::map<quint64, int> m_ends;
    std::map<quint64, quint64> m_expected;
    quint64 m_newest = 0, m_delivered = 0;
    bool m_newestWasCancelled = true;
    bool m_mayRequest = true;
};

}  // namespace

void TestLatestJob::randomInterleavingsKeepTheContract_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestLatestJob::randomInterleavingsKeepTheContract()
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
}

void TestLatestJob::atMostTwoAreAliveInAStorm()
{
    QThreadPool pool;
    pool.setMaxThreadCount(2);
    LatestJob job(pool);
    std::atomic<int> running{0}, most{0};
    const auto work = [&](const Progress& progress) -> std::any {
        const int now = ++running;
        int seen = most;
        while (now > seen && !most.compare_exchange_weak(seen, now)) {
        }
        for (int i = 0; i < 20 && progress(Step{"working", i, 20}); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        --running;
        return 0;
    };
    quint64 newest = 0, shown = 0;
    bool wentBack = false;
    connect(&job, &LatestJob::finished, this, [&](quint64 generation, const std::any&) {
        wentBack |= generation < shown;
        shown = generation;
    });
    for (int i = 0; i < 200; ++i) {
        newest = job.request(work);
        QTest::qWait(1);
    }
    QTRY_COMPARE(job.alive(), 0);
    QVERIFY(most <= 2);
    QVERIFY(!wentBack);
    QCOMPARE(shown, newest);
}

void TestLatestJob::cancelDoesNotWait()
{
    QThreadPool pool;
    LatestJob job(pool);
    QSignalSpy cancelled(&job, &LatestJob::cancelled);
    std::atomic<bool> mayEnd{false};
    job.request([&](const Progress&) -> std::any {
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

void TestLatestJob::theDestructorWaits()
{
    QThreadPool pool;
    std::atomic<bool> ended{false};
    {
        LatestJob job(pool);
        QSignalSpy started(&job, &LatestJob::started);
        std::atomic<bool> running{false};
        job.request([&](const Progress& progress) -> std::any {
            running = true;
            runUntilStopped(progress);
            ended = true;
            return 0;
        });
        QTRY_VERIFY(running.load());
    }
    QVERIFY(ended);
}

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latest_job.moc"
