// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/handover.h"
#include "ui/session/session_content.h"

#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <set>

class QThreadPool;

namespace fuzzylens::ui {

/// The session file of a window. Requests run in the single thread of a pool, in their order, without blocking the
/// caller.
class SessionStore : public QObject
{
    Q_OBJECT

public:
    /// @p pool has one thread; it outlives this and is waited for.
    explicit SessionStore(QThreadPool& pool, QObject* parent = nullptr);
    ~SessionStore() override;

    /// Goes on with a session that was opened.
    void adopt(const std::shared_ptr<SessionFile>& file, const StoredMarks& marks);
    /// Writes to the session there is.
    void save(const SessionContent& content) { saveAs({}, content); }
    /// Writes to another file, with all there is in the session so far, and goes on there.
    void saveAs(const QString& path, const SessionContent& content);
    /// The same, with all there is in the session of @p other, which goes on where it is.
    void saveCopyOf(SessionStore& other, const QString& path, const SessionContent& content);
    /// Closes the session; removes its file if it is @p removed. Pending writes of
    /// it is notified of no more.
    void close(const QString& removed = {});
    /// How many times it has been asked to write, and neither saved() nor failed() has said how that went.
    int pending() const { return m_pending; }
    /// Reads the outcomes of these runs of the session (ids in the window), one after the other.
    void readRuns(std::deque<int> ids);

signals:
    /// The outcome of a run could not be read.
    void runFailed(int id, const QString& message);
    /// @p missing runs have data that are no longer in memory, and are not in the file.
    void saved(const QString& path, int missing);
    /// @p isInPlace: the previously saved file still exists, or nothing was saved yet.
    void failed(const QString& message, bool isInPlace);
    void runRead(int id, const fuzzylens::ui::RunDetails& details);

private:
    /// Of the thread of the pool alone.
    struct Held
    {
        std::shared_ptr<SessionFile> file;
        StoredMarks marks;
        int generation = 0;    // another session, another number
        std::set<int> unread;  // runs in the file whose outcome has not been reported
    };

    void post(std::function<void()> work);
    static void letGo(Held& held);
    static int write(Held& held, const SessionContent& content,
                     const std::function<void(const SessionFile::Filling&)>& into);
    static void put(Held& held, const std::filesystem::path& path, const SessionFile::Filling& fill);
    void attempt(int generation, const std::function<int()>& work);
    void readNext();
    void readOne(int id, int generation);
    std::function<void()> readingOf(int id);
    void announceRemoved(const SessionContent& content, int generation);
    void tell(int generation, std::function<void()> news);

    QThreadPool& m_pool;
    Mailbox m_mailbox;  // the thread of the pool posts to it
    std::shared_ptr<Held> m_held = std::make_shared<Held>();
    int m_generation = 0;  // of the session that is meant now
    int m_pending = 0;
    std::deque<int> m_unread;
};

}  // namespace fuzzylens::ui
