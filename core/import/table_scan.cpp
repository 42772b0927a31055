// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_scan.h"

#include "core/common/memory_guard.h"
#include "core/import/table_layout.h"
#include "core/import/text_table.h"

#include <algorithm>
#include <vector>

namespace fuzzylens {

namespace {

constexpr std::size_t headSize = std::size_t{8} << 20;
constexpr std::ptrdiff_t headLines = 50;  // at least
constexpr std::string_view emptyFields = "\r\n\t ,;|";

/// The beginning of a table and records from all over it. Where records are taken depends on the text alone.
class ExcerptMaker
{
public:
    void add(const Record& record, std::string_view bytes)
    {
        const std::size_t start = m_position;
        m_position += bytes.size();
        if (record.text.find_first_not_of(emptyFields) == std::string_view::npos)
            ++m_emptyRows;
        else
            m_emptyRows = 0;
        if (m_head.size() < headSize || m_headLines < headLines) {
            ++m_headLines;
            m_head += bytes;
        } else if (start >= m_next) {
            take(record.text);
        } else if (m_emptyRows == 0) {
            m_last = record.text;
        }
    }

    /// Before the text of the records that were added goes.
    void keepLast()
    {
        if (m_last.data() != m_kept.data())
            m_kept.assign(m_last);
        m_last = m_kept;
    }

    std::int64_t emptyRows() const { return m_emptyRows; }

    std::string make(char lineEnd)
    {
        std::string text = std::move(m_head);
        text.reserve(text.size() + m_bytes + m_last.size());
        for (const std::string& record : m_taken)
            text.append(record) += lineEnd;
        text += m_last;
        text.resize(withoutEmptyEnd(text).size());
        return text;
    }

private:
    void take(std::string_view record)
    {
        constexpr std::size_t mostBytes = std::size_t{8} << 20;
        m_last = {};
        m_taken.emplace_back(record);
        m_bytes += record.size() + sizeof(std::string);
        if (m_bytes > mostBytes)
            takeEverySecond();
        m_next = m_position + m_distance;
    }

    void takeEverySecond()
    {
        m_distance *= 2;
        m_bytes = 0;
        std::size_t kept = 0;
        for (std::size_t i = (m_taken.size() + 1) % 2; i < m_taken.size(); i += 2) {  // the last one stays
            m_bytes += m_taken[i].size() + sizeof(std::string);
            std::swap(m_taken[kept++], m_taken[i]);
        }
        m_taken.resize(kept);
    }

    std::string m_head;
    std::ptrdiff_t m_headLines = 0;
    std::vector<std::string> m_taken;
    std::size_t m_bytes = 0;
    std::size_t m_distance = 4096;  // at least, from one record that is taken to the next
    std::size_t m_next = 0;
    std::size_t m_position = 0;
    std::string_view m_last;  // record that is not empty, if it was not taken
    std::string m_kept;
    std::int64_t m_emptyRows = 0;
};

/// Reads until @p text has @p size bytes; false if the file ends before.
bool readUpTo(std::size_t size, TextStream& stream, GrowingBytes& text, const std::filesystem::path& path)
{
    constexpr std::size_t checkFrom = std::size_t{64} << 20;
    if (size >= checkFrom)
        requireMemory(path, static_cast<double>(size - text.size()));
    while (text.size() < size)
        if (!stream.next(text))
            return false;
    return true;
}

/// Reads enough text to decide the delimiter; false if the file ends before.
bool fillHead(TextStream& stream, GrowingBytes& text, const std::filesystem::path& path)
{
    for (std::size_t size = headSize;; size *= 2) {
        if (!readUpTo(size, stream, text, path))
            return false;
        const std::string_view view = text.view();
        if (std::count(view.begin(), view.end(), lineEndOf(view)) >= headLines)
            return true;
    }
}

}  // namespace

std::string_view withoutEmptyEnd(std::string_view text)
{
    const std::size_t last = text.find_last_not_of(emptyFields);
    if (last == std::string_view::npos)
        return {};
    text = text.substr(0, text.find(lineEndOf(text), last));
    return text.substr(0, text.size() - text.ends_with('\r'));
}

std::optional<ScannedTable> scanTable(const std::filesystem::path& path, const ImportOptions& options,
                                      const Progress& progress)
{
    TextStream stream(path, FilePieces::Digest::Sha256);
    GrowingBytes text;
    bool isAll = !fillHead(stream, text, path);
    const std::string_view head = requireText(isAll ? withoutEmptyEnd(text.view()) : text.view(), path);
    if (collapseBlanks(head, options))
        return ScannedTable{{}, 0, {}, {}, stream.stamp(), true};
    TableLayout layout;
    decideDelimiting(layout, head, options, MissingTexts(options.missingTexts));
    ExcerptMaker excerpt;
    ChunkSplitter splitter({}, layout.delimiting, [&excerpt](const Record& record, std::string_view bytes) {
        excerpt.add(record, bytes);
    });
    const auto mayContinue = [&](std::size_t) {
        return shouldContinue(progress, {"reading", static_cast<std::int64_t>(stream.used()),
                                         static_cast<std::int64_t>(stream.size())});
    };
    while (true) {
        const auto split = splitter.add(text.view(), isAll, mayContinue);
        if (!split)
            return std::nullopt;
        if (isAll)
            break;
        excerpt.keepLast();
        text.dropFront(*split);
        // A record longer than a piece is not looked at again with every piece.
        isAll = !readUpTo(2 * text.size() + 1, stream, text, path);
        if (!mayContinue(0))
            return std::nullopt;
    }
    return ScannedTable{splitter.take(), excerpt.emptyRows(), excerpt.make(layout.delimiting.lineEnd),
                        stream.sha256(), stream.stamp(),      false};
}

}  // namespace fuzzylens
