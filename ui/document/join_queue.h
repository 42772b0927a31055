// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/joining.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QStringList>

#include <deque>
#include <functional>

namespace fuzzylens::ui {

/// Files with sample annotations, joined in the background to the open data, one after the other: each to the
/// result that the one before it has made.
class JoinQueue : public QObject
{
    Q_OBJECT

public:
    /// The open data.
    struct Target
    {
        DatasetPtr data;
        InputSpec input;
    };

    JoinQueue(QThreadPool& pool, std::function<Target()> target, QObject* parent = nullptr);

    void add(const QString& path);
    /// Gives up all that wait and the one that runs.
    void drop();
    Job<Joined>& job() { return m_job; }

signals:
    void started(const QString& path);
    /// A file has been joined to the open data; emitted before it is reported.
    void joined(const fuzzylens::ui::Joined& joined);
    /// The queue is empty: a sentence for each joined file, and for each that could not be joined.
    void ended(const QString& said, bool hasFailed);

private:
    void next();
    void take(const Joined& joined);
    void end(const QString& said, bool failed);

    std::function<Target()> m_target;
    Job<Joined> m_job;
    std::deque<QString> m_waiting;
    QStringList m_said;        // what became of those before
    bool m_hasFailed = false;  // of one of those
};

}  // namespace fuzzylens::ui
