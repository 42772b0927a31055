// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/issue.h"
#include "core/common/utf8.h"
#include "core/import/reader.h"
#include "core/import/readers/format_readers.h"
#include "core/io/file_bytes.h"
#include "core/io/sha256.h"
#include "core/session/result_tables.h"
#include "core/session/session_file.h"
#include "core/session/store/data_row.h"
#include "core/session/store/matrix_store.h"
#include "core/session/store/packed.h"
#include "core/session/store/run_arrays.h"
#include "core/session/store/run_json.h"
#include "core/session/store/session_state.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens {

namespace {

void requireOne(const std::vector<std::int64_t>& ids, std::int64_t id, const char* what)
{
    if (std::find(ids.begin(), ids.end(), id) == ids.end())
        throw std::invalid_argument("the session has no " + std::string(what) + ' ' + std::to_string(id));
}

std::string sha256Of(std::string_view text)
{
    Sha256 sha;
    sha.add(text);
    return sha.hex();
}

std::int64_t putPreparation(const Database& database, const std::string& text, const std::string& digest)
{
    Statement select(database, "SELECT id FROM preparations WHERE digest = ?");
    if (select.bindText(1, digest).step())
        return select.number(0);
    const std::int64_t id = database.number("SELECT coalesce(max(id), 0) + 1 FROM preparations");
    const std::string blob = packed(text, preparationIdentity(digest));
    Statement(database, "INSERT INTO preparations(id, digest, steps) VALUES(?, ?, ?)")
        .bind(1, id)
        .bindText(2, digest)
        .bindBlob(3, blob)
        .run();
    return id;
}

void putOutcome(const Database& database, std::int64_t id, const NewRun& run)
{
    const std::vector<ResultTable> arrays = tablesOf(run.result);
    const std::string result = packed(textWithoutArrays(run.result, arrays), resultIdentity(id));
    const std::string pairs = packed(run.pairs ? pairsText(*run.pairs) : std::string(), pairsIdentity(id));
    const std::string picture = packed(run.picture, pictureIdentity(id));
    Statement(database, "INSERT INTO results(run, result, pairs, picture) VALUES(?, ?, ?, ?)")
        .bind(1, id)
        .bindBlob(2, result)
        .bindBlob(3, pairs)
        .bindBlob(4, picture)
        .run();
    putArrays(database, id, arrays);
}

}  // namespace

struct SessionEdit::State
{
    explicit State(SessionFile::State& edited)
        : session(edited)
        , database(*edited.database)
        , transaction(database)
        , head(readHead(database))
    {}

    /// The head lists the present content; a concurrent reader finds both in agreement.
    void note() { writeHead(database, head); }

    /// Whether the data of this number are known by their file alone.
    bool refers(std::int64_t id) const { return !readDataRow(database, id).matrix; }
    /// Whether @p data can be read from their file, which is unchanged.
    bool canRefer(const InputSpec& input, const Dataset& data) const
    {
        if (isMade(input))
            return true;
        std::error_code error;
        const std::filesystem::path file = matrixInFolder(input.file);
        return !isSession(input.file) && std::filesystem::is_regular_file(file, error) &&
               sha256OfFile(file) == data.origin().sha256;
    }

    /// Notes where the file of data that are there lies now, or how else the same is read of it. Data that were
    /// had of a session keep the name of their file.
    void follow(std::int64_t id, const InputSpec& input, const Dataset& data, const DataText& text)
    {
        const InputSpec before = readDataRow(database, id).stored.input;
        if (dataText(before, data, session.digests.of(data)).text == text.text || !canRefer(input, data))
            return;
        const std::string described = packed(text.text, dataIdentity(id, text.digest));
        const std::string file = packed(fileText(input), fileIdentity(id));
        Statement(database, "UPDATE data_sets SET head = ?, file = ? WHERE id = ?")
            .bindBlob(1, described)
            .bindBlob(2, file)
            .bind(3, id)
            .run();
    }

    SessionFile::State& session;
    const Database& database;
    Transaction transaction;
    SessionHead head;
};

SessionEdit::SessionEdit(SessionFile& session)
{
    if (!session.m_state->canEdit)
        throw std::invalid_argument("a session that was opened read-only cannot be edited");
    m_state = std::make_unique<State>(*session.m_state);
    if (!session.isInPlace())
        failFile(session.path(), "the session was moved, deleted or replaced by another file while it was open",
                 "save it under another name");
}

SessionEdit::~SessionEdit() = default;

