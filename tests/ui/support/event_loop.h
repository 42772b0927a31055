// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QTimerEvent>

#include <vector>

namespace fuzzylens::ui {

/// Processes events until none is due: posted events, layouts, paints and timers that have run out.
inline void processDueEvents()
{
    constexpr int mostRounds = 1000;  // a timer without an interval is always due
    QAbstractEventDispatcher* dispatcher = QAbstractEventDispatcher::instance();
    for (int round = 0; round < mostRounds && dispatcher->processEvents(QEventLoop::AllEvents); ++round) {
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Waits until no job runs or waits, and processes what the jobs have answered.
inline void finishJobs()
{
    do {
        workerThreads().waitForDone();
        processDueEvents();
    } while (workerThreads().activeThreadCount() > 0);
}

/// Whether a single-shot timer of @p root or its children is active.
inline bool hasActiveTimer(const QObject& root)
{
    for (const QTimer* timer : root.findChildren<QTimer*>())
        if (timer->isSingleShot() && timer->isActive())
            return true;
    return false;
}

/// Fires the active single-shot timers of @p root and its children now, instead of after their intervals.
inline void fireTimers(const QObject& root)
{
    std::vector<QPointer<QTimer>> timers;
    for (QTimer* timer : root.findChildren<QTimer*>())
        timers.emplace_back(timer);
    for (const QPointer<QTimer>& timer : timers)
        if (timer && timer->isSingleShot() && timer->isActive()) {
            QTimerEvent event(timer->timerId());
            QCoreApplication::sendEvent(timer, &event);
        }
}

}  // namespace fuzzylens::ui
