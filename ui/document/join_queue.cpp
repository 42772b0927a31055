// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/join_queue.h"

#include <utility>

namespace fuzzylens::ui {

JoinQueue::JoinQueue(QThreadPool& pool, std::function<Target()> target, QObject* parent)
    : QObject(parent)
    , m_target(std::move(target))
    , m_job(pool)
{
    connect(&m_job, &JobBase::failed, this, [this](quint64, const QString& message) { end(message, true); });
    connect(&m_job, &JobBase::cancelled, this, [this] { end({}, false); });
    m_job.onFinished(this, [this](quint64, const Joined& found) { take(found); });
}

void JoinQueue::add(const QString& path)
{
    m_waiting.push_back(path);
    next();
}

void JoinQueue::drop()
{
    m_waiting.clear();
    m_said.clear();
    m_hasFailed = false;
    m_job.cancel();
}

void JoinQueue::next()
{
    if (m_job.isBusy() || m_waiting.empty())
        return;
    const QString path = m_waiting.front();
    m_waiting.pop_front();
    emit started(path);
    m_job.request([path, target = m_target()](const Progress& progress) {
        return joinFile(path, target.data, target.input, progress);
    });
}

void JoinQueue::take(const Joined& found)
{
    if (found.from != m_target().data) {
        m_waiting.push_front(found.path);  // the data to join it to have been undone or redone
        return next();
    }
    if (!found.data)
        return end({}, false);
    emit joined(found);
    end(joinSummary(found), false);
}

/// What became of one file; once none waits all of it is said.
void JoinQueue::end(const QString& said, bool failed)
{
    if (!said.isEmpty())
        m_said << said;
    m_hasFailed |= failed;
    next();
    if (m_job.isBusy() || m_said.isEmpty())
        return;
    const QString all = m_said.join(QLatin1Char(' '));
    m_said.clear();
    emit ended(all, std::exchange(m_hasFailed, false));
}

}  // namespace fuzzylens::ui
