// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/import_trial.h"
#include "ui/jobs/job.h"
#include "ui/project/imported_data.h"
#include "ui/project/join_queue.h"

#include <QObject>

#include <functional>

namespace fuzzylens::ui {

class Project;

/// Reads files for a project in the background. What is open stays until a file has been read.
class Loader : public QObject
{
    Q_OBJECT

public:
    explicit Loader(Project& project);

    /// Opens a file. If steps were done in the meantime the open data are replaced as by Project::leave().
    void open(const InputSpec& input);
    void open(const QString& path, const ImportOptions& options = {}, const QString& sampleTable = {});
    /// Reads a file and announces the result by importTried(); a cancelled one only by the job.
    void tryImport(const InputSpec& input);
    /// Joins a CLS file or a table of sample annotations to the open data, as one undo step. Files wait for one
    /// another.
    void join(const QString& path);
    /// Reads the released data of the history again. If they are unchanged they are restored and @p then runs; if
    /// not, readingFailed() says so. Nothing happens where @p isWanted is false by then.
    void readAgain(const ImportedDataPtr& released, std::function<bool()> isWanted, std::function<void()> then);

    /// The data are others: what waits for the previous ones is given up.
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
    /// A preview of a file that could not be opened; comes after its readingFailed.
    void openingFailed(const fuzzylens::ImportTrial& trial);
    /// The file to be opened is a session, and was not read.
    void sessionFound(const QString& path);
    void importTried(const fuzzylens::ImportTrial& trial);
    /// One sentence for each file of the queue; where one of them could not be joined all of it comes as
    /// readingFailed.
    void joined(const QString& summary);

private:
    void finishOpening(const ImportTrial& trial);
    void finishReadingAgain(const ImportTrial& trial);

    Project& m_project;
    Job<ImportTrial> m_opening;
    int m_undoIndex = 0;  // when the opening was requested
    Job<ImportTrial> m_trying;
    Job<ImportTrial> m_readingAgain;
    ImportedDataPtr m_released;
    std::function<bool()> m_isWanted;
    std::function<void()> m_then;
    JoinQueue m_joins;
};

}  // namespace fuzzylens::ui
