// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_file.h"

#include "core/import/readers/format_readers.h"
#include "core/io/atomic_file.h"
#include "core/io/file_bytes.h"
#include "core/session/store/data_row.h"
#include "core/session/store/matrix_store.h"
#include "core/session/store/packed.h"
#include "core/session/store/run_arrays.h"
#include "core/session/store/run_json.h"
#include "core/session/store/schema.h"
#include "core/session/store/session_state.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace fuzzylens {

namespace {

/// The row of a table that belongs to a run.
template <typename Read>
auto ofRun(const Database& database, const char* query, std::int64_t run, Read&& read)
{
    Statement select(database, query);
    if (!select.bind(1, run).step()) {
        const std::vector<std::int64_t> listed = readHead(database).runs;
        if (std::find(listed.begin(), listed.end(), run) != listed.end())
            database.failDamaged();
        throw std::invalid_argument("the session has no run " + std::to_string(run));
    }
    return read(select);
}

StoredRun runIn(const Database& database, const Statement& row, const SessionHead& head)
{
    const std::int64_t id = row.number(0);
    StoredRun run =
        runFromText(unpackedText(database, row.blob(3), runIdentity(id)), database.path(), row.text(2));
    const bool hasData = std::find(head.dataSets.begin(), head.dataSets.end(), run.data) != head.dataSets.end();
    if (run.id != id || run.data != row.number(1) || !hasData)
        database.failDamaged();
    return run;
}

[[noreturn]] void refuseFile(const Database& database, const StoredData& stored, const std::string& file,
                             const Message& what)
{
    const std::string name = std::filesystem::path(stored.input.file).filename().string();
    failFile(file, what,
             stored.sha256.empty()
                 ? message("use the original data file, %1, of the session %2", name, database.path().string())
                 : message("use the original data file, %1 with the SHA-256 %2, of the session %3", name,
                           stored.sha256, database.path().string()));
}

/// The first of @p folders with a file of this name; the old path if the file is there or in none of them.
std::filesystem::path placeOf(const std::filesystem::path& path, const std::vector<std::filesystem::path>& folders)
{
    std::error_code error;
    if (path.empty() || std::filesystem::exists(path, error))
        return path;
    for (const std::filesystem::path& folder : folders)
        if (std::filesystem::exists(folder / path.filename(), error))
            return folder / path.filename();
    return path;
}

/// Files travel together.
InputNow inputBeside(const std::filesystem::path& session, const StoredData& stored,
                     const std::filesystem::path& file, const Progress& progress)
{
    const std::filesystem::path folder = session.parent_path();
    InputSpec input = stored.input;
    if (!file.empty())
        input.file = file.string();
    std::optional<FileState> state = fileState(stored, input.file, progress);
    const std::filesystem::path beside = folder / std::filesystem::path(input.file).filename();
    std::error_code error;
    if (file.empty() && state && state != FileState::Same &&
        !std::filesystem::equivalent(beside, input.file, error)) {
        const std::optional<FileState> there = fileState(stored, beside, progress);
        if (there == FileState::Same)
            input.file = beside.string();
        if (!there || there == FileState::Same)
            state = there;
    }
    const std::vector<std::filesystem::path> folders{std::filesystem::path(input.file).parent_path(), folder};
    for (std::string& table : input.sampleTables)
        table = placeOf(table, folders).string();
    input.import.labelsFile = placeOf(input.import.labelsFile, folders);
    return {input, state};
}

ValueTable valuesOfFile(const Database& database, const DataRow& row, const InputNow& now,
                        const Progress& progress)
{
    const InputSpec& input = now.input;
    if (!now.state)
        return {};
    if (now.state == FileState::Absent)
        refuseFile(database, row.stored, input.file, "the data file of the session was not found");
    if (now.state == FileState::Changed)
        refuseFile(database, row.stored, input.file, "the file has changed since the session was saved");
    const DatasetPtr data = loadInput(input, progress);
    if (!data)
        return {};
    if (digestOf(data->table()) != row.valuesDigest)
        refuseFile(database, row.stored, input.file,
                   "the values in this file differ from the values of the session");
    return data->table();
}

/// Values for which single precision was chosen. They are sparse in the session if most are 0, whether or not they
/// were when they were read.
ValueTable inPrecisionAsRead(ValueTable values, const Origin& origin)
{
    const auto wasSparse = [](const Decision& decision) {
        return decision.what == "precision" && decision.value.text() == "double";
    };
    if (std::any_of(origin.decisions.begin(), origin.decisions.end(), wasSparse))
        return values;
    if (values.sparse())
        values = values.copy();
    return ValueTable::inSinglePrecision(std::move(values), [](Index, Index) {
        throw std::invalid_argument("a value is too large for single precision");
    });
}

void makeEmpty(const std::filesystem::path& aside, const std::filesystem::path& path)
{
    const Database database = Database::aside(aside, path);
    bringUp(database, sessionSchema());
    SessionHead head = newSessionHead();
    writeHead(database, head);
}

}  // namespace

