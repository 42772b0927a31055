// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/issue.h"
#include "core/import/xlsx/workbook.h"
#include "core/io/gzip.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace fuzzylens {

/// A sheet as delimited text, so that the reader of text tables can import it, and the positions of its cells in
/// the sheet.
struct SheetText
{
    static constexpr char delimiter = '\x1f';  // XML cannot hold it

    GrowingBytes text;                // rows of the same number of fields; rows without a value are left out
    std::vector<std::int32_t> rowOf;  // the row of the sheet, a line of the text each
    std::int32_t firstColumn = 0;     // the column of the sheet, from 0, that the first field stands for
    std::vector<Issue> issues;        // error values and dates, by kind

    bool empty() const { return rowOf.empty(); }
    /// @p issue about a line and a field of the text as one about a row and a cell of the sheet.
    Issue placed(Issue issue) const;
};

/// Reads a sheet row by row, or, with @p mostRows, its first rows with values alone. Nothing if @p progress
/// requests cancellation.
/// @throws DataError naming the cell if an address or a content is impossible; DataError if few cells lie far
/// apart or the table does not fit into memory.
std::optional<SheetText> readSheet(const ZipArchive& archive, const Workbook& workbook, const WorkbookSheet& sheet,
                                   const std::filesystem::path& path, const Progress& progress,
                                   std::optional<int> mostRows = {});

}  // namespace fuzzylens
