// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_parser.h"

#include "core/data/file_bytes.h"
#include "core/data/memory_guard.h"
#include "core/numeric/parallel.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr std::size_t chunkSize = std::size_t{256} << 10;
constexpr std::size_t roundSize = std::size_t{2} << 20;  // a thread's share between two questions whether to go on

std::string cellsText(std::int64_t count)
{
    return count == 1 ? std::string("1 cell") : std::to_string(count) + " cells";
}

Issue issueAt(const std::filesystem::path& path, const OddCells& cells, Issue::Severity severity, std::string what,
              std::string remedy)
{
    return {severity, std::move(what), path.string(), cells.line, cells.column + 1, cells.text, std::move(remedy)};
}

/// The sentence for cells that hold no number; the first of them names the place.
[[noreturn]] void failCells(const std::filesystem::path& path, const OddCells& cells, const std::string& what,
                            const std::string& remedy)
{
    const std::string count = cells.count == 1 ? "the only such cell" : "the first of " + cellsText(cells.count);
    throw DataError(issueAt(path, cells, Issue::Severity::Error, what + ", " + count, remedy));
}

void requireNumbers(const std::filesystem::path& path, const ChunkFindings& findings, const TableLayout& layout)
{
    const auto before = [&findings](const OddCells& cells) {
        return cells.count > 0 && (findings.ragged.count == 0 || cells.line < findings.ragged.line);
    };
    if (before(findings.text))
        failCells(path, findings.text, "text where a number should be",
                  "correct the cell, or leave it empty if the value is missing");
    if (before(findings.overflow))
        failCells(path, findings.overflow, "a number too large for double precision",
                  "correct the cell, or leave it empty");
    if (before(findings.infinite))
        failCells(path, findings.infinite, "an infinite value", "correct the cell, or leave it empty");
    if (findings.ragged.count == 0)
        return;
    Issue issue{Issue::Severity::Error,
                "the row has " + fieldsText(static_cast<std::size_t>(findings.ragged.column)) + " where " +
                    std::to_string(layout.columns) + " are expected",
                path.string(),
                findings.ragged.line,
                0,
                {},
                "give every row the same number of fields"};
    if (findings.ragged.count > 1)
        issue.what += ", the first of " + std::to_string(findings.ragged.count) + " such rows";
    throw DataError(std::move(issue));
}

void noteMissing(const std::filesystem::path& path, const ChunkFindings& findings, ParsedTable& table)
{
    if (findings.nan.count > 0)
        table.issues.push_back(
            issueAt(path, findings.nan, Issue::Severity::Warning,
                    "\"nan\" is read as a missing value, " + cellsText(findings.nan.count) + " in all",
                    "leave the cell empty to say so in the file"));
}

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
        RecordScanner scanner(chunks[index].text, layout.delimiting);
        Record record;
        for (int row = 0; row < rowsOfChunk && scanner.next(record); ++row, ++rows)
            bytes += textBytes(record.text, layout);
    }
    return bytes / rows * static_cast<double>(chunks.back().firstRow + chunks.back().rows);
}

void prepare(ParsedTable& table, const std::vector<TextChunk>& chunks, const TableLayout& layout,
             const std::filesystem::path& path)
{
    if (!chunks.empty())
        table.rows = chunks.back().firstRow + chunks.back().rows;
    for (int c = 0; c < layout.columns; ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Value)
            table.valueColumns.push_back(c);
    const auto width = static_cast<Index>(table.valueColumns.size());
    const Index samples = layout.samplesInRows() ? table.rows : width;
    const Index features = layout.samplesInRows() ? width : table.rows;
    const Index padded = (samples + AlignedMatrix::lane - 1) / AlignedMatrix::lane * AlignedMatrix::lane;
    requireMemory(path, static_cast<double>(padded) * static_cast<double>(features) * sizeof(double) +
                            textBytes(chunks, layout));
    for (int c = 0; c < layout.columns; ++c)
        if (layout.roles[static_cast<std::size_t>(c)] == TableLayout::Role::Text)
            table.texts[c].resize(static_cast<std::size_t>(table.rows));
    table.values = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(samples, features));
}

/// The chunks from @p first on that together hold @p size bytes.
std::size_t chunksOfRound(const std::vector<TextChunk>& chunks, std::size_t first, std::size_t size)
{
    std::size_t bytes = 0, count = 0;
    while (first + count < chunks.size() && bytes < size)
        bytes += chunks[first + count++].text.size();
    return count;
}

}  // namespace

std::optional<std::vector<TextChunk>> splitIntoChunks(const FileBytes& file, std::string_view text,
                                                      const Delimiting& delimiting, std::size_t skipRecords,
                                                      const Progress& progress)
{
    std::vector<TextChunk> chunks;
    RecordScanner scanner(text, delimiting);
    Record record;
    while (skipRecords > 0 && scanner.next(record))
        --skipRecords;
    std::size_t start = scanner.position();
    std::size_t asked = 0;
    TextChunk chunk{{}, scanner.line(), 0, 0};
    const auto finish = [&](std::size_t end) {
        chunk.text = text.substr(start, end - start);
        chunks.push_back(chunk);
        start = end;
        chunk = {{}, scanner.line(), chunk.firstRow + chunk.rows, 0};
    };
    while (scanner.next(record)) {
        ++chunk.rows;
        // Whole cache lines of the matrix, when rows are samples.
        if (scanner.position() - start < chunkSize || (chunk.firstRow + chunk.rows) % AlignedMatrix::lane != 0)
            continue;
        finish(scanner.position());
        if (start - asked < roundSize)
            continue;
        file.forget(text.substr(asked, start - asked));
        asked = start;
        if (!goesOn(progress,
                    {"reading", static_cast<std::int64_t>(start), static_cast<std::int64_t>(text.size())}))
            return std::nullopt;
    }
    if (chunk.rows > 0)
        finish(text.size());
    return chunks;
}

std::optional<ParsedTable> parseTable(const FileBytes& file, std::string_view text, const TableLayout& layout,
                                      std::size_t skipRecords, const std::filesystem::path& path,
                                      const MissingTexts& missing, const Progress& progress)
{
    const auto chunks = splitIntoChunks(file, text, layout.delimiting, skipRecords, progress);
    if (!chunks)
        return std::nullopt;
    ParsedTable table;
    prepare(table, *chunks, layout, path);
    const ChunkParser parser(layout, missing, table);
    ChunkFindings findings;
    const int threads = hardwareThreads();
    for (std::size_t first = 0; first < chunks->size();) {
        if (!goesOn(progress, {"reading numbers", static_cast<std::int64_t>(first),
                               static_cast<std::int64_t>(chunks->size())}))
            return std::nullopt;
        const std::size_t count = chunksOfRound(*chunks, first, roundSize * static_cast<std::size_t>(threads));
        std::vector<ChunkFindings> found(count);
        parallelFor(static_cast<Index>(count), threads, [&](Index i) {
            const TextChunk& chunk = (*chunks)[first + static_cast<std::size_t>(i)];
            found[static_cast<std::size_t>(i)] = parser.parse(chunk);
            file.forget(chunk.text);
        });
        for (const ChunkFindings& part : found)
            findings.merge(part);
        first += count;
    }
    requireNumbers(path, findings, layout);
    noteMissing(path, findings, table);
    return table;
}

}  // namespace fuzzylens
