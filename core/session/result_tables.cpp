// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/result_tables.h"

#include "core/common/memory_guard.h"
#include "core/io/file_bytes.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr const char* content = "database of the result";  // in messages
constexpr std::int32_t tablesApplicationId = 0x467a5273;   // "FzRs", in the header of the file
constexpr std::size_t mostValueColumns = 900;              // SQLite and its readers allow 2000 in a table

/// Columns of numbers have no type: REAL would store -0 as 0.
std::string numberColumn(std::string_view key, Index column)
{
    if (key == "feature_factors")
        return "factor NOT NULL";
    const char* prefix = key.starts_with("embedding") || key == "projection" ? "axis_"
                         : key == "class_probabilities"                      ? "class_"
                                                                             : "cluster_";
    return prefix + std::to_string(column) + " NOT NULL";
}

std::vector<std::string> matrixColumns(const char* axis, std::string_view key, Index columns)
{
    std::vector<std::string> all{nameColumn(axis)};
    for (Index column = 0; column < columns; ++column)
        all.push_back(numberColumn(key, column));
    return all;
}

/// The table with the columns from @p part * mostValueColumns + 1 on.
std::string partName(const std::string& key, std::size_t part)
{
    return part == 0 ? key : key + '_' + std::to_string(part + 1);
}

std::size_t partsOf(std::size_t columns)
{
    return columns < 2 ? 1 : (columns - 2) / mostValueColumns + 1;
}

/// Indices of the columns of a part, of @p columns in all.
std::vector<std::size_t> columnsOfPart(std::size_t part, std::size_t columns)
{
    std::vector<std::size_t> all{0};
    const std::size_t first = 1 + part * mostValueColumns;
    for (std::size_t column = first; column < std::min(columns, first + mostValueColumns); ++column)
        all.push_back(column);
    return all;
}

std::string createText(const std::string& name, const std::vector<std::string>& columns, std::size_t part)
{
    std::string text = "CREATE TABLE " + name;
    for (const std::size_t column : columnsOfPart(part, columns.size()))
        text += (column == 0 ? '(' : ',') + columns[column];
    return text + ')';
}

std::string selectText(const std::string& table)
{
    return "SELECT * FROM " + table + " ORDER BY rowid";
}

void bindCell(Statement& insert, int parameter, const ResultTable::Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell))
        insert.bindReal(parameter, *number);
    else if (const auto* text = std::get_if<std::string_view>(&cell))
        insert.bindText(parameter, *text);
    else if (const auto* index = std::get_if<std::int64_t>(&cell))
        insert.bind(parameter, *index);
    else
        insert.bindNull(parameter);
}

void putPart(const Database& database, const std::string& name, const ResultTable& table, std::size_t part)
{
    database.run(createText(name, table.columns, part).c_str());
    const std::vector<std::size_t> columns = columnsOfPart(part, table.columns.size());
    std::string text = "INSERT INTO " + name + " VALUES(?";
    for (std::size_t i = 1; i < columns.size(); ++i)
        text += ",?";
    Statement insert(database, text + ')');
    for (Index row = 0; row < table.rows; ++row) {
        for (std::size_t i = 0; i < columns.size(); ++i)
            bindCell(insert, static_cast<int>(i) + 1, table.cell(row, columns[i]));
        insert.run();
    }
}

/// Adds each named result of a visited outcome that belongs into a table.
struct TableCollector
{
    using Cell = ResultTable::Cell;
    const Result& result;
    std::vector<ResultTable>& tables;

    /// @param value of a row and a column, which counts from 0 without the names.
    template <typename Value>
    void add(const char* key, const NamesPtr& names, std::vector<std::string> columns, Value value) const
    {
        tables.push_back({key, std::move(columns), static_cast<Index>(names->size()),
                          [names, value](Index row, std::size_t column) -> Cell {
                              return column == 0 ? Cell((*names)[static_cast<std::size_t>(row)])
                                                 : Cell(value(row, static_cast<Index>(column) - 1));
                          }});
    }
    void addClasses(const char* key, const char* column, const std::vector<int>& codes) const
    {
        add(key, result.samples, {nameColumn("sample"), column + std::string(" TEXT")},
            [&codes, &classes = result.target.classNames](Index row, Index) {
                const int code = codes[static_cast<std::size_t>(row)];
                return code < 0 ? Cell() : Cell(classes[static_cast<std::size_t>(code)]);
            });
    }
    void addNumbers(const char* key, const char* column, const std::vector<double>& numbers) const
    {
        add(key, result.samples, {nameColumn("sample"), column}, [&numbers](Index row, Index) {
            const double number = numbers[static_cast<std::size_t>(row)];
            return std::isnan(number) ? Cell() : Cell(number);
        });
    }