SessionFile::SessionFile(std::unique_ptr<State> state)
    : m_state(std::move(state))
{}

SessionFile::~SessionFile() = default;

std::unique_ptr<SessionFile> SessionFile::open(const std::filesystem::path& path, Access access,
                                               std::chrono::milliseconds patience)
{
    return open(path, access, patience, sessionSchema());
}

std::unique_ptr<SessionFile> SessionFile::open(const std::filesystem::path& path, Access access,
                                               std::chrono::milliseconds patience,
                                               const std::vector<const char*>& schema)
{
    auto state = std::make_unique<State>();
    state->path = path;
    state->canEdit = access == Access::Edit;
    removeLeftovers(path);
    state->database =
        std::make_unique<Database>(state->canEdit ? openToEdit(path, schema, patience) : openToRead(path, schema));
    readHead(*state->database);
    return std::unique_ptr<SessionFile>(new SessionFile(std::move(state)));
}

std::unique_ptr<SessionFile> SessionFile::make(const std::filesystem::path& path, const Filling& fill)
{
    return std::unique_ptr<SessionFile>(
        new SessionFile(State::createAt(path, makeEmpty, fill, State::Placing::Replaces)));
}

std::unique_ptr<SessionFile> SessionFile::makeNew(const std::filesystem::path& path, const Filling& fill)
{
    std::unique_ptr<State> state = State::createAt(path, makeEmpty, fill, State::Placing::WhereNoneIs);
    return state ? std::unique_ptr<SessionFile>(new SessionFile(std::move(state))) : nullptr;
}

void SessionFile::saveAs(const std::filesystem::path& path, const Filling& fill)
{
    std::error_code error;
    if (m_state->canEdit && isInPlace() && std::filesystem::equivalent(path, m_state->path, error)) {
        SessionEdit edit(*this);
        fill(edit);
        edit.commit();
        return;
    }
    m_state = std::move(copyTo(path, fill)->m_state);
}

std::unique_ptr<SessionFile> SessionFile::copyTo(const std::filesystem::path& path, const Filling& fill) const
{
    const auto prepare = [this](const std::filesystem::path& aside, const std::filesystem::path& target) {
        const Database database = Database::aside(aside, target);
        // SQLite copies from no connection that holds its database.
        if (m_state->canEdit && isInPlace()) {
            database.copyFrom(Database(m_state->path, Database::Access::Read));
        } else {
            m_state->database->release();
            database.copyFrom(*m_state->database);
        }
        database.run("VACUUM");  // removes the bytes of deleted runs
        SessionHead head = readHead(database);
        head.info.id = newSessionHead().info.id;
        writeHead(database, head);
    };
    return std::unique_ptr<SessionFile>(
        new SessionFile(State::createAt(path, prepare, fill, State::Placing::Replaces)));
}

const std::filesystem::path& SessionFile::path() const
{
    return m_state->path;
}

bool SessionFile::isInPlace() const
{
    std::error_code error;
    return m_state->canEdit ? !m_state->database->isMoved() : std::filesystem::exists(path(), error);
}

SessionInfo SessionFile::info() const
{
    return readHead(*m_state->database).info;
}

std::optional<OpenFit> SessionFile::openFit() const
{
    return readHead(*m_state->database).open;
}

std::vector<StoredData> SessionFile::dataSets() const
{
    const Transaction snapshot(*m_state->database, Transaction::Kind::Reading);
    std::vector<StoredData> all;
    for (const std::int64_t id : readHead(*m_state->database).dataSets)
        all.push_back(readDataRow(*m_state->database, id).stored);
    return all;
}

InputNow SessionFile::inputNow(const StoredData& data, const std::filesystem::path& file,
                               const Progress& progress) const
{
    return inputBeside(path(), data, file, progress);
}

StoredData SessionFile::openData() const
{
    const Transaction snapshot(*m_state->database, Transaction::Kind::Reading);
    const SessionHead head = readHead(*m_state->database);
    if (head.dataSets.empty())
        failFile(path(), message("this session contains no data"), message("use another session or a data file"));
    const std::int64_t id = head.open ? head.open->data : head.runs.empty() ? head.dataSets.back() : run({}).data;
    return readDataRow(*m_state->database, id).stored;
}

DatasetPtr SessionFile::data(std::int64_t id, const Progress& progress, const std::filesystem::path& file) const
{
    const auto look = [&](const StoredData& stored) { return inputNow(stored, file, progress); };
    return m_state->dataOf(id, look, progress);
}

DatasetPtr SessionFile::data(std::int64_t id, const InputNow& now, const Progress& progress) const
{
    return m_state->dataOf(
        id, [&now](const StoredData&) { return now; }, progress);
}

