// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_layout.h"

#include "core/data/file_bytes.h"

#include <algorithm>
#include <map>

namespace fuzzylens {

namespace {

constexpr std::size_t cellsLookedAt = 1'000'000;
constexpr std::size_t fewestRows = 40;

SampleRow takeApart(const Record& record, char delimiter)
{
    SampleRow row;
    row.line = record.line;
    for (const Field& field : fieldsOf(record.text, delimiter)) {
        row.cells.push_back(field.value());
        row.quoted.push_back(field.quoted);
    }
    return row;
}

/// The first rows, and if the table is larger rows from all over it.
std::vector<SampleRow> sampleRows(std::string_view text, const Delimiting& delimiting)
{
    std::vector<SampleRow> rows;
    RecordScanner scanner(text, delimiting);
    Record record;
    std::size_t most = cellsLookedAt;
    while (rows.size() < most && scanner.next(record)) {
        rows.push_back(takeApart(record, delimiting.delimiter));
        if (rows.size() == 2) {
            const std::size_t columns = std::max<std::size_t>(rows.back().cells.size(), 1);
            most = std::max(cellsLookedAt / columns, fewestRows);
            const double perRow = static_cast<double>(scanner.position()) / 2;
            // Half of the rows from the start, unless all of them can be looked at.
            if (static_cast<double>(text.size()) / perRow > static_cast<double>(most) * 1.2)
                most /= 2;
        }
    }
    const std::string_view rest = text.substr(scanner.position());
    const std::size_t more = rest.empty() ? 0 : std::min(rows.size(), std::size_t{1000});
    for (std::size_t i = 0; i < more; ++i) {
        RecordScanner there(rest.substr(rest.size() / more * i), delimiting);
        // The first piece is the tail of a record.
        if (there.next(record) && there.next(record)) {
            rows.push_back(takeApart(record, delimiting.delimiter));
            rows.back().line = 0;
        }
    }
    return rows;
}

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

void requireFits(const TableLayout& layout, const std::filesystem::path& path, const ImportOptions& options)
{
    if (options.nameColumn && *options.nameColumn >= layout.columns)
        failFile(path, "there is no column " + std::to_string(*options.nameColumn + 1) +
                           " to take the names from; the rows have " + std::to_string(layout.columns) + " fields");
    if (std::find(layout.roles.begin(), layout.roles.end(), TableLayout::Role::Value) == layout.roles.end())
        failFile(path, "no column holds numbers",
                 "choose another delimiter or decimal mark if the table has some");
}

}  // namespace

TableLayout guessLayout(std::string_view text, const std::filesystem::path& path, const ImportOptions& options)
{
    const MissingTexts missing(options.missingTexts);
    TableLayout layout;
    decideDelimiting(layout, text, options, missing);
    std::vector<SampleRow> rows = sampleRows(text, layout.delimiting);
    if (rows.empty())
        failFile(path, "the file holds nothing but blank lines");
    layout.columns = static_cast<int>(commonestWidth(rows));
    decideHeader(layout, rows, options, missing);
    for (std::size_t r = 0; r < layout.header.size(); ++r)
        if (layout.header[r].size() != static_cast<std::size_t>(layout.columns)) {
            Issue issue{Issue::Severity::Error,
                        "the row has " + std::to_string(rows[r].cells.size()) +
                            " fields where the other rows have " + std::to_string(layout.columns),
                        path.string(),
                        rows[r].line,
                        0,
                        {},
                        "give every row the same number of fields"};
            throw DataError(std::move(issue));
        }
    std::vector<SampleRow> body;
    for (std::size_t r = layout.header.size(); r < rows.size(); ++r)
        if (rows[r].cells.size() == static_cast<std::size_t>(layout.columns))
            body.push_back(std::move(rows[r]));
    if (body.empty())
        failFile(path, "there is no row of numbers below the header");
    decideColumns(layout, body, options, missing);
    requireFits(layout, path, options);
    return layout;
}

}  // namespace fuzzylens
