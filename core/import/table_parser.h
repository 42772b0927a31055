// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/findings.h"
#include "core/import/table_layout.h"
#include "core/import/table_preview.h"
#include "core/import/table_scan.h"
#include "core/import/text_chunks.h"
#include "core/io/file_bytes.h"
#include "core/numeric/aligned_matrix.h"

#include <map>
#include <memory>
#include <optional>

namespace fuzzylens {

/// A table of text, read.
struct ParsedTable
{
    std::shared_ptr<AlignedMatrix> values;          // samples x features
    std::map<int, std::vector<std::string>> texts;  // of every column of text, a row each
    std::vector<int> valueColumns;                  // of the file, in order
    std::int64_t rows = 0;                          // below the header
    std::optional<std::int64_t> endMarkerLine;      // where the end mark stood
    std::string_view rest;                          // behind the end mark
    std::vector<Issue> issues;
    TablePreview preview;
};

/// Reads the rows of @p text, a part of @p file, as @p layout says. Their text is given back to the system on the
/// way and must not be read again. Nothing if @p progress requests cancellation.
/// @throws DataError with the first place and the number of such cells if a row has another number of fields or a
/// cell of a column of numbers holds something else; DataError if values and texts do not fit into memory.
std::optional<ParsedTable> parseTable(const FileBytes& file, const TableText& text, const TableLayout& layout,
                                      const std::filesystem::path& path, const MissingTexts& missing,
                                      const Progress& progress);

/// The same of the table at @p path that was scanned, whose text is read again.
/// @throws DataError as above, and if the file changed since.
std::optional<ParsedTable> parseTable(ScannedTable scanned, const TableLayout& layout,
                                      const std::filesystem::path& path, const MissingTexts& missing,
                                      const Progress& progress);

/// Reads one chunk into @p table; writes only the rows of the chunk.
class ChunkParser
{
public:
    ChunkParser(const TableLayout& layout, const MissingTexts& missing, ParsedTable& table);
    ChunkFindings parse(const TextChunk& chunk) const;

private:
    struct Cursor;
    const char* readValue(Cursor& cursor, const char* position, const char* end, double& value) const;
    bool parseRecord(Cursor& cursor, std::string_view record, double* to) const;
    void store(std::int64_t firstRow, std::int64_t rows, const double* from) const;

    const TableLayout& m_layout;
    const MissingTexts& m_missing;
    ParsedTable& m_table;
    std::vector<std::vector<std::string>*> m_texts;  // a column each; null where there is no text to keep
    std::vector<bool> m_skipped;                     // a column each
};

}  // namespace fuzzylens
