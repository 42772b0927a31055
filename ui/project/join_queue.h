// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/input.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <deque>
#include <functional>

namespace fuzzylens::ui {

/// A data set with a file about its samples joined.
struct Joined
{
    QString path;
    DatasetPtr from;                  // before
    DatasetPtr data;                  // null when stopped
    InputSpec input;                  // how the command line names it
    bool isLabels = false;            // a CLS file, not a table
    Index matched = 0;                // samples the file speaks of
    std::vector<std::string> fields;  // label fields that came
};

/// Joins a CLS file, recognised by its suffix, or else a table of sample annotations. Runs in a worker.
/// @throws DataError if it does not fit.
Joined joinFile(const QString& path, const DatasetPtr& data, const InputSpec& input, const Progress& progress);

/// A sentence with the joined file and the number of samples.
QString joinSummary(const Joined& joined);

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

    explicit JoinQueue(std::function<Target()> target);

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
