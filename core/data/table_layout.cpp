// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_layout.h"

#include "core/counted.h"
#include "core/data/file_bytes.h"

#include <algorithm>
#include <deque>
#include <map>

namespace fuzzylens {

namespace {

constexpr std::size_t cellsLookedAt = 300'000;
constexpr std::size_t fewestRows = 24;
constexpr std::size_t mostRowsFromAllOver = 1000;

/// Rows taken from a text, and the texts of cells that do not stand in it as they are.
class RowSample
{
public:
    RowSample(std::string_view text, const TableLayout& layout, const MissingTexts& missing)
        : m_text(text)
        , m_layout(layout)
        , m_missing(missing)
    {
        const std::size_t position = takeFirst();
        takeFromAllOver(text.substr(position));
    }
    std::vector<SampleRow> rows;

private:
    void take(const Record& record, std::int64_t line)
    {
        SampleRow& row = rows.emplace_back();
        row.line = line;
        requireRoomForFields(record.text, m_layout.delimiting.delimiter);
        row.cells.reserve(m_columns);
        const char* position = record.text.data();
        const char* end = position + record.text.size();
        for (;; ++position) {
            Field field;
            position = readField(position, end, m_layout.delimiting.delimiter, field);
            std::string_view text = field.quoted ? field.text : trimmed(field.text);
            if (field.escaped)
                text = m_unescaped.emplace_back(field.value());
            row.cells.push_back({text, readCell(text, m_layout.decimalMark, m_missing).kind, field.quoted});
            if (position == end)
                break;
        }
        m_columns = row.cells.size();
    }

    /// Half of the rows, or all when there are not many more. Returns where they end.
    std::size_t takeFirst()
    {
        RecordScanner scanner(m_text, m_layout.delimiting);
        Record record;
        std::size_t most = fewestRows;
        while (rows.size() < most && scanner.next(record)) {
            take(record, record.line);
            if (rows.size() != 2)
                continue;
            most = std::max(cellsLookedAt / std::max<std::size_t>(m_columns, 1), fewestRows);
            const double perRow = static_cast<double>(scanner.position()) / 2;
            constexpr double notManyMore = 1.2;
            if (static_cast<double>(m_text.size()) / perRow > static_cast<double>(most) * notManyMore)
                most /= 2;
        }
        return scanner.position();
    }

    void takeFromAllOver(std::string_view rest)
    {
        const std::size_t more = rest.empty() ? 0 : std::min(rows.size(), mostRowsFromAllOver);
        for (std::size_t i = 0; i < more; ++i) {
            RecordScanner scanner(rest.substr(rest.size() / more * i), m_layout.delimiting);
            Record record;
            // The first piece is the tail of a record.
            if (scanner.next(record) && scanner.next(record))
                take(record, 0);
        }
    }

