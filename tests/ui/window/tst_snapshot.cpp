// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/jobs/job.h"
#include "ui/project/verdict_controller.h"
#include "ui/window/snapshot.h"

#include <QImage>
#include <QTemporaryDir>
#include <QThreadPool>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSnapshot : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void waitsForEveryJob();
};

/// It was drawn before the accuracies, which are computed after a pause behind the fit.
void TestSnapshot::waitsForEveryJob()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("window.png"));
    MainWindow window;
    window.show();
    window.project().open(demonstration(), QStringLiteral("Demonstration"), {"demo", {}, {}});
    Job<int> slow;  // starts no other job and reports no progress
    bool hasEnded = false;
    slow.onFinished(&window, [&hasEnded](quint64, int) { hasEnded = true; });
    slow.request([](const Progress&) {
        QThread::msleep(1500);
        return 0;
    });
    QCOMPARE(takeSnapshot(window, path), 0);
    QVERIFY(hasEnded);
    QVERIFY(window.project().fitter().finalFit());
    const auto* verdict = window.findChild<VerdictController*>();
    QVERIFY(verdict && verdict->isCheap() && verdict->verdict() && verdict->verdict()->isComplete);
    QCOMPARE(workerThreads().activeThreadCount(), 0);
    QVERIFY(!QImage(path).isNull());
}

QTEST_MAIN(TestSnapshot)
#include "tst_snapshot.moc"