    template <int Rows, int Columns>
    void operator()(const char* key, const Eigen::Matrix<double, Rows, Columns>& values, Index rows,
                    Index columns) const
    {
        const bool isTurned = columns == perFeature && Columns != 1;
        if (values.size() == 0 || (rows != perSample && rows != perFeature && columns != perFeature))
            return;
        const bool areSamples = rows == perSample;
        add(key, areSamples ? result.samples : result.features,
            matrixColumns(areSamples ? "sample" : "feature", key, isTurned ? values.rows() : values.cols()),
            [&values, isTurned](Index row, Index column) {
                return isTurned ? values(column, row) : values(row, column);
            });
    }
    void operator()(const char* key, const std::vector<int>& indices, Index /*bound*/, Index size) const
    {
        if (!indices.empty() && size == perSample)
            add(key, result.samples, {nameColumn("sample"), "cluster INTEGER NOT NULL"},
                [&indices](Index row, Index) { return std::int64_t{indices[static_cast<std::size_t>(row)]}; });
    }
    void operator()(const char* key, const std::vector<int>& classes, const std::vector<double>& numbers) const
    {
        if (!classes.empty())
            addClasses(key, "predicted", classes);
        else if (!numbers.empty())
            addNumbers(key, "predicted", numbers);
    }
    void operator()(const char* key, const std::vector<SimilarityEdge>& graph) const
    {
        if (graph.empty())
            return;
        const auto cell = [&graph](Index row, std::size_t column) {
            const SimilarityEdge& edge = graph[static_cast<std::size_t>(row)];
            return column == 2 ? Cell(edge.similarity)
                               : Cell(std::int64_t{column == 0 ? edge.first : edge.second});
        };
        tables.push_back({key, edgeColumns(), static_cast<Index>(graph.size()), cell});
    }
    // Short: indices of probes, names of axes, eigenvalues, temperatures.
    void operator()(const char*, const std::vector<Index>&, Index, Index) const {}
    void operator()(const char*, const std::vector<std::string>&, Index) const {}
    template <typename Short>
    void operator()(const char*, const std::vector<Short>&) const
    {}
};

}  // namespace

std::string nameColumn(const char* axis)
{
    return axis + std::string(" TEXT NOT NULL");
}

ColumnKind kindOf(std::string_view column)
{
    const auto says = [column](std::string_view word) { return column.find(word) != std::string_view::npos; };
    return {says(" TEXT")      ? ColumnKind::Values::Texts
            : says(" INTEGER") ? ColumnKind::Values::Integers
                               : ColumnKind::Values::Numbers,
            !says(" NOT NULL")};
}

std::vector<std::string> edgeColumns()
{
    return {"first_sample INTEGER NOT NULL", "second_sample INTEGER NOT NULL", "similarity NOT NULL"};
}

std::vector<ResultTable> tablesOf(const Result& result)
{
    std::vector<ResultTable> tables;
    const TableCollector collector{result, tables};
    const auto noValues = [](Index, Index) { return ResultTable::Cell(); };
    collector.add("samples", result.samples, {nameColumn("sample")}, noValues);
    collector.add("features", result.features, {nameColumn("feature")}, noValues);
    if (result.target.kind == Target::Kind::Classes)
        collector.addClasses("labels", "label", result.target.classOf);
    else if (result.target.kind == Target::Kind::Numbers)
        collector.addNumbers("labels", "label", result.target.numbers);
    visitResults(result.outcome, collector, perSample, perFeature);
    return tables;
}

double textSizeOf(const Result& result, const std::vector<ResultTable>& tables)
{
    constexpr double ofNumber = 20;
    double size = 0;
    for (const ResultTable& table : tables)
        size += ofNumber * static_cast<double>(table.rows) * static_cast<double>(table.columns.size() - 1);
    for (const NamesPtr& names : {result.samples, result.features})
        for (const std::string& name : *names)
            size += static_cast<double>(name.size());
    return size;
}