DatasetPtr SessionFile::State::dataOf(std::int64_t id, const Looking& look, const Progress& progress)
{
    if (DatasetPtr known = read[id].lock())
        return known;
    DataRow row = readDataRow(*database, id);
    row.parts.values = row.matrix ? readMatrix(*database, *row.matrix, row.valuesDigest, row.stored.samples,
                                               row.stored.features, progress)
                                  : valuesOfFile(*database, row, look(row.stored), progress);
    if (!row.parts.values)
        return nullptr;
    try {
        if (row.stored.input.import.singlePrecision)
            row.parts.values = inPrecisionAsRead(std::move(row.parts.values), row.parts.origin);
        const auto data = std::make_shared<const Dataset>(std::move(row.parts));
        digests.remember(*data, row.valuesDigest);
        read[id] = data;
        return data;
    } catch (const std::invalid_argument&) {
        database->failDamaged();
    }
}

std::vector<StoredRun> SessionFile::runs() const
{
    const Database& database = *m_state->database;
    const Transaction snapshot(database, Transaction::Kind::Reading);
    const SessionHead head = readHead(database);
    Statement select(database, "SELECT runs.id, data_set, digest, head FROM runs JOIN preparations "
                               "ON preparations.id = preparation ORDER BY runs.id");
    std::vector<StoredRun> all;
    while (select.step())
        all.push_back(runIn(database, select, head));
    if (all.size() != head.runs.size())
        database.failDamaged();
    return all;
}

StoredRun SessionFile::run(const std::string& text) const
{
    const std::vector<StoredRun> all = runs();
    if (all.empty())
        failFile(path(), message("this session contains no runs"), message("add one with fit --session"));
    if (text.empty())
        return all.back();
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    for (const StoredRun& one : all)
        if (isNumber && one.id == number)
            return one;
    for (const StoredRun& one : all)
        if (one.name == text)
            return one;
    failFile(path(), message("this session contains no run \"%1\"", text),
             message("the command info lists the runs"));
}

Result SessionFile::result(std::int64_t run) const
{
    const Database& database = *m_state->database;
    return ofRun(database, "SELECT result FROM results WHERE run = ?", run, [&](const Statement& row) {
        return resultFromParts(
            unpackedText(database, row.blob(0), resultIdentity(run)), path().string(),
            [&](const ColumnCounts& columns) { return std::make_unique<RunArrays>(database, run, columns); });
    });
}

std::vector<FittedStepPtr> SessionFile::fittedSteps(std::int64_t run) const
{
    const Database& database = *m_state->database;
    constexpr const char* query =
        "SELECT digest, steps FROM preparations JOIN runs ON preparation = preparations.id WHERE runs.id = ?";
    return ofRun(database, query, run, [&](const Statement& row) {
        return preparationFromText(unpackedText(database, row.blob(1), preparationIdentity(row.text(0))), path());
    });
}

std::shared_ptr<const PairSet> SessionFile::pairs(std::int64_t run) const
{
    const Database& database = *m_state->database;
    return ofRun(database, "SELECT pairs FROM results WHERE run = ?", run,
                 [&](const Statement& row) -> std::shared_ptr<const PairSet> {
                     const std::string text = unpackedText(database, row.blob(0), pairsIdentity(run));
                     if (text.empty())
                         return nullptr;
                     return std::make_shared<const PairSet>(pairsFromText(text, path()));
                 });
}

std::string SessionFile::picture(std::int64_t run) const
{
    const Database& database = *m_state->database;
    return ofRun(database, "SELECT picture FROM results WHERE run = ?", run,
                 [&](const Statement& row) { return unpackedText(database, row.blob(0), pictureIdentity(run)); });
}

std::vector<std::string> SessionFile::documents() const
{
    return readHead(*m_state->database).documents;
}

std::optional<std::string> SessionFile::document(const std::string& key) const
{
    const Database& database = *m_state->database;
    Statement select(database, "SELECT text FROM documents WHERE key = ?");
    if (!select.bindText(1, key).step()) {
        readHead(database);  // says if it was lost
        return std::nullopt;
    }
    return unpackedText(database, select.blob(0), documentIdentity(key));
}

bool isSession(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) && Database::applicationId(path) == sessionApplicationId;
}

std::optional<FileState> fileState(const StoredData& data, const std::filesystem::path& file,
                                   const Progress& progress)
{
    if (isMade(data.input) && (file.empty() || file == data.input.file))
        return FileState::Same;
    const std::filesystem::path path =
        matrixInFolder(file.empty() ? std::filesystem::path(data.input.file) : file);
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        return FileState::Absent;
    if (size != data.fileSize)
        return FileState::Changed;
    const std::string sha256 = sha256OfFile(path, progress);
    if (sha256.empty())
        return std::nullopt;
    return sha256 == data.sha256 ? FileState::Same : FileState::Changed;
}

}  // namespace fuzzylens
