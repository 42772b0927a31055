// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/sheet_cells.h"

#include "core/common/delimited_text.h"
#include "core/common/issue.h"
#include "core/common/memory_guard.h"
#include "core/common/utf8.h"
#include "core/import/xlsx/element_stream.h"
#include "core/import/xlsx/xml.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <iterator>

namespace fuzzylens {

namespace {

constexpr std::int32_t mostRows = 1'048'576, mostColumns = 16'384;
constexpr std::size_t askEvery = std::size_t{64} << 20;

bool isPlainNumber(std::string_view text)
{
    return text.find_first_not_of("0123456789+-.eE") == std::string_view::npos;
}

/// The fewest digits that give the same value, of what holds more: 65.739999999999995 is 65.74, as people typed it
/// and spreadsheets show it.
std::string withoutNoise(std::string text)
{
    constexpr std::size_t digitsThatTell = 15;  // as many are kept by any decimal number in a double
    const auto digits = std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    double value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (static_cast<std::size_t>(digits) <= digitsThatTell || read.ec != std::errc() || read.ptr != end)
        return text;
    char shortest[32];
    const auto written = std::to_chars(std::begin(shortest), std::end(shortest), value);
    const auto length = static_cast<std::size_t>(written.ptr - shortest);
    return length < text.size() ? std::string(shortest, length) : text;
}

void count(OddSheetCells& odd, CellPosition position, std::string text, std::string stored)
{
    if (odd.count++ == 0) {
        odd.first = position;
        odd.text = std::move(text);
        odd.stored = std::move(stored);
    }
}

}  // namespace

std::string CellPosition::address() const
{
    constexpr std::int32_t letters = 26;
    std::string name;
    for (std::int32_t rest = column; rest >= 0; rest = rest / letters - 1)
        name.insert(name.begin(), static_cast<char>('A' + rest % letters));
    return name + std::to_string(row);
}

SheetCells::SheetCells(const Workbook& workbook, std::filesystem::path path)
    : m_workbook(workbook)
    , m_path(std::move(path))
{}

void SheetCells::fail(std::string what, CellPosition position, std::string_view text) const
{
    Issue issue;
    issue.severity = Issue::Severity::Error;
    issue.what = std::move(what);
    issue.file = m_path.string();
    issue.row = position.row;
    issue.column = position.column + 1;
    issue.text = shownText(text);
    issue.remedy = "open the workbook in a spreadsheet program and save it again";
    issue.cell = position.address();
    throw DataError(std::move(issue));
}

/// As the row says, else the next.
std::int32_t SheetCells::rowNumber(const pugi::xml_node& row) const
{
    const std::string_view text = attributeCalled(row, "r");
    std::int32_t number = m_row + 1;
    if (!text.empty()) {
        const char* end = text.data() + text.size();
        const auto answer = std::from_chars(text.data(), end, number);
        if (answer.ec != std::errc() || answer.ptr != end || number < 1 || number > mostRows)
            fail("the row after this one has an invalid row number", {m_row, 0}, text);
    }
    if (number <= m_row || number > mostRows)
        fail("the rows are not in order: row " + std::to_string(number) + " follows row " + std::to_string(m_row),
             {number, 0}, {});
    return number;
}

/// As the address of the cell says, else @p expected.
std::int32_t SheetCells::columnNumber(const pugi::xml_node& cell, std::int32_t expected) const
{
    const std::string_view text = attributeCalled(cell, "r");
    std::int32_t column = expected;
    if (!text.empty()) {
        column = 0;
        std::size_t letters = 0;
        for (; letters < text.size() && letters < 4 && text[letters] >= 'A' && text[letters] <= 'Z'; ++letters)
            column = column * 26 + (text[letters] - 'A' + 1);
        if (letters == 0 || text.substr(letters) != std::to_string(m_row))
            fail("a cell of this row has an invalid address", {m_row, std::max(expected, 0)}, text);
        --column;
    }
    if (column >= mostColumns)
        fail("a cell has a column number that is too large", {m_row, std::max(expected, 0)}, text);
    return column;
}

const std::string& SheetCells::sharedString(std::string_view number, CellPosition position) const
{
    std::size_t index = 0;
    const char* end = number.data() + number.size();
    const auto answer = std::from_chars(number.data(), end, index);
    if (answer.ec != std::errc() || answer.ptr != end || index >= m_workbook.strings.size())
        fail("the cell refers to a shared string that is not in the workbook", position, number);
    return m_workbook.strings[index];
}

DateFormat SheetCells::formatOf(const pugi::xml_node& cell) const
{
    const std::string_view text = attributeCalled(cell, "s");
    std::size_t style = 0;
    const auto answer = std::from_chars(text.data(), text.data() + text.size(), style);
    return answer.ec == std::errc() && style < m_workbook.formats.size() ? m_workbook.formats[style]
                                                                         : DateFormat::None;
}

std::string SheetCells::textField(std::string_view text) const
{
    const std::string_view inner = trimmed(text);
    const bool quoted = inner.size() < text.size() || text.find_first_of("\"\r\n\x1f") != std::string_view::npos ||
                        readCell(text, '.', m_missing).kind == CellKind::Number;
    if (inner.empty() || !quoted)
        return std::string(inner);
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"')
            field += c;
        field += c;
    }
    return field + '"';
}

