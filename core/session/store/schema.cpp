// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/schema.h"

#include "core/io/file_bytes.h"
#include "core/session/session_holder.h"

#include <string>

namespace fuzzylens {

namespace {

// The content of a head or another BLOB is packed (packed.h): JSON except for panels, arrays and pictures. All
// data that can be damaged are in one of them; the numbers in other columns locate them and are part of their
// checksums.
constexpr const char* versionOne = R"(
CREATE TABLE session(id INTEGER PRIMARY KEY CHECK(id = 1), head BLOB NOT NULL) STRICT;
CREATE TABLE matrices(id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE panels(matrix INTEGER NOT NULL REFERENCES matrices(id) ON DELETE CASCADE, panel INTEGER NOT NULL,
                    numbers BLOB NOT NULL, UNIQUE(matrix, panel)) STRICT;
CREATE TABLE data_sets(id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE,
                       matrix INTEGER REFERENCES matrices(id), head BLOB NOT NULL, file BLOB NOT NULL) STRICT;
CREATE INDEX data_sets_of_matrix ON data_sets(matrix);
CREATE TABLE preparations(id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, steps BLOB NOT NULL) STRICT;
CREATE TABLE runs(id INTEGER PRIMARY KEY, data_set INTEGER NOT NULL REFERENCES data_sets(id),
                  preparation INTEGER NOT NULL REFERENCES preparations(id), head BLOB NOT NULL) STRICT;
CREATE INDEX runs_of_data_set ON runs(data_set);
CREATE INDEX runs_of_preparation ON runs(preparation);
CREATE TABLE results(run INTEGER PRIMARY KEY REFERENCES runs(id) ON DELETE CASCADE, result BLOB NOT NULL,
                     pairs BLOB NOT NULL, picture BLOB NOT NULL) STRICT;
CREATE TABLE documents(key TEXT PRIMARY KEY NOT NULL, text BLOB NOT NULL) STRICT;
)";

// The arrays of a result, one row for each column. As JSON text, ten million numbers need many times their own
// memory; runs saved before have theirs there.
constexpr const char* versionTwo = R"(
CREATE TABLE arrays(run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE, key TEXT NOT NULL,
                    "column" INTEGER NOT NULL, cells BLOB NOT NULL, UNIQUE(run, key, "column")) STRICT;
)";

/// Every object of the schema as text.
std::string schemaOf(const Database& database)
{
    Statement objects(database, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY name");
    std::string all;
    while (objects.step())
        for (int column = 0; column < 4; ++column)
            all.append(objects.text(column)) += '\n';
    return all;
}

/// The objects that a session of this version has: a stranger's file may have others of the same names.
void requireSchema(const Database& database, const SchemaSteps& steps, std::int64_t version)
{
    const Database model = Database::scratch(database.path());
    bringUp(model, SchemaSteps(steps.begin(), steps.begin() + version));
    if (schemaOf(database) != schemaOf(model))
        database.failDamaged();
}

std::int64_t requireVersion(const Database& database, const SchemaSteps& steps)
{
    if (database.number("PRAGMA application_id") != sessionApplicationId)
        failFile(database.path(), message("this is an SQLite database, not a FuzzyLens session"),
                 message("use a session file"));
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version > static_cast<std::int64_t>(steps.size()))
        failFile(database.path(),
                 message("this session was saved by a newer version of FuzzyLens (format %1; this version reads "
                         "formats up to %2)",
                         version, steps.size()),
                 message("open it with the newer version"));
    if (version < 1)
        database.failDamaged();
    requireSchema(database, steps, version);
    return version;
}

}  // namespace

const SchemaSteps& sessionSchema()
{
    static const SchemaSteps steps{versionOne, versionTwo};
    return steps;
}

void bringUp(const Database& database, const SchemaSteps& steps)
{
    Transaction transaction(database);
    const auto version = static_cast<std::size_t>(database.number("PRAGMA user_version"));
    for (std::size_t step = version; step < steps.size(); ++step)
        database.run(steps[step]);
    database.run(("PRAGMA user_version=" + std::to_string(steps.size()) +
                  "; PRAGMA application_id=" + std::to_string(sessionApplicationId))
                     .c_str());
    transaction.commit();
}

Database openToRead(const std::filesystem::path& path, const SchemaSteps& steps, std::int64_t oldest)
{
    requireFile(path);
    Database database(path, Database::Access::Read);
    if (requireVersion(database, steps) >= oldest)
        return database;
    Database copy = Database::scratch(path);
    copy.copyFrom(database);
    bringUp(copy, steps);
    return copy;
}

Database openToEdit(const std::filesystem::path& path, const SchemaSteps& steps,
                    std::chrono::milliseconds patience)
{
    requireFile(path);
    Database database(path, Database::Access::Edit);
    if (!database.hold(patience))
        failHeld(path);
    if (database.isMoved())  // another file took its place before it was held
        return openToEdit(path, steps, patience);
    if (requireVersion(database, steps) < static_cast<std::int64_t>(steps.size()))
        bringUp(database, steps);
    return database;
}

}  // namespace fuzzylens
