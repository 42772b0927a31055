// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text_chunks.h"

#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <future>
#include <utility>

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
std::span<TextChunk> roundFrom(std::vector<TextChunk>& chunks, std::size_t first, std::size_t size)
{
    std::size_t bytes = 0, count = 0;
    while (first + count < chunks.size() && bytes < size)
        bytes += chunks[first + count++].size;
    return {chunks.data() + first, count};
}

/// Loads the chunks of the next round, if @p load is given, while those of a round are read.
bool readInRounds(std::vector<TextChunk>& chunks, const std::function<void(std::span<TextChunk>)>& load,
                  const std::function<void(std::size_t)>& read, const Progress& progress)
{
    const int threads = hardwareThreads();
    const auto total = static_cast<std::int64_t>(chunks.size());
    const auto loaded = [&](std::size_t first) {
        const std::span<TextChunk> round = roundFrom(chunks, first, roundSize * static_cast<std::size_t>(threads));
        const bool isToLoad = load && !round.empty();
        return std::async(isToLoad ? std::launch::async : std::launch::deferred, [&load, round, isToLoad] {
            if (isToLoad)
                load(round);
            return round;
        });
    };
    std::future<std::span<TextChunk>> next = loaded(0);
    for (std::size_t first = 0; first < chunks.size();) {
        const std::span<TextChunk> round = next.get();
        next = loaded(first + round.size());
        if (!shouldContinue(progress, {"reading numbers", static_cast<std::int64_t>(first), total}))
            return false;
        parallelFor(static_cast<Eigen::Index>(round.size()), threads,
                    [&](Eigen::Index i) { read(first + static_cast<std::size_t>(i)); });
        first += round.size();
    }
    return true;
}

void mark(TextChunk& chunk, std::int64_t firstLine, std::int64_t lines)
{
    const auto first = static_cast<std::size_t>(firstLine - chunk.line);
    chunk.shouldContinue.resize(first, false);
    chunk.shouldContinue.resize(first + static_cast<std::size_t>(lines) - 1, true);
}

}  // namespace

RecordScanner recordsOf(const TextChunk& chunk, const Delimiting& delimiting)
{
    RecordScanner scanner(chunk.text, delimiting, chunk.line, &chunk.shouldContinue);
    Record record;
    for (std::int64_t i = 0; i < chunk.headerRecords; ++i)
        if (!scanner.next(record))
            break;
    return scanner;
}

void TextChunks::dropFirst(std::int64_t count)
{
    rows = 0;
    for (TextChunk& chunk : chunks) {
        const std::int64_t dropped = std::min(count, chunk.rows);
        count -= dropped;
        chunk.headerRecords += dropped;
        chunk.rows -= dropped;
        chunk.firstRow = rows;
        rows += chunk.rows;
    }
}

void TextChunks::dropLast(std::int64_t count)
{
    for (; count > 0 && !chunks.empty(); chunks.pop_back()) {
        const std::int64_t dropped = std::min(count, chunks.back().rows);
        count -= dropped;
        rows -= dropped;
        chunks.back().rows -= dropped;
        if (chunks.back().rows > 0)
            return;
    }
}

ChunkSplitter::ChunkSplitter(const TableText& table, const Delimiting& delimiting, OnRecord onRecord)
    : m_delimiting(delimiting)
    , m_endMark(table.endMark)
    , m_onRecord(std::move(onRecord))
    , m_skip(table.skipRecords)
{
    m_chunk.line = table.line;
}

/// @p end: in the table.
void ChunkSplitter::finishChunk(std::size_t end)
{
    m_chunk.size = end - m_chunk.offset;
    m_result.rows += m_chunk.rows;
    m_result.chunks.push_back(std::move(m_chunk));
    m_chunk = {{}, end, 0, m_scanner->line(), m_result.rows};
}

/// Counts a record that the scanner has just read.
void ChunkSplitter::addRecord(const Record& record)
{
    ++m_chunk.rows;
    if (const std::int64_t lines = m_scanner->line() - record.line; lines > 1)
        mark(m_chunk, record.line, lines);
    // Where samples are in rows, threads then write to different cache lines. Long rows need no such care.
    const std::size_t end = m_before + m_scanner->position(), size = end - m_chunk.offset;
    if (size >= chunkSize && (size >= roundSize || (m_result.rows + m_chunk.rows) % AlignedMatrix::lane == 0))
        finishChunk(end);
}

