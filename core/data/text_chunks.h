// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/delimited_text.h"
#include "core/data/file_bytes.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The part of a file that holds a table.
struct TableText
{
    std::string_view text;        // a part of the bytes of the file
    std::int64_t line = 1;        // of the file, where the text begins
    std::size_t skipRecords = 0;  // the header and what stands before it
    std::string_view endMark;     // a record that begins so ends the table; empty: the end of the text does
};

/// A piece of a text that begins and ends between records.
struct TextChunk
{
    std::string_view text;
    std::int64_t line = 1;      // of its first record
    std::int64_t firstRow = 0;  // index of its first record among those below the header
    std::int64_t rows = 0;
    /// Of its lines from the first on whether their record goes on in the next one: whoever reads the chunk alone
    /// cannot tell what stray quotes before it and behind it say of that.
    std::vector<bool> goesOn = {};
};

/// The records of a chunk.
RecordScanner recordsOf(const TextChunk& chunk, const Delimiting& delimiting);

/// A table in chunks of about 256 KiB, each a whole number of cache lines of rows but the last; where rows are
/// long, of 2 MiB and the rest of a row at most.
struct TextChunks
{
    std::vector<TextChunk> chunks;
    std::int64_t rows = 0;
    std::optional<std::int64_t> endMarkLine;  // where the end mark stood
    std::string_view rest;                    // behind the end mark
};

/// Splits the records below those that are skipped. Nothing if @p progress said stop.
std::optional<TextChunks> splitIntoChunks(const TableText& table, const Delimiting& delimiting,
                                          const Progress& progress);

/// Calls read(index) once for every chunk, on every thread of the machine, in rounds short enough to ask
/// @p progress between them; then the text of the chunk is given back to the system and must not be read again.
/// False if @p progress said stop.
bool readChunks(const FileBytes& file, const TextChunks& chunks, const std::function<void(std::size_t)>& read,
                const Progress& progress);

}  // namespace fuzzylens
