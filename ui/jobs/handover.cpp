// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/handover.h"

#include <QRunnable>
#include <QThreadPool>

#include <utility>

namespace fuzzylens::ui {

namespace {

struct Task final : public QRunnable
{
    explicit Task(std::function<void()> function)
    {
        const std::scoped_lock lock(mutex);
        work = std::move(function);
    }

    void run() override
    {
        std::function<void()> mine;
        {
            const std::scoped_lock lock(mutex);
            mine = std::move(work);
        }
        mine();
    }

    static inline std::mutex mutex;  // of all tasks, held while one is handed over
    std::function<void()> work;
};

}  // namespace

void runInPool(QThreadPool& pool, std::function<void()> work)
{
    pool.start(new Task(std::move(work)));  // which the pool deletes
}

void Mailbox::post(std::function<void()> function)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_functions.push_back(std::move(function));
    }
    QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
}

void Mailbox::deliver()
{
    std::function<void()> function;
    {
        const std::scoped_lock lock(m_mutex);
        function = std::move(m_functions.front());
        m_functions.pop_front();
    }
    function();
}

}  // namespace fuzzylens::ui
