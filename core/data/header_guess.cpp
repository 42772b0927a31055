// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_layout.h"

#include "core/data/file_bytes.h"

#include <algorithm>
#include <set>

namespace fuzzylens {

namespace {

/// What a row holds in the columns that hold numbers elsewhere.
ColumnCount countInNumberColumns(const SampleRow& row, const std::vector<ColumnCount>& columns, char decimalMark,
                                 const MissingTexts& missing)
{
    ColumnCount count;
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
        if (c >= columns.size() || !columns[c].holdsNumbers() || columns[c].numbers == 0)
            continue;
        const CellKind kind = readCell(row.cells[c], decimalMark, missing).kind;
        count.numbers += kind == CellKind::Number;
        count.missing += kind == CellKind::Missing;
        count.texts += kind != CellKind::Number && kind != CellKind::Missing;
    }
    return count;
}

/// "1, 2, 3 ...": numbers of columns.
bool countsUp(const SampleRow& row)
{
    if (row.cells.size() < 3)
        return false;
    try {
        for (std::size_t c = 1; c < row.cells.size(); ++c)
            if (std::stol(row.cells[c]) != std::stol(row.cells[c - 1]) + 1)
                return false;
    } catch (const std::exception&) {
        return false;
    }
    return true;
}

bool isIdName(const std::string& name)
{
    return name.empty() || name == "id" || name == "ID" || name == "name" || name == "Name" ||
           isSampleIdName(name) || isGeneIdName(name);
}

struct HeaderGuess
{
    int rows = 0;
    std::string reason;
};

/// Decides on the first row.
HeaderGuess guessFirst(const TableLayout& layout, const std::vector<SampleRow>& rows,
                       const std::vector<ColumnCount>& columns, const MissingTexts& missing)
{
    const SampleRow& first = rows.front();
    if (layout.shortHeader)
        return {1, "row 1 has one field less than the others"};
    const std::string& corner = first.cells.front();
    if (rows.size() > 1 && !corner.empty() && isIdName(corner))
        return {1, "the first cell of row 1 names a column of names"};
    const ColumnCount count = countInNumberColumns(first, columns, layout.decimalMark, missing);
    if (count.texts > 0 && count.texts >= count.numbers)
        return {1, "row 1 holds text where the rows below hold numbers"};
    if (rows.size() == 1) {
        const bool numbers = std::any_of(first.cells.begin(), first.cells.end(), [&](const std::string& cell) {
            return readCell(cell, layout.decimalMark, missing).kind == CellKind::Number;
        });
        return numbers ? HeaderGuess{0, "the only row holds numbers"}
                       : HeaderGuess{1, "the only row holds no number"};
    }
    const bool textBelow = !columns.empty() && !columns.front().holdsNumbers();
    if (count.texts == 0 && corner.empty() && textBelow)
        return {1, "the first cell of row 1 is empty above names"};
    if (count.texts == 0 && countsUp(first) && !countsUp(rows[1]))
        return {1, "row 1 counts the columns"};
    const bool allText =
        std::all_of(columns.begin(), columns.end(), [](const ColumnCount& column) { return column.numbers == 0; });
    if (allText)
        return {1, "no column holds numbers"};
    return {0, "row 1 holds numbers as the rows below"};
}

/// A row below the header that belongs to it: text in the columns of numbers and no number, or labels by name.
bool continuesHeader(const SampleRow& row, const TableLayout& layout, const std::vector<ColumnCount>& columns,
                     const MissingTexts& missing)
{
    const ColumnCount count = countInNumberColumns(row, columns, layout.decimalMark, missing);
    if (count.texts > 0 && count.numbers == 0)
        return true;
    return isLabelName(row.cells.front()) && columns.size() > 2 && !columns.front().holdsNumbers();
}

}  // namespace

std::vector<ColumnCount> countColumns(const std::vector<SampleRow>& rows, std::size_t first, int columns,
                                      char decimalMark, const MissingTexts& missing)
{
    std::vector<ColumnCount> counts(static_cast<std::size_t>(columns));
    for (std::size_t r = first; r < rows.size(); ++r) {
        const std::size_t cells = std::min(rows[r].cells.size(), counts.size());
        for (std::size_t c = 0; c < cells; ++c) {
            const CellKind kind = readCell(rows[r].cells[c], decimalMark, missing).kind;
            counts[c].numbers += kind == CellKind::Number || kind == CellKind::Overflow;
            counts[c].quotedNumbers += kind == CellKind::Number && rows[r].quoted[c];
            counts[c].texts += kind == CellKind::Text;
            counts[c].missing += kind == CellKind::Missing || kind == CellKind::NotANumber;
        }
    }
    return counts;
}

void decideHeader(TableLayout& layout, const std::vector<SampleRow>& rows, const ImportOptions& options,
                  const MissingTexts& missing)
{
    layout.shortHeader = rows.size() > 1 && static_cast<int>(rows.front().cells.size()) + 1 == layout.columns;
    if (options.headerRows) {
        layout.headerRows = *options.headerRows;
        layout.decide("header rows", std::to_string(layout.headerRows), "chosen");
    } else {
        const std::vector<ColumnCount> columns =
            countColumns(rows, 1, layout.columns, layout.decimalMark, missing);
        HeaderGuess guess = guessFirst(layout, rows, columns, missing);
        while (guess.rows > 0 && static_cast<std::size_t>(guess.rows) + 1 < rows.size() &&
               continuesHeader(rows[static_cast<std::size_t>(guess.rows)], layout, columns, missing)) {
            ++guess.rows;
            guess.reason = "they hold text where the rows below hold numbers, or labels by name";
        }
        layout.headerRows = guess.rows;
        layout.decide("header rows", std::to_string(guess.rows), guess.reason);
    }
    layout.shortHeader = layout.shortHeader && layout.headerRows > 0;
    for (int r = 0; r < layout.headerRows && static_cast<std::size_t>(r) < rows.size(); ++r) {
        layout.header.push_back(rows[static_cast<std::size_t>(r)].cells);
        if (r == 0 && layout.shortHeader)
            layout.header.front().insert(layout.header.front().begin(), std::string());
    }
}

}  // namespace fuzzylens
