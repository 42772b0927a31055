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

    /// Opens a file. If steps were done in the meantime the open data are replaced as by Project::leave().
    void open(const InputSpec& input);
    void open(const QString& path, const ImportOptions& options = {}, const QString& sampleTable = {});
    /// Reads a file and announces the result by importTried(); a cancelled one, or one that
    /// ends by an unexpected error, only by the job.
    void tryImport(const InputSpec& input);
    /// Joins a CLS file or a table of sample annotations to the open data, as one undo step. Files are joined one
    /// at a time.
    void join(const QString& path);
    /// Reads the released data of the history again. If they are unchanged they are restored and @p then runs; if
    /// not, readingFailed() is emitted. Nothing happens if @p isWanted returns false by then.
    void readAgain(const ImportedDataPtr& released, std::function<bool()> isWanted, std::function<void()> then);

    /// Cancels all joins that wait or run.
    void dropJoins() { m_joins.drop(); }

    Job<ImportTrial>& opening() { return m_opening; }
    Job<ImportTrial>& trying() { return m_trying; }
    Job<ImportTrial>& readingAgain() { return m_readingAgain; }
    Job<Joined>& joining() { return m_joins.job(); }

signals:
    void openingStarted(const QString& path);
    void joiningStarted(const QString& path);
    void readingAgainStarted(const QString& path);
    /// A file could not be read or joined, and why.
    void readingFailed(const QString& message);
    /// A preview of a file that could not be opened; emitted after readingFailed().
    void openingFailed(const fuzzylens::ImportTrial& trial);
    /// The file to be opened is a session, and was not read.
    void sessionFound(const QString& path);
    void importTried(const fuzzylens::ImportTrial& trial);
    /// One sentence for each file of the queue; if one of them could not be joined, readingFailed() is emitted
    /// instead.
    void joined(const QString& summary);

private:
    void finishOpening(const ImportTrial& trial);
    void finishReadingAgain(quint64 generation, const ImportTrial& trial);

    struct Reload
    {
        quint64 generation;
        ImportedDataPtr released;
        std::function<bool()> isWanted;
        std::function<void()> then;
    };

    Project& m_project;
    Job<ImportTrial> m_opening;
    quint64 m_revision = 0;  // of the project when the opening was requested
    Job<ImportTrial> m_trying;
    Job<ImportTrial> m_readingAgain;
    std::optional<Reload> m_reload;
    JoinQueue m_joins;
};

}  // namespace fuzzylens::ui
