// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"
#include "ui/jobs/job.h"
#include "ui/project/imported_data.h"
#include "ui/project/join_queue.h"

#include <QObject>

#include <functional>
#include <optional>

namespace fuzzylens::ui {

class Project;

/// Reads files for a project in the background. The open data stay until a file has been read.
class Loader : public QObject
{
    Q_OBJECT

public:
    explicit Loader(Project& project);

    /// Opens a file; a newer request replaces this one. If the project has changed in the meantime, the user is
    /// asked first, as by Project::leave().
    void open(const InputSpec& input);
    void open(const QString& path, const ImportOptions& options = {}, const QString& sampleTable = {});
    /// Reads a file without opening it and emits importTried(); if it is cancelled or fails unexpectedly, only the
    /// job reports that.
    void tryImport(const InputSpec& input);
    /// Joins a CLS file or a table of sample annotations to the open data, as one undo step. Files are joined one
    /// at a time.
    void join(const QString& path);
    /// Reads released data of the undo history again. If the file is unchanged the data are restored and @p then
    /// is called, else readingFailed() is emitted. Nothing happens if @p isWanted returns false then, or if the
    /// request is cancelled or replaced by a newer one.
    void readAgain(const ImportedDataPtr& released, std::function<bool()> isWanted, std::function<void()> then);

    /// Cancels the running join and all that wait.
    void dropJoins() { m_joins.drop(); }

    Job<ImportTrial>& opening() { return m_opening; }
    Job<ImportTrial>& trying() { return m_trying; }
    Job<ImportTrial>& readingAgain() { return m_readingAgain; }
    Job<Joined>& joining() { return m_joins.job(); }

signals:
    void openingStarted(const QString& path);
    /// The beginning of the file that is being opened, before it has been read.
    void firstRowsSeen(const fuzzylens::TablePreview& rows);
    void joiningStarted(const QString& path);
    void readingAgainStarted(const QString& path);
    /// A file could not be read or joined, and why.
    void readingFailed(const QString& message);
    /// The file could not be opened; with a preview of it. Emitted after readingFailed().
    void openingFailed(const fuzzylens::ImportTrial& trial);
    /// The file to open is a session; it was not read.
    void sessionFound(const QString& path);
    void importTried(const fuzzylens::ImportTrial& trial);
    /// All files of the queue are joined; @p summary has one sentence for each. If a file could not be joined,
    /// readingFailed() is emitted instead.
    void joined(const QString& summary);

private:
    void look(const InputSpec& input);
    void finishOpening(quint64 generation, const ImportTrial& trial);
    void finishReadingAgain(quint64 generation, const ImportTrial& trial);

    struct Opening
    {
        quint64 generation;
        quint64 revision;  // of the project when the opening was requested
    };
    struct Reload
    {
        quint64 generation;
        ImportedDataPtr released;
        std::function<bool()> isWanted;
        std::function<void()> then;
    };

    Project& m_project;
    Job<ImportTrial> m_opening;
    std::optional<Opening> m_opened;  // the newest request
    Job<TablePreview> m_looking;      // at the beginning of the same file
    Job<ImportTrial> m_trying;
    Job<ImportTrial> m_readingAgain;
    std::optional<Reload> m_reload;
    JoinQueue m_joins;
};

}  // namespace fuzzylens::ui
