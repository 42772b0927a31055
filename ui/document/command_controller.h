// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/command_line/fit_line.h"
#include "ui/document/command_state.h"
#include "ui/jobs/latest_job.h"

#include <QObject>
#include <QThreadPool>

namespace fuzzylens::ui {

class Document;

/// Takes command lines into the window: what a line says is read in the background, and becomes one undo step where
/// it is about the data that are open, a new history else. A line that cannot be meant changes nothing.
class CommandController : public QObject
{
    Q_OBJECT

public:
    explicit CommandController(Document& document, QObject* parent = nullptr);

    void paste(const QString& line);
    LatestJob& job() { return m_job; }

signals:
    /// Files are looked at, the data of the line (@p path) may be read.
    void started(const QString& path);
    /// Why the line is not taken, a sentence.
    void refused(const QString& why);
    /// What the line has come to, a sentence.
    void taken(const QString& summary);

private:
    void take(const FitLine& line, const DatasetPtr& open, const OpenState& wanted);

    Document& m_document;
    QThreadPool m_pool;
    LatestJob m_job;
};

}  // namespace fuzzylens::ui
