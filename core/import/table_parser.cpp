// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_parser.h"

#include "core/common/memory_guard.h"
#include "core/io/file_bytes.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// Bytes that the texts of @p record take in memory.
double textBytes(std::string_view record, const TableLayout& layout)
{
    constexpr std::size_t heldInPlace = 15, blockOverhead = 24;
    const char* position = record.data();
    const char* end = position + record.size();
    std::size_t bytes = 0;
    for (const TableLayout::Role role : layout.roles) {
        Field field;
        position = readField(position, end, layout.delimiting.delimiter, field);
        if (role == TableLayout::Role::Text)
            bytes +=
                sizeof(std::string) + (field.text.size() > heldInPlace ? field.text.size() + blockOverhead : 0);
        if (position == end)
            break;
        ++position;
    }
    return static_cast<double>(bytes);
}

/// Mean bytes that the texts of a row take in memory, over rows of the first, the middle and the last chunk.
double textBytesOfRow(const std::vector<TextChunk>& chunks, const TableLayout& layout)
{
    constexpr int rowsOfChunk = 64;
    if (chunks.empty())
        return 0;
    double bytes = 0, rows = 0;
    for (const std::size_t index : {std::size_t{0}, chunks.size() / 2, chunks.size() - 1}) {
        RecordScanner scanner = recordsOf(chunks[index], layout.delimiting);
        Record record;
        for (int row = 0; row < rowsOfChunk && scanner.next(record); ++row, ++rows)
            bytes += textBytes(record.text, layout);
    }
    return bytes / std::max(rows, 1.0);
}

/// A table with this @p preview and room for the rows of @p chunks. Its size is estimated from rows of @p sample;
/// @p released bytes are freed while the table is read.
ParsedTable preparedTable(TablePreview preview, const TextChunks& chunks, const std::vector<TextChunk>& sample,
                          double released, const TableLayout& layout, const std::filesystem::path& path)
{
    ParsedTable table;
    table.preview = std::move(preview);
    table.rows = chunks.rows;
    table.endMarkerLine = chunks.endMarkerLine;
    table.rest = chunks.rest;
    for (int c = 0; c < layout.columns; ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Value)
            table.valueColumns.push_back(c);
    const auto width = static_cast<Index>(table.valueColumns.size());
    const Index samples = layout.samplesInRows() ? table.rows : width;
    const Index features = layout.samplesInRows() ? width : table.rows;
    const Index padded = (samples + AlignedMatrix::lane - 1) / AlignedMatrix::lane * AlignedMatrix::lane;
    table.preview.memory = static_cast<double>(padded) * static_cast<double>(features) * sizeof(double) +
                           textBytesOfRow(sample, layout) * static_cast<double>(table.rows);
    requireMemory(path, std::max(0.0, table.preview.memory - released));
    for (int c = 0; c < layout.columns; ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Text)
            table.texts[c].resize(static_cast<std::size_t>(table.rows));
    table.values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(samples, features));
    return table;
}

/// Reads the chunks of @p file into @p table; false if @p progress requests cancellation.
template <typename File>
bool fill(ParsedTable& table, File& file, TextChunks& chunks, const TableLayout& layout,
          const std::filesystem::path& path, const MissingTexts& missing, const Progress& progress)
{
    const ChunkParser parser(layout, missing, table);
    std::vector<ChunkFindings> found(chunks.chunks.size());
    const auto read = [&](std::size_t index) { found[index] = parser.parse(chunks.chunks[index]); };
    if (!readChunks(file, chunks, read, progress))
        return false;
    ChunkFindings findings;
    for (const ChunkFindings& part : found)
        findings.merge(part);
    requireNumbers(path, findings, layout.columns);
    noteMissing(path, findings, table.issues);
    return true;
}

}  // namespace

std::optional<ParsedTable> parseTable(const FileBytes& file, const TableText& text, const TableLayout& layout,
                                      const std::filesystem::path& path, const MissingTexts& missing,
                                      const Progress& progress)
{
    auto chunks = splitIntoChunks(text, layout.delimiting, progress);
    if (!chunks)
        return std::nullopt;
    double size = 0;
    for (const TextChunk& chunk : chunks->chunks)
        size += static_cast<double>(chunk.size);
    ParsedTable table =
        preparedTable(previewOf(text, layout, missing), *chunks, chunks->chunks, size, layout, path);
    if (!fill(table, file, *chunks, layout, path, missing, progress))
        return std::nullopt;
    return table;
}

std::optional<ParsedTable> parseTable(ScannedTable scanned, const TableLayout& layout,
                                      const std::filesystem::path& path, const MissingTexts& missing,
                                      const Progress& progress)
{
    const TableText excerpt{
        std::string_view(scanned.excerpt).substr(0, layout.textSize), 1, layout.rowsAboveValues(), {}};
    const auto sample = splitIntoChunks(excerpt, layout.delimiting, progress);
    if (!sample)
        return std::nullopt;
    scanned.chunks.dropFirst(static_cast<std::int64_t>(layout.rowsAboveValues()));
    scanned.chunks.dropLast(scanned.emptyRows + (layout.textSize != std::string_view::npos));
    ParsedTable table =
        preparedTable(previewOf(excerpt, layout, missing), scanned.chunks, sample->chunks, 0, layout, path);
    std::string().swap(scanned.excerpt);  // not needed while the matrix is filled
    ReplayedText file(path, scanned.stamp);
    if (!fill(table, file, scanned.chunks, layout, path, missing, progress))
        return std::nullopt;
    return table;
}

}  // namespace fuzzylens
