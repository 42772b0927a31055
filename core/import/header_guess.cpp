// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_layout.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace fuzzylens {

namespace {

/// What a row holds in the columns that hold numbers elsewhere.
ColumnCount countInNumberColumns(const SampleRow& row, const std::vector<ColumnCount>& columns)
{
    ColumnCount count;
    for (std::size_t c = 0; c < std::min(row.cells.size(), columns.size()); ++c) {
        if (!columns[c].holdsNumbers() || columns[c].numbers == 0)
            continue;
        const CellKind kind = row.cells[c].kind;
        count.numbers += kind == CellKind::Number;
        count.missing += kind == CellKind::Missing;
        count.texts += kind != CellKind::Number && kind != CellKind::Missing;
    }
    return count;
}

/// "1, 2, 3 ...": numbers of columns, from cell @p from on.
bool countsUp(const SampleRow& row, std::size_t from = 0)
{
    constexpr std::size_t fewest = 3;
    long last = 0;
    for (std::size_t c = from; c < row.cells.size(); ++c) {
        const std::string_view text = row.cells[c].text;
        long number = 0;
        const auto answer = std::from_chars(text.data(), text.data() + text.size(), number);
        if (answer.ec != std::errc() || answer.ptr != text.data() + text.size() ||
            (c > from && number != last + 1))
            return false;
        last = number;
    }
    return row.cells.size() >= fewest;
}

bool isIdName(std::string_view name)
{
    return name == "id" || name == "ID" || name == "name" || name == "Name" || isSampleIdName(name) ||
           isGeneIdName(name);
}

std::size_t levelsFrom(const SampleRow& row, std::size_t first)
{
    std::set<std::string_view> levels;
    for (std::size_t c = first; c < row.cells.size(); ++c)
        if (row.cells[c].kind != CellKind::Missing)
            levels.insert(row.cells[c].text);
    return levels.size();
}

/// Whether most texts of the first row occur again in their columns.
bool repeatsBelow(const std::vector<SampleRow>& rows)
{
    constexpr std::size_t fewestRows = 5;
    std::size_t repeated = 0;
    const SampleRow& first = rows.front();
    for (std::size_t c = 0; c < first.cells.size(); ++c)
        repeated += std::any_of(rows.begin() + 1, rows.end(), [&](const SampleRow& row) {
            return c < row.cells.size() && row.cells[c].text == first.cells[c].text;
        });
    return rows.size() >= fewestRows && 2 * repeated > first.cells.size();
}

struct HeaderGuess
{
    int rows = 0;
    std::string reason;
};

/// Decides on the first row.
HeaderGuess guessFirst(const TableLayout& layout, const std::vector<SampleRow>& rows,
                       const std::vector<ColumnCount>& columns)
{
    const SampleRow& first = rows.front();
    if (layout.shortHeader)
        return {1, "row 1 has one field fewer than the others"};
    const std::string_view corner = first.cells.front().text;
    if (rows.size() > 1 && isIdName(corner))
        return {1, "the first cell of row 1 is the heading of a name column"};
    const bool namesGenes = std::any_of(first.cells.begin(), first.cells.end(),
                                        [](const SampleCell& cell) { return isGeneIdName(cell.text); });
    if (rows.size() > 1 && namesGenes)
        return {1, "a cell of row 1 is the heading of a gene name column"};
    const ColumnCount count = countInNumberColumns(first, columns);
    const bool namesLabel = std::any_of(first.cells.begin(), first.cells.end(),
                                        [](const SampleCell& cell) { return isLabelName(cell.text); });
    if (count.texts > 0 && (count.texts >= count.numbers || namesLabel))
        return {1, "row 1 contains text where the rows below contain numbers"};
    if (rows.size() > 1 && count.texts > 0 && corner.empty())
        return {1, "row 1 contains text where the rows below contain numbers"};
    if (rows.size() == 1) {
        const bool numbers = std::any_of(first.cells.begin(), first.cells.end(),
                                         [](const SampleCell& cell) { return cell.kind == CellKind::Number; });
        return numbers ? HeaderGuess{0, "the only row contains numbers"}
                       : HeaderGuess{1, "the only row contains no numbers"};
    }
    const bool textBelow = !columns.empty() && !columns.front().holdsNumbers();
    if (count.texts == 0 && corner.empty() && textBelow)
        return {1, "the first cell of row 1, above names, is empty"};
    const std::size_t names = corner.empty() ? 1 : 0;
    if (count.texts == 0 && countsUp(first, names) && !countsUp(rows[1], names))
        return {1, "row 1 numbers the columns"};
    const bool allText =
        std::all_of(columns.begin(), columns.end(), [](const ColumnCount& column) { return column.numbers == 0; });
    if (allText && repeatsBelow(rows))
        return {0, "the text of row 1 also occurs below"};
    if (allText)
        return {1, "no column contains numbers"};
    return {0, "row 1 contains numbers, as do the rows below"};
}

/// A row below @p above rows of the header that belongs to it: text in the columns of numbers and no number,
/// labels by name, or below several rows a name alone.
bool continuesHeader(const SampleRow& row, int above, const std::vector<ColumnCount>& columns,
                     const ImportOptions& options)
{
    const ColumnCount count = countInNumberColumns(row, columns);
    const bool isNameAlone = above > 1 && row.cells.front().kind == CellKind::Text &&
                             std::all_of(row.cells.begin() + 1, row.cells.end(),
                                         [](const SampleCell& cell) { return cell.text.empty(); });
    if ((count.texts > 0 && count.numbers == 0) || isNameAlone)
        return true;
    const std::string_view name = row.cells.front().text;
    constexpr std::size_t fewestColumns = 3;
    if (columns.size() < fewestColumns)
        return false;
    const bool isChosen = options.labelField && name == *options.labelField && !columns.front().holdsNumbers();
    return isLabelName(name) || isChosen || (mayNameLabel(name) && 2 * levelsFrom(row, 1) < row.cells.size());
}

/// Whether the only header row holds labels and no names of the columns.
bool isLabelRow(const SampleRow& row, const std::vector<ColumnCount>& columns)
{
    return !columns.front().holdsNumbers() && holdsLabels(row, columns) &&
           2 * levelsFrom(row, 1) < row.cells.size();
}

}  // namespace