StoredTables writeTables(const std::vector<ResultTable>& tables, AtomicFile& file)
{
    const std::filesystem::path& path = file.path();
    StoredTables stored{path.filename().string(), {}, {}};
    {
        const Database database = Database::aside(file.aside(), path, content);
        Transaction transaction(database);
        database.run(("PRAGMA application_id=" + std::to_string(tablesApplicationId)).c_str());
        for (const ResultTable& table : tables)
            for (std::size_t part = 0; part < partsOf(table.columns.size()); ++part) {
                stored.names[table.key].push_back(partName(table.key, part));
                putPart(database, stored.names[table.key].back(), table, part);
            }
        transaction.commit();
    }
    stored.sha256 = sha256OfFile(file.aside());
    return stored;
}

namespace {

ResultTable::Cell cellOf(const Statement& row, int column, ColumnKind kind)
{
    if (kind.mayBeEmpty && row.isNull(column))
        return {};
    switch (kind.values) {
    case ColumnKind::Values::Texts:
        return row.text(column);
    case ColumnKind::Values::Integers:
        return row.number(column);
    case ColumnKind::Values::Numbers:
        break;
    }
    return row.real(column);
}

/// The database of a result file, once it is known to belong to it.
std::filesystem::path requireTogether(const std::filesystem::path& path, const std::string& sha256)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        failFile(path, message("this file with the arrays of the result was not found"),
                 message("move the result file and this file together"));
    if (sha256OfFile(path) != sha256)
        failFile(path, message("this file does not belong to the result file, or it has been changed"),
                 message("use the two files that were saved together"));
    return path;
}

}  // namespace

ResultTables::ResultTables(const std::filesystem::path& folder, const StoredTables& stored)
    : m_stored(stored)
    , m_database(Database::sealed(requireTogether(folder / stored.file, stored.sha256), content))
{}

std::vector<std::string> ResultTables::parts(const std::string& key) const
{
    const std::vector<std::string>& names = m_stored.names.at(key);
    for (std::size_t part = 0; part < names.size(); ++part)
        if (names[part] != partName(key, part))
            failDamaged();
    if (names.empty())
        failDamaged();
    return names;
}

void ResultTables::requireTable(const std::string& name, const std::vector<std::string>& columns, std::size_t part,
                                Index rows) const
{
    Statement schema(m_database, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?");
    if (!schema.bindText(1, name).step() || schema.text(0) != createText(name, columns, part))
        failDamaged();
    if (rows >= 0 && m_database.number(("SELECT count(*) FROM " + name).c_str()) != rows)
        failDamaged();
}

void ResultTables::read(const std::string& key, const std::vector<std::string>& columns, Index rows,
                        const std::function<void(const Row&)>& take) const
{
    const std::string name = parts(key).front();
    requireTable(name, columns, 0, rows);
    std::vector<ColumnKind> kinds;
    for (const std::string& column : columns)
        kinds.push_back(kindOf(column));
    Row cells(columns.size());
    Statement select(m_database, selectText(name));
    while (select.step()) {
        for (std::size_t column = 0; column < cells.size(); ++column)
            cells[column] = cellOf(select, static_cast<int>(column), kinds[column]);
        take(cells);
    }
}

Eigen::MatrixXd ResultTables::matrix(const std::string& key, const char* axis, Index rows, Index columns) const
{
    if (rows < 0)
        failDamaged();  // no array with an entry per sample or feature
    const std::vector<std::string> tables = parts(key);
    Index width = 0;
    for (const std::string& name : tables)
        width += Statement(m_database, selectText(name)).columns() - 1;
    const std::vector<std::string> all = matrixColumns(axis, key, width);
    if ((columns >= 0 && width != columns) || partsOf(all.size()) != tables.size())
        failDamaged();
    for (std::size_t part = 0; part < tables.size(); ++part)
        requireTable(tables[part], all, part, rows);
    requireMemory(m_database.path(),
                  static_cast<double>(sizeof(double)) * static_cast<double>(rows) * static_cast<double>(width));
    Eigen::MatrixXd values(rows, width);
    for (std::size_t part = 0; part < tables.size(); ++part) {
        Statement select(m_database, selectText(tables[part]));
        const auto first = static_cast<Index>(part * mostValueColumns);
        for (Index row = 0; row < rows; ++row) {
            if (!select.step())
                failDamaged();
            for (int column = 1; column < select.columns(); ++column)
                values(row, first + column - 1) = select.real(column);
        }
    }
    return values;
}

}  // namespace fuzzylens