std::optional<std::size_t> ChunkSplitter::add(std::string_view text, bool isAll,
                                              const std::function<bool(std::size_t)>& mayContinue)
{
    if (m_scanner) {
        m_before += m_scanner->position();
        m_scanner->continueIn(text, m_scanner->position());
    } else {
        m_scanner.emplace(text, m_delimiting, m_chunk.line);
    }
    std::size_t asked = 0;
    Record record;
    while (!m_isEnded) {
        const RecordScanner before = *m_scanner;
        const bool isThere = m_scanner->next(record);
        if (!isAll && m_scanner->sawEnd())
            m_scanner = before;
        if (!isThere || (!isAll && m_scanner->position() == before.position()))
            break;
        if (m_onRecord)
            m_onRecord(record, text.substr(before.position(), m_scanner->position() - before.position()));
        if (m_skip > 0) {
            --m_skip;
            m_chunk.offset = m_before + m_scanner->position();
            m_chunk.line = m_scanner->line();
            continue;
        }
        if (!m_endMark.empty() && record.text.starts_with(m_endMark)) {
            m_isEnded = true;
            m_result.endMarkerLine = record.line;
            m_result.rest = text.substr(m_scanner->position());
            if (m_chunk.rows > 0)
                finishChunk(m_before + offsetIn(text, record.text));
            break;
        }
        addRecord(record);
        if (m_scanner->position() - asked < roundSize)
            continue;
        asked = m_scanner->position();
        if (!mayContinue(m_before + asked))
            return std::nullopt;
    }
    if (isAll && !m_isEnded && m_chunk.rows > 0)
        finishChunk(m_before + text.size());
    return m_scanner->position();
}

TextChunks ChunkSplitter::take()
{
    return std::move(m_result);
}

std::optional<TextChunks> splitIntoChunks(const TableText& table, const Delimiting& delimiting,
                                          const Progress& progress)
{
    ChunkSplitter splitter(table, delimiting);
    const auto mayContinue = [&](std::size_t done) {
        return shouldContinue(
            progress, {"reading", static_cast<std::int64_t>(done), static_cast<std::int64_t>(table.text.size())});
    };
    if (!splitter.add(table.text, true, mayContinue))
        return std::nullopt;
    TextChunks result = splitter.take();
    for (TextChunk& chunk : result.chunks)
        chunk.text = table.text.substr(chunk.offset, chunk.size);
    return result;
}

ReplayedText::ReplayedText(const std::filesystem::path& path, const FileStamp& stamp)
    : m_path(path)
    , m_stamp(stamp)
    , m_stream(path, FilePieces::Digest::None)
{}

void ReplayedText::load(std::span<TextChunk> chunks)
{
    const std::size_t start = chunks.front().offset;
    const std::size_t end = chunks.back().offset + chunks.back().size;
    const GrowingBytes& last = m_texts[m_turn];
    m_turn = 1 - m_turn;
    GrowingBytes& text = m_texts[m_turn];
    text.dropFront(text.size());
    const std::size_t used = std::min(start - m_offset, last.size());
    text.append(last.view().substr(used));
    m_offset += used;
    while (m_offset + text.size() < end) {
        if (!m_stream.next(text))
            failChanged(m_path);
        const std::size_t before = std::min(start - m_offset, text.size());
        text.dropFront(before);
        m_offset += before;
    }
    for (TextChunk& chunk : chunks)
        chunk.text = text.view().substr(chunk.offset - start, chunk.size);
}

void ReplayedText::requireUnchanged() const
{
    m_stamp.requireUnchanged(m_path);
}

bool readChunks(const FileBytes& file, TextChunks& chunks, const std::function<void(std::size_t)>& read,
                const Progress& progress)
{
    const auto readAndDiscard = [&](std::size_t index) {
        read(index);
        file.discard(chunks.chunks[index].text);
    };
    return readInRounds(chunks.chunks, {}, readAndDiscard, progress);
}

bool readChunks(ReplayedText& file, TextChunks& chunks, const std::function<void(std::size_t)>& read,
                const Progress& progress)
{
    if (!readInRounds(
            chunks.chunks, [&file](std::span<TextChunk> round) { file.load(round); }, read, progress))
        return false;
    file.requireUnchanged();
    return true;
}

}  // namespace fuzzylens
