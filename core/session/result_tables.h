// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_file.h"
#include "core/session/json_document.h"
#include "core/session/result.h"
#include "core/session/store/database.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fuzzylens {

/// In the place of a size that visitResults() passes on: an entry for each sample, or for each feature.
inline constexpr Index perSample = -2, perFeature = -3;

/// "sample TEXT NOT NULL": the first column of most tables. @param axis "sample" or "feature".
std::string nameColumn(const char* axis);
/// Those of a graph of samples.
std::vector<std::string> edgeColumns();

/// What the cells of a column hold, and whether they may be empty, as its definition in SQL says.
struct ColumnKind
{
    enum class Values { Texts, Integers, Numbers };
    Values values;
    bool mayBeEmpty;
};
ColumnKind kindOf(std::string_view column);

/// An array of a result as a table.
struct ResultTable
{
    using Cell = std::variant<std::monostate, std::int64_t, double, std::string_view>;

    std::string key;                   // in the result file
    std::vector<std::string> columns;  // as SQL defines them; the first one has the names unless rows are edges
    Index rows = 0;
    std::function<Cell(Index row, std::size_t column)> cell;
};

/// The arrays of @p result with an entry for each sample, feature or edge; @p result must outlive them.
std::vector<ResultTable> tablesOf(const Result& result);

/// Bytes of @p result as JSON, roughly: 20 for each number or label in @p tables and the lengths of the names.
double textSizeOf(const Result& result, const std::vector<ResultTable>& tables);

/// The database with the tables of a result, as the result file names it.
struct StoredTables
{
    std::string file;                                       // its name; it is in the folder of the result file
    std::string sha256;                                     // of its bytes
    std::map<std::string, std::vector<std::string>> names;  // for each key, those of its tables, left to right
};

/// Writes @p tables into an SQLite database, row by row. @throws DataError if it cannot be written.
StoredTables writeTables(const std::vector<ResultTable>& tables, AtomicFile& file);

/// The arrays of a result that are not in its JSON, as the tables of tablesOf(). Every function throws DataError
/// if they are not as they were written.
class ResultArrays
{
public:
    using Row = std::vector<ResultTable::Cell>;

    virtual ~ResultArrays() = default;

    virtual bool has(const std::string& key) const = 0;
    /// rows x columns, without the names; any number of columns if that is -1. @param key one that has() finds.
    /// @param axis "sample" or "feature".
    virtual Eigen::MatrixXd matrix(const std::string& key, const char* axis, Index rows, Index columns) const = 0;
    /// Gives each row to @p take, with cells of the kinds that @p columns (as in ResultTable) define; its texts
    /// live until the next one. The names of samples or features may be absent unless they are the only column.
    /// @param key one that has() finds. @param rows any number if -1.
    virtual void read(const std::string& key, const std::vector<std::string>& columns, Index rows,
                      const std::function<void(const Row& cells)>& take) const = 0;
    [[noreturn]] virtual void failDamaged() const = 0;
};

/// How many columns the table of each key has.
using ColumnCounts = std::map<std::string, std::size_t>;
using ArraysOfResult = std::function<std::unique_ptr<ResultArrays>(const ColumnCounts& columns)>;

/// toJson(result) without @p arrays, with the number of columns of each in their place.
std::string textWithoutArrays(const Result& result, const std::vector<ResultTable>& arrays);
/// The result of such a text, and of the arrays that @p arraysOf gives, or of one with all arrays in it.
/// @throws DataError as resultFromJson.
Result resultFromParts(const std::string& text, const std::string& file, const ArraysOfResult& arraysOf);

/// The tables of a result file.
class ResultTables final : public ResultArrays
{
public:
    /// @param folder of the result file. @throws DataError also if the database is absent or is not the one that
    /// was written together with the result file.
    ResultTables(const std::filesystem::path& folder, const StoredTables& stored);

    bool has(const std::string& key) const override { return m_stored.names.contains(key); }
    Eigen::MatrixXd matrix(const std::string& key, const char* axis, Index rows, Index columns) const override;
    void read(const std::string& key, const std::vector<std::string>& columns, Index rows,
              const std::function<void(const Row& cells)>& take) const override;
    [[noreturn]] void failDamaged() const override { m_database.failDamaged(); }

private:
    std::vector<std::string> parts(const std::string& key) const;
    void requireTable(const std::string& name, const std::vector<std::string>& columns, std::size_t part,
                      Index rows) const;

    StoredTables m_stored;
    Database m_database;
};

}  // namespace fuzzylens
