// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table_parser.h"

#include "core/data/file_bytes.h"
#include "core/data/memory_guard.h"

#include <algorithm>

namespace fuzzylens {

namespace {

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

}  // namespace

std::optional<ParsedTable> parseTable(const FileBytes& file, const TableText& text, const TableLayout& layout,
                                      const std::filesystem::path& path, const MissingTexts& missing,
                                      const Progress& progress)
{
    const auto chunks = splitIntoChunks(file, text, layout.delimiting, progress);
    if (!chunks)
        return std::nullopt;
    ParsedTable table;
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
    requireNumbers(path, findings, layout);
    noteMissing(path, findings, table);
    return table;
}

}  // namespace fuzzylens
