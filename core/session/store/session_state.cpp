// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/session_state.h"

#include "core/io/atomic_file.h"
#include "core/io/file_bytes.h"
#include "core/session/session_holder.h"
#include "core/session/store/matrix_store.h"
#include "core/session/store/schema.h"

#include <algorithm>
#include <chrono>

namespace fuzzylens {

namespace {

std::filesystem::path journalOf(const std::filesystem::path& place)
{
    std::error_code error;
    std::filesystem::path journal = std::filesystem::weakly_canonical(place, error);
    journal += "-journal";
    return journal;
}

/// A journal next to @p place belongs to the present file: SQLite would apply it to the new one.
void requireNoJournal(const std::filesystem::path& place, bool hasJournal)
{
    if (hasJournal)
        failFile(place, "beside it lies " + journalOf(place).filename().string() + ", left by an unfinished save",
                 "save under another name, or move that file away");
}

/// Whether no file is at @p place. @throws DataError if there is only the journal of one.
bool isFree(const std::filesystem::path& place)
{
    std::error_code error;
    const bool hasJournal =
        std::filesystem::exists(journalOf(place), error);  // before: it may be of one that comes
    if (std::filesystem::exists(place, error))
        return false;
    requireNoJournal(place, hasJournal);
    return true;
}

/// Checks that the file at @p place may be replaced: no session that is open elsewhere; one that a crash has left
/// in the middle of saving is brought to rest.
void requireReplaceable(const std::filesystem::path& place)
{
    if (isSession(place)) {
        Database old(place, Database::Access::Edit);
        if (!old.hold({}))
            failHeld(place);
    }
    std::error_code error;
    requireNoJournal(place, std::filesystem::exists(journalOf(place), error));
}

}  // namespace

std::string KnownDigests::of(const Dataset& data)
{
    const std::shared_ptr<const AlignedMatrix> values = data.parts().values;
    for (const auto& [known, digest] : m_digests)
        if (known.lock() == values)
            return digest;
    std::string digest = digestOf(*values);
    remember(data, digest);
    return digest;
}

void KnownDigests::remember(const Dataset& data, const std::string& digest)
{
    std::erase_if(m_digests, [](const auto& known) { return known.first.expired(); });
    m_digests.emplace_back(data.parts().values, digest);
}

std::unique_ptr<SessionFile::State> SessionFile::State::madeAt(const std::filesystem::path& place,
                                                               const Preparing& prepare, const Filling& fill,
                                                               Placing placing)
{
    AtomicFile file(place, false);
    if (file.isWrittenInPlace())
        failFile(place, "a session cannot be written to a device or a pipe", "name a file");
    if (placing == Placing::Replaces)
        requireReplaceable(place);
    else if (!isFree(place))
        return nullptr;
    prepare(file.aside(), place);
    auto state = std::make_unique<State>();
    state->path = place;
    state->database = std::make_unique<Database>(Database::aside(file.aside(), place));
    SessionFile session(std::move(state));
    {
        SessionEdit edit(session);
        fill(edit);
        edit.commit();
    }
    state = std::move(session.m_state);
    state->database.reset();
    if (placing == Placing::Replaces)
        file.commit();
    else if (!file.commitNew())
        return nullptr;
    // Another program that waits for the session may be first.
    constexpr std::chrono::seconds patience(10);
    state->database = std::make_unique<Database>(openToEdit(place, sessionSchema(), patience));
    return state;
}

std::string dataIdentity(std::int64_t id, std::string_view digest)
{
    return "data set " + std::to_string(id) + ' ' + std::string(digest);
}

std::string fileIdentity(std::int64_t dataId)
{
    return "file of data set " + std::to_string(dataId);
}

std::string preparationIdentity(std::string_view digest)
{
    return "preparation " + std::string(digest);
}

std::string runIdentity(std::int64_t id)
{
    return "run " + std::to_string(id);
}

std::string resultIdentity(std::int64_t run)
{
    return "result of run " + std::to_string(run);
}

std::string pairsIdentity(std::int64_t run)
{
    return "pairs of run " + std::to_string(run);
}

std::string pictureIdentity(std::int64_t run)
{
    return "picture of run " + std::to_string(run);
}

std::string documentIdentity(const std::string& key)
{
    return "document " + key;
}

}  // namespace fuzzylens
