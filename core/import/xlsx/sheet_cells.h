// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/cell.h"
#include "core/import/xlsx/workbook.h"
#include "core/io/gzip.h"

#include <pugixml.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Where a cell stands: row from 1, column from 0.
struct CellPosition
{
    std::int32_t row = 0;
    std::int32_t column = 0;

    /// "B17".
    std::string address() const;
};

/// A cell with a value, and where its field ends among the texts.
struct SheetCell
{
    CellPosition position;
    std::uint64_t end = 0;
};

/// Cells that hold no plain value: how many, and the first.
struct OddSheetCells
{
    std::int64_t count = 0;
    CellPosition first;
    std::string text;    // as shown
    std::string stored;  // in the file
};

/// Gathers the cells of a sheet from its rows, each as a field of delimited text: text that reads as a number and
/// text with line ends in quotes, an error value as an empty field.
class SheetCells
{
public:
    SheetCells(const Workbook& workbook, std::filesystem::path path);

    /// Takes an element <row>. @throws DataError naming the cell if its address or content is impossible.
    void takeRow(const pugi::xml_node& row);

    /// In the order of rows and columns.
    const std::vector<SheetCell>& cells() const { return m_cells; }
    std::string_view field(std::size_t cell) const;
    /// By the error, "#DIV/0!".
    const std::map<std::string, OddSheetCells>& errors() const { return m_errors; }
    const OddSheetCells& dates() const { return m_dates; }

private:
    struct Field
    {
        std::int32_t column = 0;
        std::string text;
    };
    std::int32_t rowNumber(const pugi::xml_node& row) const;
    std::int32_t columnNumber(const pugi::xml_node& cell, std::int32_t expected) const;
    std::string fieldOf(const pugi::xml_node& cell, CellPosition position);
    std::string numberField(const pugi::xml_node& cell, CellPosition position, std::string text);
    std::string textField(std::string_view text) const;
    const std::string& sharedString(std::string_view number, CellPosition position) const;
    DateFormat formatOf(const pugi::xml_node& cell) const;
    void append(const std::vector<Field>& fields);
    [[noreturn]] void fail(std::string what, CellPosition position, std::string_view text) const;

    const Workbook& m_workbook;
    std::filesystem::path m_path;
    MissingTexts m_missing;
    std::int32_t m_row = 0;
    std::vector<SheetCell> m_cells;
    GrowingBytes m_fields;
    std::map<std::string, OddSheetCells> m_errors;
    OddSheetCells m_dates;
    std::size_t m_asked = 0;  // bytes when memory was asked for last
};

}  // namespace fuzzylens
