// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/fit_progress.h"
#include "ui/jobs/job.h"

#include <QElapsedTimer>
#include <QObject>

namespace fuzzylens::ui {

class Project;

/// Runs many fits on the data of a project in the background, one request at a time.
class FitController : public QObject
{
    Q_OBJECT

public:
    void stop();
    bool isBusy() const { return m_job.isBusy(); }
    /// Why the fits could not start or go on; empty without an error.
    const QString& error() const { return m_error; }
    const FitProgress& progress() const { return m_progress; }

signals:
    /// Of results, data, settings, the error, and of isBusy().
    void changed();
    void progressed();

protected:
    FitController(Project& project, QObject* parent);

    Project& project() const { return m_project; }
    /// Without an error, nothing; else emits changed(). @returns whether there is one.
    bool fail(const QString& error);
    /// @param before fits of @p total that are done already. @param work its progress counts the others.
    void run(qint64 before, qint64 total, Job<bool>::Work work);
    /// Cancels the fits and forgets the error and the progress.
    void reset();

    /// Discards all results; called for other data too.
    virtual void forget() = 0;
    /// The data, their preparation or the settings have changed.
    virtual void follow() { emit changed(); }
    /// The fits have ended.
    virtual void finish() { emit changed(); }

private:
    Project& m_project;
    QString m_error;
    FitProgress m_progress;
    QElapsedTimer m_clock;
    qint64 m_before = 0;  // fits
    quint64 m_generation = 0;
    Job<bool> m_job;
};

}  // namespace fuzzylens::ui