bool holdsLabels(const SampleRow& row, const std::vector<ColumnCount>& columns)
{
    constexpr std::size_t fewestColumns = 5;
    const std::string_view name = row.cells.front().text;
    const std::size_t levels = levelsFrom(row, 1);
    if (row.cells.size() != columns.size() || columns.size() < fewestColumns || levels < 2 ||
        2 * levels >= row.cells.size())
        return false;
    const ColumnCount count = countInNumberColumns(row, columns);
    return isLabelName(name) || mayNameLabel(name) || (count.texts > 0 && count.numbers == 0);
}

std::vector<ColumnCount> countColumns(const std::vector<SampleRow>& rows, std::size_t first, int columns)
{
    std::vector<ColumnCount> counts(static_cast<std::size_t>(columns));
    for (std::size_t r = first; r < rows.size(); ++r)
        for (std::size_t c = 0; c < std::min(rows[r].cells.size(), counts.size()); ++c) {
            const SampleCell& cell = rows[r].cells[c];
            counts[c].numbers += cell.kind == CellKind::Number || cell.kind == CellKind::Overflow;
            counts[c].quotedNumbers += cell.kind == CellKind::Number && cell.quoted;
            counts[c].texts += cell.kind == CellKind::Text;
            counts[c].missing += cell.kind == CellKind::Missing || cell.kind == CellKind::NotANumber;
        }
    return counts;
}

void decideHeader(TableLayout& layout, const std::vector<SampleRow>& rows, const ImportOptions& options)
{
    layout.shortHeader = rows.size() > 1 && static_cast<int>(rows.front().cells.size()) + 1 == layout.columns;
    if (options.headerRows) {
        layout.headerRows = *options.headerRows;
        layout.decide("header rows", std::to_string(layout.headerRows), "chosen");
    } else {
        const std::vector<ColumnCount> columns = countColumns(rows, 1, layout.columns);
        HeaderGuess guess = guessFirst(layout, rows, columns);
        while (guess.rows > 0 && static_cast<std::size_t>(guess.rows) + 1 < rows.size() &&
               continuesHeader(rows[static_cast<std::size_t>(guess.rows)], guess.rows, columns, options)) {
            ++guess.rows;
            guess.reason = "they contain text where the rows below contain numbers, or labels recognised by name";
        }
        layout.headerRows = guess.rows;
        layout.decide("header rows", std::to_string(guess.rows), guess.reason);
    }
    layout.shortHeader = layout.shortHeader && layout.headerRows > 0;
    for (int r = 0; r < layout.headerRows && static_cast<std::size_t>(r) < rows.size(); ++r) {
        std::vector<std::string>& header = layout.header.emplace_back();
        for (const SampleCell& cell : rows[static_cast<std::size_t>(r)].cells)
            header.emplace_back(cell.text);
        if (r == 0 && layout.shortHeader)
            header.insert(header.begin(), std::string());
    }
    const std::string_view corner = layout.header.empty() ? std::string_view() : layout.header.front().front();
    if (!options.headerRows && layout.header.size() == 1 && !layout.shortHeader &&
        (isLabelName(corner) || mayNameLabel(corner)) &&
        isLabelRow(rows.front(), countColumns(rows, 1, layout.columns))) {
        layout.header.insert(layout.header.begin(), std::vector<std::string>(layout.header.front().size()));
        layout.labelsOnly = true;
    }
}

}  // namespace fuzzylens
