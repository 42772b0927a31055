// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/latest_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <atomic>
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
