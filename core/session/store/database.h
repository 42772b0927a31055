// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace fuzzylens {

/// An SQLite database that may be a stranger's: nothing in its schema is trusted or run. Every error is a
/// DataError of one sentence: the file, what went wrong, what can be done; the file is as it was before the
/// transaction then. Of one thread at a time.
class FUZZYLENS_EXPORT Database
{
public:
    enum class Access {
        Read,  // changes nothing but to undo a save that was interrupted
        Edit   // in place, in transactions that survive a crash
    };
    Database(std::filesystem::path path, Access access);
    /// The file @p temporary, which no other one knows yet and which is thrown away when writing it fails; @p path
    /// is named where something goes wrong.
    /// @param content what messages call it.
    static Database aside(const std::filesystem::path& temporary, std::filesystem::path path,
                          const char* content = "session");
    /// A complete file that no program writes: read without locks, and without a journal that may be in the same
    /// folder.
    static Database sealed(const std::filesystem::path& path, const char* content = "session");
    /// One of its own that goes with it; @p path is named where something goes wrong.
    static Database scratch(std::filesystem::path path);

    /// The application id in the header of the file @p path; 0 if it is no database. Takes no locks and changes
    /// nothing.
    static std::int64_t applicationId(const std::filesystem::path& path);
    /// Whether a connection, of any process, writes or holds the database @p path.
    static bool isReserved(const std::filesystem::path& path);
    /// The byte that SQLite locks for it.
    static constexpr std::int64_t reservedByte = 0x40000001;

    /// Keeps all other connections from writing while this one is open, also between its transactions; they may
    /// read. Waits up to @p patience for another one that writes or holds. @returns false if it still does.
    bool hold(std::chrono::milliseconds patience);
    /// Lets other connections write again.
    void release();
    /// Holds the database again if hold() was called, after a transaction. Where that fails the next transaction
    /// does.
    void holdAgain() const;
    /// Whether the file was moved, deleted or replaced since it was opened.
    bool isMoved() const;

    const std::filesystem::path& path() const { return m_path; }
    sqlite3* handle() const { return m_handle.get(); }
    /// Runs statements that give nothing.
    void run(const char* statements) const;
    /// The first column of the only row of @p query, a whole number.
    std::int64_t number(const char* query) const;
    /// Replaces the content by that of @p other, free pages included.
    void copyFrom(const Database& other) const;

    /// Throws what @p code, of the call just made, means.
    [[noreturn]] void fail(int code) const;
    /// The content of the file is not as expected.
    [[noreturn]] void failDamaged() const;

private:
    struct Close
    {
        void operator()(sqlite3* handle) const;
    };

    /// @param name as SQLite takes it. @param flags of opening it.
    Database(std::filesystem::path path, const std::string& name, int flags, const char* manner,
             const char* content = "session");
    void beCautious() const;

    std::filesystem::path m_path;
    std::string m_content;
    std::unique_ptr<sqlite3, Close> m_handle;
    bool m_isHeld = false;
};

/// A statement of a database. Parameters count from 1, columns from 0.
class FUZZYLENS_EXPORT Statement
{
public:
    Statement(const Database& database, std::string_view text);

    Statement& bind(int parameter, std::int64_t value);
    Statement& bindReal(int parameter, double value);
    Statement& bindNull(int parameter);
    /// @p bytes have to stay until the next step.
    Statement& bindBlob(int parameter, std::string_view bytes);
    Statement& bindText(int parameter, std::string_view text);
    /// True while there is a row.
    bool step();
    /// For a statement that gives no rows; it can be bound and run again.
    void run();

    int columns() const;

    // Of the row that step() came to; damage is an error as anywhere.
    bool isNull(int column) const;
    std::int64_t number(int column) const;
    double real(int column) const;
    std::string_view blob(int column) const;  // until the next step
    std::string_view text(int column) const;

private:
    struct Finalize
    {
        void operator()(sqlite3_stmt* statement) const;
    };
    void require(int code) const;
    std::string_view bytes(int column, int type) const;

    const Database& m_database;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// While it exists all reads see the same state. Changes are written by commit(), or not at all.
class FUZZYLENS_EXPORT Transaction
{
public:
    enum class Kind { Reading, Writing };
    /// One for reading inside of another is part of that one.
    explicit Transaction(const Database& database, Kind kind = Kind::Writing);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

private:
    const Database& m_database;
    bool m_isOpen = true;
};

}  // namespace fuzzylens
