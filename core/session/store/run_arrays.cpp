// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/run_arrays.h"

#include "core/common/memory_guard.h"
#include "core/session/store/packed.h"
#include "core/session/store/session_state.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace fuzzylens {

namespace {

constexpr std::size_t cellSize = 8;
constexpr std::int64_t emptyText = -1;  // in the place of a length

/// Row names are stored once, in the arrays "samples" and "features".
bool isRowName(const std::vector<std::string>& columns, std::size_t column)
{
    return column == 0 && columns.size() > 1 && kindOf(columns.front()).values == ColumnKind::Values::Texts;
}

void append(std::string& bytes, std::int64_t number)
{
    bytes.append(reinterpret_cast<const char*>(&number), cellSize);
}

std::int64_t integerAt(std::string_view bytes, std::size_t index)
{
    std::int64_t number = 0;
    std::memcpy(&number, bytes.data() + index * cellSize, cellSize);
    return number;
}

/// The bits of a number; those of NaN where the cell is empty.
std::int64_t bitsOf(const ResultTable::Cell& cell)
{
    if (const auto* integer = std::get_if<std::int64_t>(&cell))
        return *integer;
    const auto* number = std::get_if<double>(&cell);
    return std::bit_cast<std::int64_t>(number ? *number : std::numeric_limits<double>::quiet_NaN());
}

std::string bytesOfNumbers(const ResultTable& table, std::size_t column)
{
    std::string bytes;
    bytes.reserve(cellSize * static_cast<std::size_t>(table.rows));
    for (Index row = 0; row < table.rows; ++row)
        append(bytes, bitsOf(table.cell(row, column)));
    return bytes;
}

/// How many texts there are, their lengths, and the texts one after another.
std::string bytesOfTexts(const ResultTable& table, std::size_t column)
{
    std::string bytes, texts;
    append(bytes, table.rows);
    for (Index row = 0; row < table.rows; ++row) {
        const ResultTable::Cell cell = table.cell(row, column);
        const auto* text = std::get_if<std::string_view>(&cell);
        append(bytes, text ? std::ssize(*text) : emptyText);
        if (text)
            texts += *text;
    }
    return bytes += texts;
}

std::string identityOf(std::int64_t run, const std::string& key, std::size_t column)
{
    return "column " + std::to_string(column) + " of " + key + " of " + runIdentity(run);
}

/// The cells of a column that was kept, one after another.
class KeptCells
{
public:
    /// @throws DataError if @p bytes are not those of a column of @p kind.
    KeptCells(std::string bytes, ColumnKind kind, const Database& database)
        : m_bytes(std::move(bytes))
        , m_kind(kind)
        , m_database(database)
    {
        const std::size_t numbers = m_bytes.size() / cellSize;
        if (m_kind.values != ColumnKind::Values::Texts) {
            require(m_bytes.size() % cellSize == 0);
            m_rows = static_cast<Index>(numbers);
            return;
        }
        require(numbers > 0);
        m_rows = integerAt(m_bytes, 0);
        require(m_rows >= 0 && m_rows < static_cast<Index>(numbers));
        m_texts = std::string_view(m_bytes).substr(cellSize * (1 + static_cast<std::size_t>(m_rows)));
        require(m_rows > 0 || m_texts.empty());
    }
    KeptCells(const KeptCells&) = delete;
    KeptCells& operator=(const KeptCells&) = delete;

    Index rows() const { return m_rows; }

    ResultTable::Cell next()
    {
        const auto row = static_cast<std::size_t>(m_row++);
        switch (m_kind.values) {
        case ColumnKind::Values::Texts: {
            const ResultTable::Cell text = nextText(integerAt(m_bytes, 1 + row));
            require(m_row < m_rows || m_texts.empty());
            return text;
        }
        case ColumnKind::Values::Integers:
            return integerAt(m_bytes, row);
        case ColumnKind::Values::Numbers:
            break;
        }
        const auto number = std::bit_cast<double>(integerAt(m_bytes, row));
        const bool isEmpty = m_kind.mayBeEmpty && std::isnan(number);
        require(isEmpty || std::isfinite(number));
        return isEmpty ? ResultTable::Cell() : ResultTable::Cell(number);
    }

private:
    void require(bool isAsWritten) const
    {
        if (!isAsWritten)
            m_database.failDamaged();
    }

