// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/database.h"

#include "core/io/file_bytes.h"

#include <sqlite3.h>

#include <cctype>
#include <cstring>
#include <new>
#include <utility>

namespace fuzzylens {

namespace {

constexpr int patience = 2000;  // milliseconds to wait for another program that writes
// EXTRA: the folder is brought to the disk too when the journal is deleted. Else a loss of power may bring the
// journal back, and with it the state before a save that was reported as done.
constexpr const char* safely = "PRAGMA synchronous=EXTRA";
// Opened for writing all the same, so that SQLite can undo an interrupted save.
constexpr const char* onlyReads = "PRAGMA query_only=ON";
constexpr const char* unsafely = "PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF";
struct FailureText
{
    std::string what;
    std::string remedy;
};

/// What the system said of the last call, behind a colon; empty if nothing.
std::string systemText(sqlite3* handle)
{
    const int error = handle ? sqlite3_system_errno(handle) : 0;
    return error == 0 ? std::string() : std::string(": ") + std::strerror(error);
}

FailureText failureText(int code, sqlite3* handle, const std::string& content)
{
    const std::string staysAsItWas = "the last saved version of the " + content + " is unchanged";
    switch (code & 0xff) {
    case SQLITE_FULL:
        return {"the disk is full, so the " + content + " cannot be saved",
                "free some space, or save the " + content + " elsewhere; " + staysAsItWas};
    case SQLITE_READONLY:
        if (code == SQLITE_READONLY_ROLLBACK)
            return {"the last save was interrupted, and the " + content +
                        " cannot be restored in a read-only folder",
                    "copy the " + content + " and its -journal file to a writable folder, and open the copy"};
        return {"the " + content + " cannot be written: the file or its folder is read-only",
                "save the " + content + " elsewhere; " + staysAsItWas};
    case SQLITE_IOERR:
        return {"reading or writing the " + content + " failed" + systemText(handle),
                "check that the disk or network folder is available and has free space; " + staysAsItWas};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {"another program is writing to the " + content, "wait until it has finished and try again"};
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {"the " + content + " cannot be opened" + systemText(handle),
                "check that you can read the file and create files in its folder"};
    case SQLITE_NOTADB:
        return {"this is not a FuzzyLens " + content + ", or the start of the file is damaged",
                "use another file or an older copy"};
    case SQLITE_TOOBIG:
        return {"a part of the " + content + " is too large to be saved", "keep fewer samples"};
    default:
        return {"the " + content + " is damaged", "use an older copy"};
    }
}

/// @p path with everything but letters, digits and a few marks percent-encoded.
std::string uriText(const std::string& path)
{
    static constexpr std::string_view plain = "/.-_~", digits = "0123456789ABCDEF";
    std::string text;
    for (const char character : path) {
        const auto byte = static_cast<unsigned char>(character);
        if (std::isalnum(byte) != 0 || plain.find(character) != std::string_view::npos)
            text += character;
        else
            (text += '%').append({digits[byte >> 4], digits[byte & 15]});
    }
    return text;
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const
{
    sqlite3_close_v2(handle);
}

// An absolute name is neither empty nor ":memory:" nor begins with "file:", which mean other things to SQLite.
Database::Database(std::filesystem::path path, Access access)
    : Database(path, std::filesystem::absolute(path).string(), SQLITE_OPEN_READWRITE,
               access == Access::Read ? onlyReads : safely)
{}

Database Database::aside(const std::filesystem::path& temporary, std::filesystem::path path, const char* content)
{
    return {std::move(path), std::filesystem::absolute(temporary).string(), SQLITE_OPEN_READWRITE, unsafely,
            content};
}

Database Database::sealed(const std::filesystem::path& path, const char* content)
{
    return {path, "file:" + uriText(std::filesystem::absolute(path).string()) + "?immutable=1",
            SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, onlyReads, content};
}

Database Database::scratch(std::filesystem::path path)
{
    return {std::move(path), std::string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, unsafely};
}

Database::Database(std::filesystem::path path, const std::string& name, int flags, const char* manner,
                   const char* content)
    : m_path(std::move(path))
    , m_content(content)
{
    sqlite3* handle = nullptr;
    const int code =
        sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    m_handle.reset(handle);
    if (code != SQLITE_OK)
        fail(code);
    sqlite3_busy_timeout(handle, patience);
    beCautious();
    run(manner);
}

void Database::beCautious() const
{
    sqlite3* const handle = m_handle.get();
    for (const auto& [setting, value] :
         {std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0),
          std::pair(SQLITE_DBCONFIG_DQS_DML, 0), std::pair(SQLITE_DBCONFIG_DQS_DDL, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_FKEY, 1)})
        sqlite3_db_config(handle, setting, value, nullptr);
    for (const auto& [limit, value] :
         {std::pair(SQLITE_LIMIT_SQL_LENGTH, 100'000), std::pair(SQLITE_LIMIT_COLUMN, 1000),
          std::pair(SQLITE_LIMIT_EXPR_DEPTH, 20), std::pair(SQLITE_LIMIT_COMPOUND_SELECT, 10),
          std::pair(SQLITE_LIMIT_VDBE_OP, 25'000), std::pair(SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50),
          std::pair(SQLITE_LIMIT_TRIGGER_DEPTH, 10)})
        sqlite3_limit(handle, limit, value);
    run("PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY");
}

void Database::run(const char* statements) const
{
    if (const int code = sqlite3_exec(m_handle.get(), statements, nullptr, nullptr, nullptr); code != SQLITE_OK)
        fail(code);
}

std::int64_t Database::number(const char* query) const
{
    Statement statement(*this, query);
    if (!statement.step())
        failDamaged();
    return statement.number(0);
}

bool Database::hold(std::chrono::milliseconds waiting)
{
    sqlite3_busy_timeout(m_handle.get(), static_cast<int>(waiting.count()));
    const int code = sqlite3_exec(m_handle.get(), "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    sqlite3_busy_timeout(m_handle.get(), patience);
    if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY)
        fail(code);
    m_isHeld = code == SQLITE_OK;
    return m_isHeld;
}

void Database::release()
{
    if (std::exchange(m_isHeld, false))
        sqlite3_exec(m_handle.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Database::holdAgain() const
{
    if (m_isHeld)
        sqlite3_exec(m_handle.get(), "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
}

bool Database::isMoved() const
{
    int moved = 0;
    sqlite3_file_control(m_handle.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

std::int64_t Database::applicationId(const std::filesystem::path& path)
{
    try {
        return sealed(path).number("PRAGMA application_id");
    } catch (const DataError&) {
        return 0;
    }
}

bool Database::isReserved(const std::filesystem::path& path)
{
    try {
        const Database database(path, Access::Read);
        sqlite3_file* file = nullptr;
        int isReserved = 0;
        sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
        return file && file->pMethods && file->pMethods->xCheckReservedLock(file, &isReserved) == SQLITE_OK &&
               isReserved != 0;
    } catch (const DataError&) {
        return false;
    }
}

void Database::copyFrom(const Database& other) const
{
    constexpr int allPages = -1;
    sqlite3_backup* copying = sqlite3_backup_init(m_handle.get(), "main", other.handle(), "main");
    if (copying)
        sqlite3_backup_step(copying, allPages);
    if (const int code = copying ? sqlite3_backup_finish(copying) : sqlite3_extended_errcode(m_handle.get());
        code != SQLITE_OK)
        fail(code);
}

void Database::fail(int code) const
{
    if ((code & 0xff) == SQLITE_NOMEM)
        throw std::bad_alloc();
    FailureText problem = failureText(code, m_handle.get(), m_content);
    failFile(m_path, std::move(problem.what), std::move(problem.remedy));
}

void Database::failDamaged() const
{
    fail(SQLITE_CORRUPT);
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(const Database& database, std::string_view text)
    : m_database(database)
{
    sqlite3_stmt* statement = nullptr;
    require(
        sqlite3_prepare_v2(database.handle(), text.data(), static_cast<int>(text.size()), &statement, nullptr));
    m_statement.reset(statement);
}

void Statement::require(int code) const
{
    if (code != SQLITE_OK)
        m_database.fail(code);
}

Statement& Statement::bind(int parameter, std::int64_t value)
{
    require(sqlite3_bind_int64(m_statement.get(), parameter, value));
    return *this;
}

Statement& Statement::bindReal(int parameter, double value)
{
    require(sqlite3_bind_double(m_statement.get(), parameter, value));
    return *this;
}

Statement& Statement::bindNull(int parameter)
{
    require(sqlite3_bind_null(m_statement.get(), parameter));
    return *this;
}

Statement& Statement::bindBlob(int parameter, std::string_view bytes)
{
    require(sqlite3_bind_blob64(m_statement.get(), parameter, bytes.data(), sqlite3_uint64{bytes.size()},
                                SQLITE_STATIC));
    return *this;
}

Statement& Statement::bindText(int parameter, std::string_view text)
{
    require(sqlite3_bind_text64(m_statement.get(), parameter, text.data(), sqlite3_uint64{text.size()},
                                SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

bool Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        m_database.fail(code);
    return code == SQLITE_ROW;
}

void Statement::run()
{
    step();
    require(sqlite3_reset(m_statement.get()));
}

int Statement::columns() const
{
    return sqlite3_column_count(m_statement.get());
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::number(int column) const
{
    if (sqlite3_column_type(m_statement.get(), column) != SQLITE_INTEGER)
        m_database.failDamaged();
    return sqlite3_column_int64(m_statement.get(), column);
}

double Statement::real(int column) const
{
    if (sqlite3_column_type(m_statement.get(), column) != SQLITE_FLOAT)
        m_database.failDamaged();
    return sqlite3_column_double(m_statement.get(), column);
}

std::string_view Statement::bytes(int column, int type) const
{
    if (sqlite3_column_type(m_statement.get(), column) != type)
        m_database.failDamaged();
    const void* start = sqlite3_column_blob(m_statement.get(), column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
    if (size > 0 && !start)  // read from the file now, which may fail
        m_database.fail(sqlite3_extended_errcode(m_database.handle()));
    return size == 0 ? std::string_view() : std::string_view(static_cast<const char*>(start), size);
}

std::string_view Statement::blob(int column) const
{
    return bytes(column, SQLITE_BLOB);
}

std::string_view Statement::text(int column) const
{
    return bytes(column, SQLITE_TEXT);
}

Transaction::Transaction(const Database& database, Kind kind)
    : m_database(database)
{
    // A connection that holds its database is in a transaction already.
    const bool isNew = sqlite3_get_autocommit(database.handle()) != 0;
    m_isOpen = isNew || kind == Kind::Writing;
    if (isNew)
        database.run(kind == Kind::Writing ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    if (!m_isOpen)
        return;
    sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    m_database.holdAgain();
}

void Transaction::commit()
{
    m_database.run("COMMIT");
    m_isOpen = false;
    m_database.holdAgain();
}

}  // namespace fuzzylens
