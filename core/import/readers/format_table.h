// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/table_parser.h"
#include "core/import/text_table.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace fuzzylens {

/// A DataError about line @p line, with the beginning of @p text.
[[noreturn]] void failLine(const std::filesystem::path& path, std::int64_t line, std::string what,
                           std::string_view text = {}, std::string remedy = {});
/// A warning about line @p line.
Issue warningAt(const std::filesystem::path& path, std::int64_t line, std::string what, std::string remedy = {});

/// The whole number a text is, 0 or more; -1 if it is none. Beyond 1e12 it is 1e12 + 1.
std::int64_t countIn(std::string_view text);
constexpr std::int64_t largestCount = 1'000'000'000'000;

/// The texts of the fields of a record separated by tabs.
std::vector<std::string> textsOf(std::string_view record, char delimiter = '\t');
void dropEmptyEnd(std::vector<std::string>& texts, std::size_t atLeast = 0);

/// The layout of a table of tabs with genes in rows: a header of one row, @p leading columns of text, then
/// numbers.
TableLayout genesInRows(std::vector<std::string> header, std::size_t leading, char lineEnd);

/// What readFormatTable does not heed, and why: @p delimiter and @p headerRows are reasons of static storage.
std::vector<FixedChoice> fixedInTableOfTabs(std::string_view delimiter, std::string_view headerRows);

/// A table whose layout the format fixes, read.
struct FormatTable
{
    DatasetParts parts;
    std::int64_t rows = 0;
    std::optional<std::int64_t> endMarkLine;
    std::string_view rest;
};

/// Reads @p text as @p layout says, with what @p options choose otherwise (decimal mark, orientation, name column,
/// missing texts). Nothing if @p progress requests cancellation.
/// @throws DataError as parseTable does, and if there is no row, or no column of numbers.
std::optional<FormatTable> readFormatTable(const FileBytes& file, const TableText& text, TableLayout layout,
                                           std::string_view format, const std::filesystem::path& path,
                                           const ImportOptions& options, const Progress& progress);

}  // namespace fuzzylens
