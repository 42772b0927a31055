// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session_store.h"

#include <QThreadPool>

#include <new>

namespace fuzzylens::ui {

SessionStore::SessionStore(QThreadPool& pool, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
{}

SessionStore::~SessionStore()
{
    m_pool.waitForDone();
}

void SessionStore::post(std::function<void()> work)
{
    m_pool.start(std::move(work));
}

void SessionStore::adopt(const std::shared_ptr<SessionFile>& file, const StoredMarks& marks)
{
    post([held = m_held, file, marks] {
        held->file = file;
        held->marks = marks;
        ++held->generation;
    });
}

void SessionStore::close(bool removes)
{
    post([held = m_held, removes] {
        const std::filesystem::path path = held->file ? held->file->path() : std::filesystem::path();
        std::error_code error;
        if (removes && !path.empty())
            std::filesystem::remove(path, error);  // while its lock is held: nobody else offers it
        held->file.reset();
        held->marks.clear();
        ++held->generation;
    });
}

int SessionStore::write(Held& held, const std::filesystem::path& path, const SessionContent& content)
{
    StoredMarks marks = held.marks;
    int missing = 0;
    const StoredBefore before = held.file ? StoredBefore::of(*held.file) : StoredBefore();
    const auto fill = [&](SessionEdit& edit) { missing = writeContent(edit, before, content, marks); };
    if (!held.file) {
        marks.clear();
        held.file = SessionFile::make(path, fill);
    } else if (!path.empty()) {
        held.file->saveAs(path, fill);
    } else {
        SessionEdit edit(*held.file);
        fill(edit);
        edit.commit();
    }
    held.marks = std::move(marks);
    return missing;
}

/// What goes wrong in the thread of the pool is said in that of the window.
void SessionStore::tellFailure(const std::function<void()>& work)
{
    QString message;
    try {
        work();
        return;
    } catch (const std::bad_alloc&) {
        message = tr("There is not enough memory to save the session.");
    } catch (const std::exception& error) {
        message = QString::fromUtf8(error.what());
    }
    QMetaObject::invokeMethod(
        this, [this, message] { emit failed(message); }, Qt::QueuedConnection);
}

void SessionStore::writeOne(const std::filesystem::path& path, const SessionContent& content)
{
    tellFailure([&] {
        const int missing = write(*m_held, path, content);
        const QString where = QString::fromStdString(m_held->file->path().string());
        QMetaObject::invokeMethod(
            this, [this, where, missing] { emit saved(where, missing); }, Qt::QueuedConnection);
    });
}

void SessionStore::saveAs(const QString& path, const SessionContent& content)
{
    post([this, path = path.toStdString(), content] { writeOne(path, content); });
}

void SessionStore::saveCopyOf(SessionStore& other, const QString& path, const SessionContent& content)
{
    post([this, from = other.m_held, path = path.toStdString(), content] {
        if (!from->file)
            return writeOne(path, content);
        tellFailure([&] {
            m_held->file = SessionFile::open(from->file->path(), SessionFile::Access::Read);
            m_held->marks = from->marks;
        });
        writeOne(path, content);
    });
}

void SessionStore::readRuns(const std::vector<int>& ids)
{
    post([this, ids] {
        for (const int id : ids)
            post([this, id, generation = m_held->generation] { readOne(id, generation); });
    });
}

void SessionStore::readOne(int id, int generation)
{
    const auto mark = m_held->marks.find(id);
    if (generation != m_held->generation || !m_held->file || mark == m_held->marks.end())
        return;
    tellFailure([&] {
        const auto result = resultOf(*m_held->file, mark->second.id);
        const std::vector<FittedStepPtr> steps = m_held->file->fittedSteps(mark->second.id);
        QMetaObject::invokeMethod(
            this, [this, id, result, steps] { emit runRead(id, result, steps); }, Qt::QueuedConnection);
    });
}

}  // namespace fuzzylens::ui
