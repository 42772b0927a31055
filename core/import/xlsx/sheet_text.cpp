// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/sheet_text.h"

#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/xlsx/element_stream.h"
#include "core/import/xlsx/sheet_cells.h"
#include "core/import/xlsx/xml.h"

#include <algorithm>
#include <cstring>

namespace fuzzylens {

namespace {

/// The part of a sheet that holds values.
struct SheetExtent
{
    std::int32_t firstColumn = 0;
    std::int32_t lastColumn = 0;
    std::int64_t rows = 0;

    double fields() const { return static_cast<double>(rows) * (lastColumn - firstColumn + 1); }
};

SheetExtent extentOf(const std::vector<SheetCell>& cells)
{
    SheetExtent extent{cells.front().position.column, cells.front().position.column, 0};
    std::int32_t row = 0;
    for (const SheetCell& cell : cells) {
        extent.firstColumn = std::min(extent.firstColumn, cell.position.column);
        extent.lastColumn = std::max(extent.lastColumn, cell.position.column);
        extent.rows += cell.position.row != row;
        row = cell.position.row;
    }
    return extent;
}

Issue issueAt(const std::filesystem::path& path, const CellPosition& position, std::string what)
{
    Issue issue;
    issue.what = std::move(what);
    issue.file = path.string();
    issue.row = position.row;
    issue.column = position.column + 1;
    issue.cell = position.address();
    return issue;
}

/// One stray cell far from a table would make a matrix of nothing of it.
void requireFilled(const SheetExtent& extent, const std::vector<SheetCell>& cells,
                   const std::filesystem::path& path)
{
    constexpr double fieldsFrom = 4e6, fewest = 0.01;
    if (extent.fields() < fieldsFrom || static_cast<double>(cells.size()) > fewest * extent.fields())
        return;
    const auto last = std::max_element(cells.begin(), cells.end(), [](const SheetCell& a, const SheetCell& b) {
        return a.position.column < b.position.column;
    });
    Issue issue =
        issueAt(path, last->position,
                "the sheet spans " + std::to_string(extent.rows) + " rows and " +
                    std::to_string(extent.lastColumn - extent.firstColumn + 1) + " columns, but only " +
                    std::to_string(cells.size()) + " cells contain values; this is the outermost of them");
    issue.severity = Issue::Severity::Error;
    issue.remedy = "delete the cells outside the table";
    throw DataError(std::move(issue));
}

/// Writes the fields row by row, each row with as many.
void write(const SheetCells& cells, const SheetExtent& extent, SheetText& sheet)
{
    const std::vector<SheetCell>& filled = cells.cells();
    const auto put = [&sheet](std::string_view text) {
        if (text.empty())
            return;
        std::memcpy(sheet.text.room(text.size()), text.data(), text.size());
        sheet.text.grow(text.size());
    };
    const auto skip = [&sheet](std::int32_t fields) {
        if (fields == 0)
            return;
        std::memset(sheet.text.room(static_cast<std::size_t>(fields)), SheetText::delimiter,
                    static_cast<std::size_t>(fields));
        sheet.text.grow(static_cast<std::size_t>(fields));
    };
    for (std::size_t i = 0; i < filled.size();) {
        const std::int32_t row = filled[i].position.row;
        const std::size_t start = sheet.text.size();
        std::int32_t column = extent.firstColumn;
        for (; i < filled.size() && filled[i].position.row == row; ++i) {
            skip(filled[i].position.column - column);
            column = filled[i].position.column;
            put(cells.field(i));
        }
        skip(extent.lastColumn - column);
        put("\n");
        const std::string_view written = sheet.text.view().substr(start);
        sheet.rowOf.insert(sheet.rowOf.end(),
                           static_cast<std::size_t>(std::count(written.begin(), written.end(), '\n')), row);
    }
}

void note(const SheetCells& cells, const std::filesystem::path& path, SheetText& sheet)
{
    const auto counted = [](std::int64_t count) {
        return count == 1 ? std::string("1 cell contains") : std::to_string(count) + " cells contain";
    };
    for (const auto& [error, odd] : cells.errors()) {
        Issue issue = issueAt(path, odd.first,
                              counted(odd.count) + " an error and " + (odd.count == 1 ? "is" : "are") +
                                  " read as missing" + (odd.count == 1 ? "" : ", the first"));
        issue.text = shownText(odd.text);
        sheet.issues.push_back(std::move(issue));
    }
    const OddSheetCells& dates = cells.dates();
    if (dates.count == 0)
        return;
    Issue issue = issueAt(path, dates.first,
                          counted(dates.count) + (dates.count == 1 ? " a date" : " dates, the first") +
                              (dates.stored == dates.text ? "" : " stored as " + shownText(dates.stored)));
    issue.text = shownText(dates.text);
    issue.remedy = "if the column contains gene names, a spreadsheet program has converted names such as SEPT1 "
                   "and MARCH1 to dates";
    sheet.issues.push_back(std::move(issue));
}

}  // namespace

Issue SheetText::placed(Issue issue) const
{
    if (issue.row < 1 || issue.row > static_cast<std::int64_t>(rowOf.size()))
        return issue;
    CellPosition position{rowOf[static_cast<std::size_t>(issue.row) - 1], 0};
    issue.row = position.row;
    if (issue.column < 1)
        return issue;
    position.column = static_cast<std::int32_t>(issue.column) - 1 + firstColumn;
    issue.column = position.column + 1;
    issue.cell = position.address();
    return issue;
}

std::optional<SheetText> readSheet(const ZipArchive& archive, const Workbook& workbook, const WorkbookSheet& sheet,
                                   const std::filesystem::path& path, const Progress& progress,
                                   std::optional<int> mostRows)
{
    SheetCells cells(workbook, path);
    int rows = 0;
    const auto isEnough = [&] { return mostRows && rows >= *mostRows; };
    std::int64_t done = 0;
    const auto total = static_cast<std::int64_t>(archive.size(sheet.part));
    const auto mayContinue = [&] { return shouldContinue(progress, {"reading the sheet", done, total}); };
    ElementStream stream(
        {"worksheet", "sheetData", "row"},
        [&](std::string_view run) {
            pugi::xml_document document;
            parseXml(document, run, path, sheet.part);
            for (const pugi::xml_node& row : document.children())
                if (localName(row.name()) == "row" && !isEnough()) {
                    const std::size_t before = cells.cells().size();
                    cells.takeRow(row);
                    rows += cells.cells().size() > before;
                }
            return !isEnough() && mayContinue();
        },
        path, sheet.part);
    const bool isRead = archive.read(sheet.part, [&](std::string_view piece) {
        done += static_cast<std::int64_t>(piece.size());
        return stream.feed(piece) && mayContinue();
    });
    if (!isEnough() && (!isRead || !stream.finish()))
        return std::nullopt;
    SheetText text;
    if (cells.cells().empty())
        return text;
    const SheetExtent extent = extentOf(cells.cells());
    requireFilled(extent, cells.cells(), path);
    requireMemory(path, extent.fields() * (sizeof(double) + 1) + static_cast<double>(cells.cells().back().end));
    text.firstColumn = extent.firstColumn;
    write(cells, extent, text);
    note(cells, path, text);
    return text;
}

}  // namespace fuzzylens
