// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_layout.h"

#include "core/io/file_bytes.h"

#include <algorithm>
#include <deque>
#include <map>
#include <memory>

namespace fuzzylens {

namespace {

constexpr std::size_t cellsKept = 300'000;
constexpr std::size_t fewestRowsKept = 24;
constexpr std::size_t mostRowsFromAllOver = 1000;

/// Sampled rows of a text, and the texts of cells that had to be decoded.
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
        std::size_t most = fewestRowsKept;
        while (rows.size() < most && scanner.next(record)) {
            take(record, record.line);
            if (rows.size() != 2)
                continue;
            most = std::max(cellsKept / std::max<std::size_t>(m_columns, 1), fewestRowsKept);
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

bool isEmptyFrom(const SampleRow& row, int column)
{
    return static_cast<std::size_t>(column) >= row.cells.size() ||
           std::all_of(row.cells.begin() + column, row.cells.end(),
                       [](const SampleCell& one) { return one.text.empty(); });
}

/// Takes delimiters off the ends of rows where other rows have none.
void dropTrailingDelimiters(TableLayout& layout, std::vector<SampleRow>& rows)
{
    const auto isShorter = [&](const SampleRow& row) {
        return row.cells.size() + 1 == static_cast<std::size_t>(layout.columns);
    };
    const auto endsThere = [&](const SampleRow& row) { return isEmptyFrom(row, layout.columns - 1); };
    while (layout.columns > 2 && std::any_of(rows.begin(), rows.end(), isShorter) &&
           std::all_of(rows.begin(), rows.end(), endsThere))
        --layout.columns;
    const auto columns = static_cast<std::size_t>(layout.columns);
    for (SampleRow& row : rows)
        if (row.cells.size() > columns && isEmptyFrom(row, layout.columns)) {
            row.cells.resize(columns);
            layout.paddedRows = true;
        }
}

/// A first line with the delimiter for spreadsheet programs.
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
        layout.decide("comment lines", message(layout.skippedRows == 1 ? "1 row" : "%1 rows", layout.skippedRows),
                      "they begin with #, % or sep=");
    rows.erase(rows.begin(), first);
}

void requireHeader(const TableLayout& layout, const std::vector<SampleRow>& rows,
                   const std::filesystem::path& path)
{
    for (std::size_t r = 0; r < layout.header.size(); ++r)
        if (layout.header[r].size() != static_cast<std::size_t>(layout.columns))
            throw DataError({Issue::Severity::Error,
                             message("the row has %1 where the other rows have %2",
                                     fieldsText(rows[r].cells.size()), layout.columns),
                             path.string(),
                             rows[r].line,
                             0,
                             {},
                             message("give every row the same number of fields")});
}

void requireFits(const TableLayout& layout, const std::filesystem::path& path, const ImportOptions& options)
{
    if (options.nameColumn && *options.nameColumn >= layout.columns)
        failFile(path, message("column %1, chosen for the names, does not exist; the rows have %2 fields",
                               *options.nameColumn + 1, layout.columns));
    if (options.labelColumn && *options.labelColumn >= layout.columns)
        failFile(path, message("column %1, chosen for the label, does not exist; the rows have %2 fields",
                               *options.labelColumn + 1, layout.columns));
    if (options.labelColumn.value_or(-1) >= 0 && options.labelColumn == layout.nameColumn)
        failFile(path, message("column %1 cannot contain both the names and the label", layout.nameColumn + 1),
                 message("choose another column for one of them"));
    if (options.labelColumn.value_or(-1) >= 0 && !layout.samplesInRows())
        failFile(path, message("the columns are samples, so no column can contain the label"),
                 message("put the samples in rows, or let the label be detected automatically"));
    if (layout.codedColumns.empty() &&
        std::find(layout.roles.begin(), layout.roles.end(), TableLayout::Role::Value) == layout.roles.end())
        failFile(path, message("no column contains numbers"),
                 message("if the table contains numbers, choose another delimiter or decimal mark"));
}

/// The last line of @p text.
std::string_view lastLine(std::string_view text, char lineEnd)
{
    const std::size_t end = text.rfind(lineEnd);
    return end == text.npos ? text : text.substr(end + 1);
}

SampleRow sampledRow(std::string_view record, const TableLayout& layout, const MissingTexts& missing)
{
    SampleRow row;
    for (const Field& field : fieldsOf(record, layout.delimiting.delimiter)) {
        const std::string_view text = field.quoted ? field.text : trimmed(field.text);
        row.cells.push_back({text, readCell(text, layout.decimalMark, missing).kind, field.quoted});
    }
    return row;
}

/// Takes a last row off the table that holds labels of the columns, or a name and nothing else. True if there is
/// one.
bool takeLastRow(TableLayout& layout, std::string_view text, const std::vector<SampleRow>& rows,
                 const MissingTexts& missing)
{
    constexpr std::size_t fewestOthers = 4;
    constexpr int fewestColumns = 3;
    const std::string_view line = lastLine(text, layout.delimiting.lineEnd);
    if (rows.size() < fewestOthers || layout.columns < fewestColumns)
        return false;
    const SampleRow row = sampledRow(line, layout, missing);
    if (row.cells.size() != static_cast<std::size_t>(layout.columns) || row.cells.front().kind != CellKind::Text)
        return false;
    const bool isEmpty = isEmptyFrom(row, 1);
    layout.labelsLast = !isEmpty && holdsLabels(row, countColumns(rows, 1, layout.columns));
    if (!isEmpty && !layout.labelsLast)
        return false;
    layout.textSize = text.size() - line.size();
    if (isEmpty)
        layout.decide("last row", "ignored", "it contains no values");
    return true;
}

/// The other rows have another width, so the last row belongs to none of their columns.
void restoreLastRow(TableLayout& layout)
{
    layout.textSize = std::string_view::npos;
    layout.labelsLast = false;
    std::erase_if(layout.decisions, [](const auto& decision) { return decision.what == "last row"; });
}

/// Appends the last row to the header.
void addLastRow(TableLayout& layout, std::string_view text, const MissingTexts& missing)
{
    const std::string_view line = lastLine(text, layout.delimiting.lineEnd);
    std::vector<std::string> labels;
    for (const SampleCell& cell : sampledRow(line, layout, missing).cells)
        labels.emplace_back(cell.text);
    if (layout.header.empty()) {
        layout.header.emplace_back(labels.size());
        layout.labelsOnly = true;
    }
    layout.header.push_back(std::move(labels));
}

/// Rows below a row of sizes and names, as scikit-learn has above its tables: "150,4,setosa,versicolor".
void skipSizes(TableLayout& layout, std::vector<SampleRow>& rows)
{
    if (rows.size() < 3 || rows.front().cells.size() < 3)
        return;
    const std::vector<SampleCell>& cells = rows.front().cells;
    const bool namesClasses = std::all_of(cells.begin() + 2, cells.end(),
                                          [](const SampleCell& cell) { return cell.kind == CellKind::Text; });
    if (cells[1].text != std::to_string(layout.columns - 1) || !namesClasses ||
        cells[0].text.find_first_not_of("0123456789") != std::string_view::npos)
        return;
    ++layout.skippedRows;
    layout.decide("sizes", "1 row", "row 1 contains the numbers of rows and columns and the class names");
    rows.erase(rows.begin());
}

}  // namespace

TableLayout guessLayout(std::string_view text, const std::filesystem::path& path, const ImportOptions& options,
                        std::int64_t line)
{
    const MissingTexts missing(options.missingTexts);
    TableLayout layout;
    decideDelimiting(layout, text, options, missing);
    if (layout.delimiting.delimiter == layout.decimalMark)
        failFile(path,
                 message("the delimiter and the decimal mark cannot both be a %1", markName(layout.decimalMark)),
                 message("choose another delimiter, or let the decimal mark be detected automatically"));
    auto sample = std::make_unique<RowSample>(text, layout, missing);
    if (!sample->rows.empty()) {
        layout.columns = static_cast<int>(commonestWidth(sample->rows));
        if (takeLastRow(layout, text, sample->rows, missing)) {
            auto others = std::make_unique<RowSample>(text.substr(0, layout.textSize), layout, missing);
            if (static_cast<int>(commonestWidth(others->rows)) == layout.columns)
                sample = std::move(others);
            else
                restoreLastRow(layout);
        }
    }
    std::vector<SampleRow>& rows = sample->rows;
    if (rows.empty())
        failFile(path, message("the file contains only blank lines"));
    layout.columns = static_cast<int>(commonestWidth(rows));
    skipRemarks(layout, rows);
    skipSizes(layout, rows);
    dropTrailingDelimiters(layout, rows);
    if (rows.empty())
        failFile(path, message("the file contains no table: all rows are comments"));
    if (options.headerRows || !readMarkedHeader(layout, rows))
        decideHeader(layout, rows, options);
    requireHeader(layout, rows, path);
    const std::size_t above =
        layout.header.size() - layout.labelsOnly + static_cast<std::size_t>(layout.declaringRows);
    if (layout.labelsLast)
        addLastRow(layout, text, missing);
    for (SampleRow& row : rows)
        row.line += row.line > 0 ? line - 1 : 0;
    std::vector<SampleRow> body;
    for (std::size_t r = above; r < rows.size(); ++r)
        if (rows[r].cells.size() == static_cast<std::size_t>(layout.columns))
            body.push_back(std::move(rows[r]));
    if (body.empty())
        failFile(path, message("the file contains no rows of numbers below the header"));
    decideColumns(layout, text.substr(0, layout.textSize), body, options, missing);
    requireFits(layout, path, options);
    return layout;
}

}  // namespace fuzzylens
