// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/session_state.h"

#include "core/common/memory_guard.h"
#include "core/io/atomic_file.h"
#include "core/io/file_bytes.h"
#include "core/session/session_holder.h"
#include "core/session/store/command_json.h"
#include "core/session/store/matrix_store.h"
#include "core/session/store/packed.h"
#include "core/session/store/schema.h"
#include "core/session/store/stored_json.h"

#include <algorithm>
#include <chrono>
#include <random>

namespace fuzzylens {

namespace {

constexpr const char* headKind = "fuzzylens-session";
constexpr const char* headIdentity = "session";

std::string newSessionId()
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::random_device device;
    std::string id;
    while (id.size() < 32)
        id += digits[device() % digits.size()];
    return id;
}

std::vector<std::int64_t> idsIn(const Database& database, const char* query)
{
    std::vector<std::int64_t> ids;
    Statement select(database, query);
    while (select.step())
        ids.push_back(select.number(0));
    return ids;
}

void listContents(const Database& database, SessionHead& head)
{
    head.dataSets = idsIn(database, "SELECT id FROM data_sets ORDER BY id");
    head.runs = idsIn(database, "SELECT id FROM runs ORDER BY id");
    head.documents.clear();
    Statement select(database, "SELECT key FROM documents ORDER BY key");
    while (select.step())
        head.documents.emplace_back(select.text(0));
}

Json asJson(const SessionHead& head)
{
    Json json = storedJson(headKind);
    json["id"] = head.info.id;
    json["program"] = head.info.program;
    json["created"] = head.info.created;
    json["saved"] = head.info.saved;
    json["next_id"] = head.nextId;
    json["data_sets"] = head.dataSets;
    json["runs"] = head.runs;
    json["documents"] = head.documents;
    if (head.open) {
        json["open"]["data_set"] = head.open->data;
        json["open"]["fit"] = toJson(head.open->fit);
    }
    return json;
}

SessionHead headFrom(const JsonDocument& document)
{
    SessionHead head;
    head.info.id = document.at("id").get<std::string>();
    head.info.program = document.at("program").get<std::string>();
    head.info.created = document.at("created").get<std::int64_t>();
    head.info.saved = document.at("saved").get<std::int64_t>();
    head.nextId = document.at("next_id").get<std::int64_t>();
    head.dataSets = document.at("data_sets").get<std::vector<std::int64_t>>();
    head.runs = document.at("runs").get<std::vector<std::int64_t>>();
    head.documents = document.at("documents").get<std::vector<std::string>>();
    if (document.has("open")) {
        const Json& open = document.at("open");
        head.open = OpenFit{open.at("data_set").get<std::int64_t>(), commandFromJson(open.at("fit"), document)};
    }
    return head;
}

std::filesystem::path journalOf(const std::filesystem::path& path)
{
    std::error_code error;
    std::filesystem::path journal = std::filesystem::weakly_canonical(path, error);
    journal += "-journal";
    return journal;
}

/// A journal next to @p path belongs to the present file: SQLite would apply it to the new one.
void requireNoJournal(const std::filesystem::path& path, bool hasJournal)
{
    if (hasJournal)
        failFile(path,
                 message("the file %1, left by an unfinished save, is in the same folder",
                         journalOf(path).filename().string()),
                 message("save under another name, or move that file"));
}

/// Whether no file is at @p path. @throws DataError if there is only the journal of one.
bool isFree(const std::filesystem::path& path)
{
    std::error_code error;
    const bool hasJournal =
        std::filesystem::exists(journalOf(path), error);  // before: it may be of one that comes
    if (std::filesystem::exists(path, error))
        return false;
    requireNoJournal(path, hasJournal);
    return true;
}

/// Checks that the file at @p path may be replaced: no session that is open elsewhere; one that a crash has left
/// in the middle of saving is brought to rest.
void requireReplaceable(const std::filesystem::path& path)
{
    if (isSession(path)) {
        Database old(path, Database::Access::Edit);
        if (!old.hold({}))
            failHeld(path);
    }
    std::error_code error;
    requireNoJournal(path, std::filesystem::exists(journalOf(path), error));
}

}  // namespace

SessionHead newSessionHead()
{
    SessionHead head;
    head.info.id = newSessionId();
    head.info.created = millisecondsNow();
    return head;
}

SessionHead readHead(const Database& database)
{
    const Transaction snapshot(database, Transaction::Kind::Reading);
    Statement select(database, "SELECT head FROM session WHERE id = 1");
    if (!select.step())
        database.failDamaged();
    const std::string text = unpackedText(database, select.blob(0), headIdentity);
    SessionHead head = fromStoredJson(database.path(), text, headKind, headFrom);
    SessionHead there;
    listContents(database, there);
    const bool isOpenThere = !head.open || std::find(head.dataSets.begin(), head.dataSets.end(),
                                                     head.open->data) != head.dataSets.end();
    if (!isOpenThere || there.dataSets != head.dataSets || there.runs != head.runs ||
        there.documents != head.documents)
        database.failDamaged();
    return head;
}

void writeHead(const Database& database, SessionHead& head)
{
    listContents(database, head);
    head.info.program = FUZZYLENS_VERSION;
    head.info.saved = millisecondsNow();
    const std::string blob = packed(documentText(asJson(head)), headIdentity);
    Statement(database, "INSERT OR REPLACE INTO session(id, head) VALUES(1, ?)").bindBlob(1, blob).run();
}

std::int64_t millisecondsNow()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::string unpackedText(const Database& database, std::string_view blob, const std::string& identity)
{
    const std::optional<std::uint64_t> size = unpackedSize(blob);
    if (!size)
        database.failDamaged();
    requireMemory(database.path(), static_cast<double>(*size));
    std::optional<std::string> text = unpacked(blob, identity);
    if (!text)
        database.failDamaged();
    return std::move(*text);
}

std::string KnownDigests::of(const Dataset& data)
{
    const std::shared_ptr<const void> values = data.table().owner();
    for (const auto& [known, digest] : m_digests)
        if (known.lock() == values)
            return digest;
    std::string digest = digestOf(data.table());
    remember(data, digest);
    return digest;
}

void KnownDigests::remember(const Dataset& data, const std::string& digest)
{
    std::erase_if(m_digests, [](const auto& known) { return known.first.expired(); });
    m_digests.emplace_back(data.table().owner(), digest);
}

std::unique_ptr<SessionFile::State> SessionFile::State::createAt(const std::filesystem::path& path,
                                                                 const Preparing& prepare, const Filling& fill,
                                                                 Placing placing)
{
    AtomicFile file(path, false);
    if (file.isWrittenInPlace())
        failFile(path, message("a session cannot be written to a device or a pipe"), message("choose a file"));
    if (placing == Placing::Replaces)
        requireReplaceable(path);
    else if (!isFree(path))
        return nullptr;
    prepare(file.aside(), path);
    auto state = std::make_unique<State>();
    state->path = path;
    state->database = std::make_unique<Database>(Database::aside(file.aside(), path));
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
    state->database = std::make_unique<Database>(openToEdit(path, sessionSchema(), patience));
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
