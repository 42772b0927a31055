// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

class QThreadPool;

namespace fuzzylens::ui {

/// Runs @p work in a thread of @p pool. Unlike QThreadPool::start(), the work is handed over under a mutex that
/// the thread sanitizer sees.
void runInPool(QThreadPool& pool, std::function<void()> work);

/// Runs functions of other threads in the thread of this object, in the order in which they were posted; those
/// that are waiting when it is destroyed are dropped.
class Mailbox : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// From any thread, while this object exists.
    void post(std::function<void()> function);

private:
    Q_INVOKABLE void deliver();

    std::mutex m_mutex;
    std::deque<std::function<void()>> m_functions;
};

}  // namespace fuzzylens::ui
