// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_parser.h"

#include "core/data/file_bytes.h"
#include "core/data/memory_guard.h"

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

/// What the columns of text take, told from rows of the first, the middle and the last chunk.
double textBytes(const std::vector<TextChunk>& chunks, const TableLayout& layout)
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
    return bytes / rows * static_cast<double>(chunks.back().firstRow + chunks.back().rows);
}

void prepare(ParsedTable& table, const std::vector<TextChunk>& chunks, const TableLayout& layout,
             const std::filesystem::path& path)
{
    for (int c = 0; c < layout.columns; ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Value)
            table.valueColumns.push_back(c);
    const auto width = static_cast<Index>(table.valueColumns.size());
    const Index samples = layout.samplesInRows() ? table.rows : width;
    const Index features = layout.samplesInRows() ? width : table.rows;
    const Index padded = (samples + AlignedMatrix::lane - 1) / AlignedMatrix::lane * AlignedMatrix::lane;
    table.preview.memory =
        static_cast<double>(padded) * static_cast<double>(features) * sizeof(double) + textBytes(chunks, layout);
    // readChunks gives the text back while the matrix fills.
    double textSize = 0;
    for (const TextChunk& chunk : chunks)
        textSize += static_cast<double>(chunk.text.size());
    requireMemory(path, std::max(0.0, table.preview.memory - textSize));
    for (int c = 0; c < layout.columns; ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Text)
            table.texts[c].resize(static_cast<std::size_t>(table.rows));
    table.values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(samples, features));
}

}  // namespace

std::optional<ParsedTable> parseTable(const FileBytes& file, const TableText& text, const TableLayout& layout,
                                      const std::filesystem::path& path, const MissingTexts& missing,
                                      const Progress& progress)
{
    const auto chunks = splitIntoChunks(text, layout.delimiting, progress);
    if (!chunks)
        return std::nullopt;
    ParsedTable table;
    table.preview = previewOf(text, layout, missing);
    table.rows = chunks->rows;
    table.endMarkLine = chunks->endMarkLine;
    table.rest = chunks->rest;
    prepare(table, chunks->chunks, layout, path);
    const ChunkParser parser(layout, missing, table);
    std::vector<ChunkFindings> found(chunks->chunks.size());
    const auto read = [&](std::size_t index) { found[index] = parser.parse(chunks->chunks[index]); };
    if (!readChunks(file, *chunks, read, progress))
        return std::nullopt;
    ChunkFindings findings;
    for (const ChunkFindings& part : found)
        findings.merge(part);
    requireNumbers(path, findings, layout.columns);
    noteMissing(path, findings, table.issues);
    return table;
}

}  // namespace fuzzylens
