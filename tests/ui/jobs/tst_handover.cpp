// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/handover.h"

#include <QThread>
#include <QThreadPool>
#include <QtTest>

#include <memory>
#include <mutex>
#include <vector>

using namespace fuzzylens::ui;

class TestHandover : public QObject
{
    Q_OBJECT

private slots:
    void workOfOneThreadRunsInOrder();
    void mailIsDeliveredInOrderToItsThread();
    void mailOfADestroyedBoxIsDropped();
};

void TestHandover::workOfOneThreadRunsInOrder()
{
    constexpr int count = 2000;
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    std::mutex mutex;
    std::vector<int> order;
    for (int i = 0; i < count; ++i)
        runInPool(pool, [&, i, text = std::string(40, 'x')] {
            const std::scoped_lock lock(mutex);
            if (text.size() == 40)
                order.push_back(i);
        });
    QVERIFY(pool.waitForDone());
    const std::scoped_lock lock(mutex);
    QCOMPARE(order.size(), std::size_t{count});
    for (int i = 0; i < count; ++i)
        QCOMPARE(order[static_cast<std::size_t>(i)], i);
}

void TestHandover::mailIsDeliveredInOrderToItsThread()
{
    constexpr int count = 2000;
    QThreadPool pool;
    Mailbox mailbox;
    std::vector<int> order;
    bool isElsewhere = false;
    runInPool(pool, [&] {
        for (int i = 0; i < count; ++i)
            mailbox.post([&, i, text = std::make_shared<std::string>(40, 'x')] {
                order.push_back(i);
                isElsewhere = isElsewhere || QThread::currentThread() != mailbox.thread() || text->size() != 40;
            });
    });
    QTRY_COMPARE(order.size(), std::size_t{count});
    for (int i = 0; i < count; ++i)
        QCOMPARE(order[static_cast<std::size_t>(i)], i);
    QVERIFY(!isElsewhere);
}

void TestHandover::mailOfADestroyedBoxIsDropped()
{
    QThreadPool pool;
    int delivered = 0;
    auto mailbox = std::make_unique<Mailbox>();
    runInPool(pool, [&] {
        mailbox->post([&] {
            ++delivered;
            mailbox.reset();  // a function may destroy the box
        });
        mailbox->post([&] { ++delivered; });
    });
    QVERIFY(pool.waitForDone());
    QTRY_VERIFY(!mailbox);
    QCoreApplication::processEvents();
    QCOMPARE(delivered, 1);
}

QTEST_GUILESS_MAIN(TestHandover)
#include "tst_handover.moc"
