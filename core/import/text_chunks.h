// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/delimited_text.h"
#include "core/io/file_bytes.h"
#include "core/io/text_stream.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The part of a file that holds a table.
struct TableText
{
    std::string_view text;        // a part of the bytes of the file
    std::int64_t line = 1;        // of the file, where the text begins
    std::size_t skipRecords = 0;  // the header and the lines before it
    std::string_view endMark;     // a record that begins so ends the table; empty: the end of the text does
};

/// A piece of a text that begins and ends between records.
struct TextChunk
{
    std::string_view text;      // empty while it is not in memory
    std::size_t offset = 0;     // of the chunk in the text
    std::size_t size = 0;       // bytes
    std::int64_t line = 1;      // of its first record
    std::int64_t firstRow = 0;  // index of its first row among those below the header
    std::int64_t rows = 0;
    std::int64_t headerRecords = 0;  // before its first row
    /// Of its lines from the first on whether their record goes on in the next one: whoever reads the chunk alone
    /// cannot decide this from stray quotes before and after it.
    std::vector<bool> shouldContinue = {};
};

/// The rows of a chunk whose text is in memory.
RecordScanner recordsOf(const TextChunk& chunk, const Delimiting& delimiting);

/// A table in chunks of about 256 KiB, each a whole number of cache lines of rows but the last; where rows are
/// long, of 2 MiB and the rest of a row at most.
struct FUZZYLENS_EXPORT TextChunks
{
    std::vector<TextChunk> chunks;
    std::int64_t rows = 0;
    std::optional<std::int64_t> endMarkerLine;  // where the end mark stood
    std::string_view rest;                      // behind the end mark

    /// Makes header records of the first @p count rows.
    void dropFirst(std::int64_t count);
    void dropLast(std::int64_t count);
};

/// Splits a text into chunks while it arrives.
class FUZZYLENS_EXPORT ChunkSplitter
{
public:
    /// Called with every record and its bytes in the text, with blank lines before it.
    using OnRecord = std::function<void(const Record& record, std::string_view bytes)>;

    /// @p table: its text is not used.
    ChunkSplitter(const TableText& table, const Delimiting& delimiting, OnRecord onRecord = {});

    /// Splits the complete records of @p text, which begins where those of the last call end and reaches the end
    /// of the table if @p isAll. @p mayContinue (bytes split) is asked about every 2 MiB; false stops. Returns the
    /// bytes that were split; nothing if @p mayContinue requests cancellation.
    std::optional<std::size_t> add(std::string_view text, bool isAll,
                                   const std::function<bool(std::size_t)>& mayContinue);
    /// The chunks of all that was split; their texts are not set.
    TextChunks take();

private:
    void addRecord(const Record& record);
    void finishChunk(std::size_t end);

    Delimiting m_delimiting;
    std::string m_endMark;
    OnRecord m_onRecord;
    std::optional<RecordScanner> m_scanner;
    std::size_t m_before = 0;  // bytes of the table before the text of the last call
    std::size_t m_skip;        // records still to be left out
    bool m_isEnded = false;    // by the end mark
    TextChunk m_chunk;
    TextChunks m_result;
};

/// Splits the records after the skipped ones. Nothing if @p progress requests cancellation.
FUZZYLENS_EXPORT std::optional<TextChunks> splitIntoChunks(const TableText& table, const Delimiting& delimiting,
                                                           const Progress& progress);

/// The text of a file, read again for the chunks that it was split into.
class ReplayedText
{
public:
    /// @p stamp: of the file when it was split. @throws DataError as FilePieces does.
    ReplayedText(const std::filesystem::path& path, const FileStamp& stamp);
    /// Reads the texts of @p chunks, which follow those of the last call. They stay until the call after
    /// the next.
    /// @throws DataError if the file cannot be read or changed since it was split.
    void load(std::span<TextChunk> chunks);
    /// @throws DataError if the file changed since it was split.
    void requireUnchanged() const;

private:
    std::filesystem::path m_path;
    FileStamp m_stamp;
    TextStream m_stream;
    std::array<GrowingBytes, 2> m_texts;
    std::size_t m_turn = 0;
    std::size_t m_offset = 0;  // where the text that was loaded last begins
};

/// Calls read(index) once for every chunk, on every thread of the machine, in rounds short enough to ask
/// @p progress between them; then the text of the chunk is given back to the system and must not be read again.
/// False if @p progress requests cancellation.
bool readChunks(const FileBytes& file, TextChunks& chunks, const std::function<void(std::size_t)>& read,
                const Progress& progress);

/// The same with texts that are loaded from @p file, those of the next round while a round is read.
bool readChunks(ReplayedText& file, TextChunks& chunks, const std::function<void(std::size_t)>& read,
                const Progress& progress);

}  // namespace fuzzylens
