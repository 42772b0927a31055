// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_layout.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fuzzylens {

namespace {

using Type = ColumnMark::Type;
using Role = ColumnMark::Role;

std::optional<Type> typeOf(std::string_view text)
{
    constexpr std::array<std::string_view, 3> numbers{"continuous", "c", "numeric"};
    constexpr std::array<std::string_view, 9> texts{"discrete", "d",    "categorical", "string", "s",
                                                    "text",     "time", "t",           "basket"};
    if (text.empty())
        return Type::Unknown;
    if (std::find(numbers.begin(), numbers.end(), text) != numbers.end())
        return Type::Number;
    if (std::find(texts.begin(), texts.end(), text) != texts.end())
        return Type::Text;
    return std::nullopt;
}

/// A role, and what may follow it.
std::optional<Role> roleOf(std::string_view text)
{
    const std::string_view word = text.substr(0, text.find(' '));
    if (word.empty() || word == "w" || word == "weight" || word.find('=') != std::string_view::npos)
        return Role::Feature;
    if (word == "class" || word == "c")
        return Role::Class;
    if (word == "meta" || word == "m")
        return Role::Meta;
    if (word == "ignore" || word == "i")
        return Role::Ignored;
    return std::nullopt;
}

/// A type, or the values of a discrete one.
bool readTypes(const SampleRow& row, std::vector<ColumnMark>& marks)
{
    std::size_t known = 0;
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
        const std::optional<Type> type = typeOf(row.cells[c].text);
        const bool isList = row.cells[c].text.find(' ') != std::string_view::npos;
        if (!type && !isList)
            return false;
        known += type && *type != Type::Unknown;
        marks[c].type = type.value_or(Type::Text);
    }
    return known > 0 && 2 * known >= row.cells.size();
}

bool readRoles(const SampleRow& row, std::vector<ColumnMark>& marks)
{
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
        const std::optional<Role> role = roleOf(row.cells[c].text);
        if (!role)
            return false;
        marks[c].role = *role;
    }
    return true;
}

/// Removes the marks before the # of a name, if they are marks.
void readMarks(std::string_view& name, ColumnMark& mark)
{
    constexpr std::string_view letters = "CDSTcmiw";
    const std::size_t hash = name.find('#');
    if (hash == std::string_view::npos || hash == 0 || hash > 2 ||
        name.substr(0, hash).find_first_not_of(letters) != std::string_view::npos)
        return;
    for (const char letter : name.substr(0, hash))
        switch (letter) {
        case 'C':
            mark.type = Type::Number;
            break;
        case 'D':
        case 'S':
        case 'T':
            mark.type = Type::Text;
            break;
        case 'c':
            mark.role = Role::Class;
            break;
        case 'm':
            mark.role = Role::Meta;
            break;
        case 'i':
            mark.role = Role::Ignored;
            break;
        default:
            break;
        }
    name.remove_prefix(hash + 1);
}

std::vector<std::string> namesIn(const SampleRow& row)
{
    std::vector<std::string> names;
    for (const SampleCell& cell : row.cells)
        names.emplace_back(cell.text);
    return names;
}

}  // namespace

bool readMarkedHeader(TableLayout& layout, const std::vector<SampleRow>& rows)
{
    const auto columns = static_cast<std::size_t>(layout.columns);
    const auto fits = [&](std::size_t row) { return row < rows.size() && rows[row].cells.size() == columns; };
    if (!fits(0))
        return false;
    std::vector<ColumnMark> marks(columns);
    if (fits(1) && fits(2) && readTypes(rows[1], marks) && readRoles(rows[2], marks)) {
        layout.header.push_back(namesIn(rows[0]));
        layout.declaringRows = 2;
        layout.decide("header rows", "3", "rows 2 and 3 declare the column types");
    } else {
        marks.assign(columns, ColumnMark());
        std::vector<std::string> names;
        for (std::size_t c = 0; c < columns; ++c) {
            std::string_view name = rows[0].cells[c].text;
            readMarks(name, marks[c]);
            names.emplace_back(name);
        }
        // Samples called S#1, S#2 ... have no marks.
        const auto classes = std::count_if(marks.begin(), marks.end(),
                                           [](const ColumnMark& mark) { return mark.role == Role::Class; });
        const bool anyRole = std::any_of(marks.begin(), marks.end(),
                                         [](const ColumnMark& mark) { return mark.role != Role::Feature; });
        if (!anyRole || classes > 1 || rows.size() < 2)
            return false;
        layout.header.push_back(std::move(names));
        layout.decide("header rows", "1", "prefixes before # declare the column types");
    }
    layout.headerRows = 1 + layout.declaringRows;
    layout.marks = std::move(marks);
    return true;
}

}  // namespace fuzzylens