    std::string_view m_text;
    const TableLayout& m_layout;
    const MissingTexts& m_missing;
    std::deque<std::string> m_unescaped;
    std::size_t m_columns = 0;
};

std::size_t commonestWidth(const std::vector<SampleRow>& rows)
{
    std::map<std::size_t, int> rowsOf;
    for (const SampleRow& row : rows)
        ++rowsOf[row.cells.size()];
    std::size_t width = rows.front().cells.size();
    for (const auto& [columns, count] : rowsOf)
        if (count > rowsOf[width])
            width = columns;
    return width;
}

/// A first line that tells spreadsheets the delimiter.
bool isSeparatorLine(const SampleRow& row)
{
    const std::string_view first = row.cells.front().text;
    return row.line == 1 && first.starts_with("sep=") && first.size() <= 5 &&
           std::all_of(row.cells.begin() + 1, row.cells.end(),
                       [](const SampleCell& cell) { return cell.text.empty(); });
}

/// Lines that begin with # or % and do not have the fields of the others are remarks.
void skipRemarks(TableLayout& layout, std::vector<SampleRow>& rows)
{
    const auto isRemark = [&layout](const SampleRow& row) {
        if (isSeparatorLine(row))
            return true;
        return !row.cells.front().text.empty() &&
               (row.cells.front().text.front() == '#' || row.cells.front().text.front() == '%') &&
               row.cells.size() != static_cast<std::size_t>(layout.columns);
    };
    const auto first = std::find_if_not(rows.begin(), rows.end(), isRemark);
    layout.skippedRows = static_cast<int>(first - rows.begin());
    if (layout.skippedRows > 0)
        layout.decide("remarks", counted(layout.skippedRows, "row", "rows"), "they begin with #, % or sep=");
    rows.erase(rows.begin(), first);
}

void requireHeader(const TableLayout& layout, const std::vector<SampleRow>& rows,
                   const std::filesystem::path& path)
{
    for (std::size_t r = 0; r < layout.header.size(); ++r)
        if (layout.header[r].size() != static_cast<std::size_t>(layout.columns))
            throw DataError({Issue::Severity::Error,
                             "the row has " + fieldsText(rows[r].cells.size()) + " where the other rows have " +
                                 std::to_string(layout.columns),
                             path.string(),
                             rows[r].line,
                             0,
                             {},
                             "give every row the same number of fields"});
}

void requireFits(const TableLayout& layout, const std::filesystem::path& path, const ImportOptions& options)
{
    if (options.nameColumn && *options.nameColumn >= layout.columns)
        failFile(path, "there is no column " + std::to_string(*options.nameColumn + 1) +
                           " to take the names from; the rows have " + std::to_string(layout.columns) + " fields");
    if (options.labelColumn && *options.labelColumn >= layout.columns)
        failFile(path, "there is no column " + std::to_string(*options.labelColumn + 1) +
                           " to take the label from; the rows have " + std::to_string(layout.columns) + " fields");
    if (options.labelColumn.value_or(-1) >= 0 && options.labelColumn == layout.nameColumn)
        failFile(path, "column " + std::to_string(layout.nameColumn + 1) + " cannot hold both names and the label",
                 "choose another column for one of them");
    if (options.labelColumn.value_or(-1) >= 0 && !layout.samplesInRows())
        failFile(path, "the columns are samples, none of them can hold the label",
                 "put the samples in rows, or leave the label to be found");
    if (std::find(layout.roles.begin(), layout.roles.end(), TableLayout::Role::Value) == layout.roles.end())
        failFile(path, "no column holds numbers",
                 "choose another delimiter or decimal mark if the table has some");
}

}  // namespace

TableLayout guessLayout(std::string_view text, const std::filesystem::path& path, const ImportOptions& options,
                        std::int64_t line)
{
    const MissingTexts missing(options.missingTexts);
    TableLayout layout;
    decideDelimiting(layout, text, options, missing);
    if (layout.delimiting.delimiter == layout.decimalMark)
        failFile(path, "the delimiter and the decimal mark cannot both be a " + markName(layout.decimalMark),
                 "choose another delimiter, or leave the decimal mark to be found");
    RowSample sample(text, layout, missing);
    std::vector<SampleRow>& rows = sample.rows;
    if (rows.empty())
        failFile(path, "the file holds nothing but blank lines");
    layout.columns = static_cast<int>(commonestWidth(rows));
    skipRemarks(layout, rows);
    if (rows.empty())
        failFile(path, "the file holds no table: all its rows are remarks");
    if (options.headerRows || !readMarkedHeader(layout, rows))
        decideHeader(layout, rows, options);
    for (SampleRow& row : rows)
        row.line += row.line > 0 ? line - 1 : 0;
    requireHeader(layout, rows, path);
    std::vector<SampleRow> body;
    for (std::size_t r = layout.header.size() + static_cast<std::size_t>(layout.declaringRows); r < rows.size();
         ++r)
        if (rows[r].cells.size() == static_cast<std::size_t>(layout.columns))
            body.push_back(std::move(rows[r]));
    if (body.empty())
        failFile(path, "there is no row of numbers below the header");
    decideColumns(layout, text, body, options, missing);
    requireFits(layout, path, options);
    return layout;
}

}  // namespace fuzzylens
