// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/text_chunks.h"

#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel.h"

namespace fuzzylens {

namespace {

constexpr std::size_t chunkSize = std::size_t{256} << 10;
constexpr std::size_t roundSize = std::size_t{2} << 20;  // a thread's share between two questions whether to go on

/// Bytes of @p text before @p part of it.
std::size_t offsetIn(std::string_view text, std::string_view part)
{
    return static_cast<std::size_t>(part.data() - text.data());
}

/// The chunks from @p first on that together hold @p size bytes.
std::size_t chunksOfRound(const std::vector<TextChunk>& chunks, std::size_t first, std::size_t size)
{
    std::size_t bytes = 0, count = 0;
    while (first + count < chunks.size() && bytes < size)
        bytes += chunks[first + count++].text.size();
    return count;
}

void mark(TextChunk& chunk, std::int64_t firstLine, std::int64_t lines)
{
    const auto first = static_cast<std::size_t>(firstLine - chunk.line);
    chunk.goesOn.resize(first, false);
    chunk.goesOn.resize(first + static_cast<std::size_t>(lines) - 1, true);
}

}  // namespace

RecordScanner recordsOf(const TextChunk& chunk, const Delimiting& delimiting)
{
    return {chunk.text, delimiting, chunk.line, &chunk.goesOn};
}

std::optional<TextChunks> splitIntoChunks(const TableText& table, const Delimiting& delimiting,
                                          const Progress& progress)
{
    const std::string_view text = table.text;
    TextChunks result;
    RecordScanner scanner(text, delimiting, table.line);
    Record record;
    for (std::size_t skip = table.skipRecords; skip > 0 && scanner.next(record);)
        --skip;
    std::size_t start = scanner.position();
    std::size_t asked = 0;
    TextChunk chunk{{}, scanner.line()};
    const auto finish = [&](std::size_t end) {
        chunk.text = text.substr(start, end - start);
        result.rows += chunk.rows;
        result.chunks.push_back(std::move(chunk));
        start = end;
        chunk = {{}, scanner.line(), result.rows};
    };
    std::size_t end = text.size();
    while (scanner.next(record)) {
        if (!table.endMark.empty() && record.text.substr(0, table.endMark.size()) == table.endMark) {
            result.endMarkLine = record.line;
            result.rest = text.substr(scanner.position());
            end = offsetIn(text, record.text);
            break;
        }
        ++chunk.rows;
        if (const std::int64_t lines = scanner.line() - record.line; lines > 1)
            mark(chunk, record.line, lines);
        // Whole cache lines of the matrix, when rows are samples; of rows that long, whatever they fill.
        const std::size_t size = scanner.position() - start;
        if (size < chunkSize || (size < roundSize && (result.rows + chunk.rows) % AlignedMatrix::lane != 0))
            continue;
        finish(scanner.position());
        if (start - asked < roundSize)
            continue;
        asked = start;
        if (!goesOn(progress,
                    {"reading", static_cast<std::int64_t>(start), static_cast<std::int64_t>(text.size())}))
            return std::nullopt;
    }
    if (chunk.rows > 0)
        finish(end);
    return result;
}

bool readChunks(const FileBytes& file, const TextChunks& chunks, const std::function<void(std::size_t)>& read,
                const Progress& progress)
{
    const int threads = hardwareThreads();
    const auto total = static_cast<std::int64_t>(chunks.chunks.size());
    for (std::size_t first = 0; first < chunks.chunks.size();) {
        if (!goesOn(progress, {"reading numbers", static_cast<std::int64_t>(first), total}))
            return false;
        const std::size_t count =
            chunksOfRound(chunks.chunks, first, roundSize * static_cast<std::size_t>(threads));
        parallelFor(static_cast<Eigen::Index>(count), threads, [&](Eigen::Index i) {
            const std::size_t index = first + static_cast<std::size_t>(i);
            read(index);
            file.discard(chunks.chunks[index].text);
        });
        first += count;
    }
    return true;
}

}  // namespace fuzzylens