    ResultTable::Cell nextText(std::int64_t length)
    {
        if (length == emptyText && m_kind.mayBeEmpty)
            return {};
        require(length >= 0 && static_cast<std::uint64_t>(length) <= m_texts.size());
        const std::string_view text = m_texts.substr(0, static_cast<std::size_t>(length));
        m_texts.remove_prefix(text.size());
        return text;
    }

    const std::string m_bytes;
    const ColumnKind m_kind;
    const Database& m_database;
    Index m_rows = 0, m_row = 0;
    std::string_view m_texts;  // that are left
};

}  // namespace

void putArrays(const Database& database, std::int64_t run, const std::vector<ResultTable>& arrays)
{
    Statement insert(database, "INSERT INTO arrays(run, key, \"column\", cells) VALUES(?, ?, ?, ?)");
    for (const ResultTable& array : arrays)
        for (std::size_t column = 0; column < array.columns.size(); ++column) {
            if (isRowName(array.columns, column))
                continue;
            const std::string identity = identityOf(run, array.key, column);
            const bool areTexts = kindOf(array.columns[column]).values == ColumnKind::Values::Texts;
            const std::string cells = areTexts ? packed(bytesOfTexts(array, column), identity)
                                               : packedNumbers(bytesOfNumbers(array, column), identity);
            insert.bind(1, run)
                .bindText(2, array.key)
                .bind(3, static_cast<std::int64_t>(column))
                .bindBlob(4, cells)
                .run();
        }
}

RunArrays::RunArrays(const Database& database, std::int64_t run, ColumnCounts columns)
    : m_database(database)
    , m_run(run)
    , m_columns(std::move(columns))
{
    ColumnCounts kept;
    Statement select(database, "SELECT key, count(*) FROM arrays WHERE run = ? GROUP BY key");
    select.bind(1, run);
    while (select.step())
        kept.emplace(select.text(0), static_cast<std::size_t>(select.number(1)));
    for (const auto& [key, all] : m_columns)
        if (!kept.contains(key) || (all != kept[key] && all != kept[key] + 1))  // without the row names
            failDamaged();
}

std::string RunArrays::cells(const std::string& key, std::size_t column) const
{
    Statement select(m_database, "SELECT cells FROM arrays WHERE run = ? AND key = ? AND \"column\" = ?");
    if (!select.bind(1, m_run).bindText(2, key).bind(3, static_cast<std::int64_t>(column)).step())
        failDamaged();
    return unpackedText(m_database, select.blob(0), identityOf(m_run, key, column));
}

Eigen::MatrixXd RunArrays::matrix(const std::string& key, const char* /*axis*/, Index rows, Index columns) const
{
    const auto width = static_cast<Index>(m_columns.at(key)) - 1;
    if (rows < 0 || (columns >= 0 && width != columns))
        failDamaged();
    requireMemory(m_database.path(),
                  static_cast<double>(sizeof(double)) * static_cast<double>(rows) * static_cast<double>(width));
    Eigen::MatrixXd values(rows, width);
    for (Index column = 0; column < width; ++column) {
        const std::string bytes = cells(key, static_cast<std::size_t>(column) + 1);
        if (bytes.size() != sizeof(double) * static_cast<std::size_t>(rows))
            failDamaged();
        std::memcpy(values.col(column).data(), bytes.data(), bytes.size());
    }
    if (!values.allFinite())
        failDamaged();
    return values;
}

void RunArrays::read(const std::string& key, const std::vector<std::string>& columns, Index rows,
                     const std::function<void(const Row&)>& take) const
{
    if (m_columns.at(key) != columns.size())
        failDamaged();
    std::vector<std::unique_ptr<KeptCells>> kept(columns.size());
    for (std::size_t column = 0; column < columns.size(); ++column)
        if (!isRowName(columns, column)) {
            kept[column] = std::make_unique<KeptCells>(cells(key, column), kindOf(columns[column]), m_database);
            if (rows >= 0 && kept[column]->rows() != rows)
                failDamaged();
            rows = kept[column]->rows();
        }
    constexpr double largestCell = sizeof(std::string);
    requireMemory(m_database.path(),
                  largestCell * static_cast<double>(rows) * static_cast<double>(columns.size()));
    Row row(columns.size());
    for (Index i = 0; i < rows; ++i) {
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (kept[column])
                row[column] = kept[column]->next();
        take(row);
    }
}

}  // namespace fuzzylens
