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
[[noreturn]] void failLine(const std::filesystem::path& path, std::int64_t line, Message what,
                           std::string_view text = {}, Message remedy = {});
/// A warning about line @p line.
Issue warningAt(const std::filesystem::path& path, std::int64_t line, Message what, Message remedy = {});

/// The integer from 0 that @p text is; -1 if it is none. Above largestCount it is largestCount + 1.
std::int64_t parseCount(std::string_view text);
constexpr std::int64_t largestCount = 1'000'000'000'000;

/// The fields of a record, without quotes.
std::vector<std::string> splitFields(std::string_view record, char delimiter = '\t');
void removeTrailingEmptyFields(std::vector<std::string>& texts, std::size_t minimumCount = 0);

/// The layout of a tab-separated table with genes in rows: one header row, @p textColumns columns of text, then
/// numbers.
TableLayout tabSeparatedLayout(std::vector<std::string> header, std::size_t textColumns, char lineEnd);

/// The import options that a tab-separated format fixes, with the reasons @p delimiter and @p headerRows, which
/// must be string literals.
std::vector<FixedChoice> fixedTabSeparatedOptions(std::string_view delimiter, std::string_view headerRows);

/// A table whose layout the format fixes, read.
struct FormatTable
{
    DatasetParts parts;
    std::int64_t rows = 0;
    std::optional<std::int64_t> endMarkerLine;  // from 1
    std::string_view rest;                      // of the text after it
};

/// Reads @p text as @p layout says, with what @p options choose otherwise (decimal mark, orientation, name column,
/// missing texts). Nothing if @p progress requests cancellation.
/// @throws DataError as parseTable does, and if there is no row, or no column of numbers.
std::optional<FormatTable> readFormatTable(const FileBytes& file, const TableText& text, TableLayout layout,
                                           std::string_view format, const std::filesystem::path& path,
                                           const ImportOptions& options, const Progress& progress);

}  // namespace fuzzylens
