// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/reader.h"
#include "core/import/text_chunks.h"

#include <filesystem>
#include <optional>
#include <string>

namespace fuzzylens {

/// A table of text after its first reading; the text itself is not kept in memory.
struct ScannedTable
{
    TextChunks chunks;       // all records are rows; their texts are not loaded
    std::int64_t emptyRows;  // at the end, of nothing but delimiters
    std::string excerpt;     // the beginning, records from all over the rest, and the last one that is not empty
    std::string sha256;      // of the bytes of the file
    FileStamp stamp;
    bool isOfBlanks;  // several blanks stand for one delimiter; then only the stamp is set
};

/// Reads the file at @p path once. Nothing if @p progress requests cancellation.
/// @throws DataError as FileBytes::open does, or if it is no text.
std::optional<ScannedTable> scanTable(const std::filesystem::path& path, const ImportOptions& options,
                                      const Progress& progress);

/// @p text without lines of nothing but delimiters at its end, as spreadsheets leave them.
std::string_view withoutEmptyEnd(std::string_view text);

}  // namespace fuzzylens
