// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_store.h"

#include "ui/theme/core_text.h"

#include <QThreadPool>

#include <algorithm>
#include <new>

namespace fuzzylens::ui {

namespace {

/// What stayed for undo alone in the session that @p open opens goes.
void removeKept(const StoredMarks& marks, const std::function<std::shared_ptr<SessionFile>()>& open)
{
    if (std::none_of(marks.begin(), marks.end(), [](const auto& each) { return each.second.isRemoved; }))
        return;
    try {
        const std::shared_ptr<SessionFile> file = open();
        SessionEdit edit(*file);
        if (removeKeptData(edit, StoredBefore::of(*file), marks))
            edit.commit();
    } catch (const std::exception&) {
        // the saved state includes it
    }
}

}  // namespace

SessionStore::SessionStore(QThreadPool& pool, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
{}

SessionStore::~SessionStore()
{
    post([held = m_held] { letGo(*held); });
    m_pool.waitForDone();
}

/// The session is not edited here any more.
void SessionStore::letGo(Held& held)
{
    if (held.file && held.file->isInPlace())
        removeKept(held.marks, [&held] { return held.file; });
    held.file.reset();
    held.marks.clear();
    held.unread.clear();
}

void SessionStore::post(std::function<void()> work)
{
    runInPool(m_pool, std::move(work));
}

void SessionStore::adopt(const std::shared_ptr<SessionFile>& file, const StoredMarks& marks)
{
    ++m_generation;
    m_pending = 0;
    m_unread.clear();
    post([held = m_held, file, marks, generation = m_generation] {
        letGo(*held);
        held->file = file;
        held->marks = marks;
        for (const auto& [id, mark] : marks)
            held->unread.insert(id);
        held->generation = generation;
    });
}

void SessionStore::close(const QString& removed)
{
    ++m_generation;
    m_pending = 0;
    m_unread.clear();
    post([held = m_held, removed = std::filesystem::path(removed.toStdString()), generation = m_generation] {
        std::error_code error;
        if (held->file && !removed.empty() && held->file->path() == removed) {
            std::filesystem::remove(removed, error);  // while it is locked: no other window offers it
            held->marks.clear();
        }
        letGo(*held);
        held->generation = generation;
    });
}

/// Writes the pending content through @p into, and reports the number of missing runs.
int SessionStore::write(Held& held, const SessionContent& content,
                        const std::function<void(const SessionFile::Filling&)>& into)
{
    StoredMarks marks = held.file ? held.marks : StoredMarks();
    int missing = 0;
    const StoredBefore before = held.file ? StoredBefore::of(*held.file) : StoredBefore();
    into([&](SessionEdit& edit) { missing = writeContent(edit, before, content, marks); });
    held.marks = std::move(marks);
    return missing;
}

/// To @p path; if that is empty, to where it is.
void SessionStore::put(Held& held, const std::filesystem::path& path, const SessionFile::Filling& fill)
{
    std::error_code error;
    if (!held.file) {
        held.file = SessionFile::make(path, fill);
    } else if (!path.empty()) {
        const std::filesystem::path before = held.file->path();
        const bool wasInPlace = held.file->isInPlace();
        held.file->saveAs(path, fill);
        if (wasInPlace && before != path)
            removeKept(held.marks, [&before] { return SessionFile::open(before, SessionFile::Access::Edit); });
    } else if (!std::filesystem::exists(held.file->path(), error)) {
        held.file->saveAs(std::filesystem::path(held.file->path()), fill);  // it was moved or deleted meanwhile
    } else {
        SessionEdit edit(*held.file);
        fill(edit);
        edit.commit();
    }
}

/// In the thread of the window, unless another session is meant there by now.
void SessionStore::tell(int generation, std::function<void()> news)
{
    m_mailbox.post([this, generation, news = std::move(news)] {
        if (generation == m_generation)
            news();
    });
}

/// Reports the result of @p work, which returns the number of missing runs.
void SessionStore::attempt(int generation, const std::function<int()>& work)
{
    QString message;
    try {
        const int missing = work();
        const QString where = QString::fromStdString(m_held->file->path().string());
        return tell(generation, [this, where, missing] {
            --m_pending;
            emit saved(where, missing);
        });
    } catch (const std::bad_alloc&) {
        message = tr("There is not enough memory to save the session.");
    } catch (const std::exception& error) {
        message = exceptionText(error);
    }
    tell(generation, [this, message, isInPlace = !m_held->file || m_held->file->isInPlace()] {
        --m_pending;
        emit failed(message, isInPlace);
    });
}

void SessionStore::saveAs(const QString& path, const SessionContent& content)
{
    ++m_pending;
    post([this, path = path.toStdString(), content, generation = m_generation] {
        attempt(generation, [&] {
            announceRemoved(content, generation);
            return write(*m_held, content, [&](const SessionFile::Filling& fill) { put(*m_held, path, fill); });
        });
    });
}

void SessionStore::saveCopyOf(SessionStore& other, const QString& path, const SessionContent& content)
{
    ++m_pending;
    post([this, from = other.m_held, path = path.toStdString(), content, generation = m_generation] {
        attempt(generation, [&] {
            Held copy = *from;
            copy.generation = generation;
            copy.unread.clear();  // the other one reports them
            const int missing = write(copy, content, [&](const SessionFile::Filling& fill) {
                copy.file = from->file ? from->file->copyTo(path, fill) : SessionFile::make(path, fill);
            });
            *m_held = std::move(copy);  // only now: the held file may be removed, and that is never the other one
            return missing;
        });
    });
}

void SessionStore::readRuns(std::deque<int> ids)
{
    m_unread = std::move(ids);
    readNext();
}

/// One after the other, so that a save need not wait for all of them.
void SessionStore::readNext()
{
    if (m_unread.empty())
        return;
    const int id = m_unread.front();
    m_unread.pop_front();
    post([this, id, generation = m_generation] { readOne(id, generation); });
}

void SessionStore::readOne(int id, int generation)
{
    if (generation != m_held->generation || !m_held->file)
        return;
    tell(generation, [this, news = readingOf(id)] {
        news();
        readNext();
    });
}

/// The outcome of a run, to be reported; nothing if that was done.
std::function<void()> SessionStore::readingOf(int id)
{
    const auto mark = m_held->marks.find(id);
    if (mark == m_held->marks.end() || m_held->unread.erase(id) == 0)
        return [] {};
    try {
        const SessionFile& file = *m_held->file;
        const std::int64_t there = mark->second.id;
        const RunDetails details{std::make_shared<const Result>(file.result(there)), file.fittedSteps(there),
                                 file.pairs(there)};
        return [this, id, details] { emit runRead(id, details); };
    } catch (const std::exception& error) {
        return [this, id, message = exceptionText(error)] { emit runFailed(id, message); };
    }
}

/// Runs removed by this save can return by undo: their outcomes are read before.
void SessionStore::announceRemoved(const SessionContent& content, int generation)
{
    std::set<int> wanted;
    for (const RunPtr& run : content.runs)
        wanted.insert(run->id);
    const std::set<int> unread = m_held->unread;
    for (const int id : unread)
        if (m_held->file && !wanted.contains(id))
            tell(generation, readingOf(id));
}

}  // namespace fuzzylens::ui