std::string SheetCells::numberField(const pugi::xml_node& cell, CellPosition position, std::string text)
{
    if (!isPlainNumber(text))
        return textField(text);
    const DateFormat format = formatOf(cell);
    const CellValue value = format == DateFormat::None ? CellValue() : readCell(text, '.', m_missing);
    if (value.kind != CellKind::Number)
        return withoutNoise(std::move(text));
    std::string date = dateText(value.value, format, m_workbook.from1904);
    if (date.empty())
        return text;
    count(m_dates, position, date, std::move(text));
    return date;
}

/// The cell as a field; empty when it holds nothing.
std::string SheetCells::fieldOf(const pugi::xml_node& cell, CellPosition position)
{
    const std::string_view type = attributeCalled(cell, "t");
    if (type == "inlineStr")
        return textField(richTextOf(childCalled(cell, "is")));
    const pugi::xml_node child = childCalled(cell, "v");
    std::string value = textOf(child);
    if (type == "str")
        return textField(value);
    value = trimmed(value);
    if (value.empty())
        return {};
    if (type == "s")
        return textField(sharedString(value, position));
    if (type == "b")
        return value == "1" || value == "true" ? "TRUE" : "FALSE";
    if (type == "e") {
        count(m_errors[value.substr(0, 32)], position, value, {});
        return {};
    }
    if (type == "d") {
        count(m_dates, position, value, value);
        return textField(value);
    }
    return numberField(cell, position, std::move(value));
}

void SheetCells::takeRow(const pugi::xml_node& row)
{
    m_row = rowNumber(row);
    std::vector<Field> fields;
    std::int32_t column = -1;
    bool ordered = true;
    for (const pugi::xml_node& cell : row.children()) {
        if (localName(cell.name()) != "c")
            continue;
        const std::int32_t before = column;
        column = columnNumber(cell, column + 1);
        ordered = ordered && column > before;
        if (std::string text = fieldOf(cell, {m_row, column}); !text.empty())
            fields.push_back({column, std::move(text)});
    }
    if (!ordered) {
        const auto byColumn = [](const Field& a, const Field& b) { return a.column < b.column; };
        std::stable_sort(fields.begin(), fields.end(), byColumn);
        const auto same = std::adjacent_find(fields.begin(), fields.end(),
                                             [](const Field& a, const Field& b) { return a.column == b.column; });
        if (same != fields.end())
            fail("one cell contains two values", {m_row, same->column}, same->text);
    }
    append(fields);
}

void SheetCells::append(const std::vector<Field>& fields)
{
    for (const Field& field : fields) {
        std::memcpy(m_fields.room(field.text.size()), field.text.data(), field.text.size());
        m_fields.grow(field.text.size());
        m_cells.push_back({{m_row, field.column}, m_fields.size()});
    }
    const std::size_t bytes = m_fields.size() + m_cells.size() * sizeof(SheetCell);
    if (bytes - m_asked < askEvery)
        return;
    m_asked = bytes;
    requireMemory(m_path, static_cast<double>(2 * askEvery));
}

std::string_view SheetCells::field(std::size_t cell) const
{
    const std::uint64_t start = cell == 0 ? 0 : m_cells[cell - 1].end;
    return m_fields.view().substr(start, m_cells[cell].end - start);
}

}  // namespace fuzzylens