std::int64_t SessionEdit::putData(const InputSpec& original, const Dataset& data, Keep keep)
{
    const InputSpec input = fromRoot(original);
    const Database& database = m_state->database;
    const std::string digest = m_state->session.digests.of(data);
    const DataText text = dataText(input, data, digest);
    std::int64_t id = 0;
    Statement select(database, "SELECT id FROM data_sets WHERE digest = ?");
    const bool isNew = !select.bindText(1, text.digest).step();
    if (!isNew) {
        id = select.number(0);
        m_state->follow(id, input, data, text);
    } else {
        id = m_state->head.nextId++;
        const std::string head = packed(text.text, dataIdentity(id, text.digest));
        const std::string file = packed(fileText(input), fileIdentity(id));
        Statement(database, "INSERT INTO data_sets(id, digest, head, file) VALUES(?, ?, ?, ?)")
            .bind(1, id)
            .bindText(2, text.digest)
            .bindBlob(3, head)
            .bindBlob(4, file)
            .run();
        m_state->note();
    }
    if (!isNew && keep == Keep::Reference && m_state->refers(id))
        return id;
    Statement update(database, "UPDATE data_sets SET matrix = ? WHERE id = ?");
    if (keep == Keep::Values || !m_state->canRefer(input, data))
        update.bind(1, putMatrix(database, data.table(), digest));
    update.bind(2, id).run();
    return id;
}

void SessionEdit::removeData(std::int64_t id)
{
    const Database& database = m_state->database;
    requireOne(m_state->head.dataSets, id, "data set");
    Statement select(database, "SELECT 1 FROM runs WHERE data_set = ?");
    if (select.bind(1, id).step() || (m_state->head.open && m_state->head.open->data == id))
        throw ArgumentError(message("data that are open or used by a run cannot be removed"));
    Statement(database, "DELETE FROM data_sets WHERE id = ?").bind(1, id).run();
    m_state->note();
}

std::int64_t SessionEdit::addRun(std::int64_t data, const NewRun& run)
{
    constexpr double milliseconds = 1e3;
    const Database& database = m_state->database;
    requireOne(m_state->head.dataSets, data, "data set");
    const std::string preparation = preparationText(run.steps), digest = sha256Of(preparation);
    StoredRun stored{m_state->head.nextId++, data,     fromRoot(run.fit),          run.result.command, run.name,
                     run.isPinned,           run.made, run.result.outcome.seconds, run.result.metrics};
    if (stored.made == 0)
        stored.made = millisecondsNow() - static_cast<std::int64_t>(milliseconds * stored.seconds);
    const std::string head = packed(runText(stored, digest), runIdentity(stored.id));
    Statement(database, "INSERT INTO runs(id, data_set, preparation, head) VALUES(?, ?, ?, ?)")
        .bind(1, stored.id)
        .bind(2, data)
        .bind(3, putPreparation(database, preparation, digest))
        .bindBlob(4, head)
        .run();
    putOutcome(database, stored.id, run);
    m_state->note();
    return stored.id;
}

void SessionEdit::describeRun(std::int64_t id, const std::string& name, bool isPinned)
{
    const Database& database = m_state->database;
    requireOne(m_state->head.runs, id, "run");
    Statement select(
        database,
        "SELECT digest, head FROM runs JOIN preparations ON preparations.id = preparation WHERE runs.id = ?");
    if (!select.bind(1, id).step())
        database.failDamaged();
    const std::string preparation(select.text(0));
    StoredRun run =
        runFromText(unpackedText(database, select.blob(1), runIdentity(id)), database.path(), preparation);
    run.name = name;
    run.isPinned = isPinned;
    const std::string head = packed(runText(run, preparation), runIdentity(id));
    Statement(database, "UPDATE runs SET head = ? WHERE id = ?").bindBlob(1, head).bind(2, id).run();
}

void SessionEdit::removeRun(std::int64_t id)
{
    requireOne(m_state->head.runs, id, "run");
    Statement(m_state->database, "DELETE FROM runs WHERE id = ?").bind(1, id).run();
    m_state->note();
}

void SessionEdit::setOpenFit(const OpenFit& fit)
{
    requireOne(m_state->head.dataSets, fit.data, "data set");
    m_state->head.open = OpenFit{fit.data, fromRoot(fit.fit)};
    m_state->note();
}

void SessionEdit::setDocument(const std::string& key, const std::string& text)
{
    if (key.empty() || !isUtf8(key))
        throw std::invalid_argument("the key of a document must be a non-empty UTF-8 text");
    const std::string blob = packed(text, documentIdentity(key));
    Statement(m_state->database, "INSERT OR REPLACE INTO documents(key, text) VALUES(?, ?)")
        .bindText(1, key)
        .bindBlob(2, blob)
        .run();
    m_state->note();
}

void SessionEdit::removeDocument(const std::string& key)
{
    Statement(m_state->database, "DELETE FROM documents WHERE key = ?").bindText(1, key).run();
    m_state->note();
}

void SessionEdit::commit()
{
    const Database& database = m_state->database;
    database.run("DELETE FROM preparations WHERE id NOT IN (SELECT preparation FROM runs)");
    database.run("DELETE FROM matrices WHERE id NOT IN (SELECT matrix FROM data_sets WHERE matrix IS NOT NULL)");
    m_state->note();
    m_state->transaction.commit();
}

}  // namespace fuzzylens
