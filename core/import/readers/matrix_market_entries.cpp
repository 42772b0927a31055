// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/matrix_market_entries.h"

#include "core/import/readers/format_table.h"

#include <algorithm>
#include <cctype>

namespace fuzzylens {

namespace {

Delimiting entryLinesOf(std::string_view text)
{
    return {'\0', lineEndOf(text), false, '%'};
}

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        words.push_back(line.substr(0, line.find_first_of(" \t")));
        line.remove_prefix(words.back().size());
    }
    return words;
}

void readBanner(MatrixMarketHead& head, std::string_view line, const std::filesystem::path& path)
{
    std::string small(trimmed(line));
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::vector<std::string_view> words = wordsOf(small);
    if (words.empty() || !line.starts_with(matrixMarketBanner))
        failLine(path, 1, message("a Matrix Market file begins with %%MatrixMarket"), small);
    const auto isOne = [&words](std::size_t at, std::initializer_list<std::string_view> known) {
        return at < words.size() && std::find(known.begin(), known.end(), words[at]) != known.end();
    };
    if (!isOne(1, {"matrix"}) || !isOne(2, {"coordinate", "array"}))
        failLine(path, 1, message("the first line must contain matrix, followed by coordinate or array"), small);
    if (!isOne(3, {"real", "integer", "double", "pattern"}))
        failLine(path, 1,
                 isOne(3, {"complex"}) ? "complex numbers are not supported"
                                       : "the first line specifies no valid number type",
                 small, message("supported types: real, integer and pattern"));
    if (!isOne(4, {"general", "symmetric", "skew-symmetric"}))
        failLine(path, 1, message("the first line specifies no valid symmetry"), small,
                 message("supported: general, symmetric and skew-symmetric"));
    head.isArray = words[2] == "array";
    head.isPattern = words[3] == "pattern";
    head.mirrored = words[4] == "general" ? 0 : words[4] == "symmetric" ? 1 : -1;
    if (head.isArray && (head.isPattern || head.mirrored != 0))
        failLine(path, 1, message("an array must be general and of type real or integer"), small);
}

void readSize(MatrixMarketHead& head, const Record& record, const std::filesystem::path& path)
{
    const std::vector<std::string_view> words = wordsOf(record.text);
    std::vector<std::int64_t> numbers;
    for (const std::string_view word : words)
        numbers.push_back(parseCount(word));
    if (numbers.size() != (head.isArray ? 2 : 3) ||
        std::any_of(numbers.begin(), numbers.end(), [](std::int64_t number) { return number < 0; }))
        failLine(path, record.line,
                 head.isArray ? "the line must contain the numbers of rows and columns"
                              : "the line must contain the numbers of rows, columns and entries",
                 trimmed(record.text));
    if (std::any_of(numbers.begin(), numbers.end(), [](std::int64_t number) { return number > largestCount; }))
        failLine(path, record.line, message("the line declares a size larger than any file can contain"),
                 trimmed(record.text), message("correct the number"));
    if (numbers[0] == 0 || numbers[1] == 0)
        failLine(path, record.line, message("the matrix has no rows or no columns"), trimmed(record.text));
    if (head.mirrored != 0 && numbers[0] != numbers[1])
        failLine(path, record.line, message("a symmetric matrix must have as many rows as columns"),
                 trimmed(record.text));
    head.sizeLine = record.line;
    head.rows = numbers[0];
    head.columns = numbers[1];
    head.entries = head.isArray ? 0 : numbers[2];
}

/// Goes through the lines below the sizes.
class EntryReader
{
public:
    EntryReader(const MatrixMarketHead& head, const std::filesystem::path& path, const MissingTexts& missing,
                ChunkFindings& findings, const EntrySink& put)
        : m_head(head)
        , m_path(path)
        , m_missing(missing)
        , m_findings(findings)
        , m_put(put)
    {}

    /// False if @p progress requests cancellation.
    bool read(const FileBytes& file, bool discard, const Progress& progress)
    {
        constexpr std::size_t askedAfter = std::size_t{256} << 10;
        const std::string_view text = m_head.entriesText.text;
        RecordScanner scanner(text, entryLinesOf(text), m_head.entriesText.line);
        Record record;
        std::size_t asked = 0;
        const auto total = static_cast<std::int64_t>(text.size());
        while (scanner.next(record)) {
            m_line = record.line;
            if (m_head.isArray)
                readArrayValue(record.text);
            else
                readEntry(record.text);
            if (scanner.position() - asked < askedAfter)
                continue;
            const std::string_view done = text.substr(asked, scanner.position() - asked);
            if (discard)
                file.discard(done);
            asked = scanner.position();
            if (!shouldContinue(progress, {"reading numbers", static_cast<std::int64_t>(asked), total}))
                return false;
        }
        return true;
    }

    std::int64_t entries() const { return m_entries; }

private:
    [[noreturn]] void fail(Message what, std::string_view text) const
    {
        failLine(m_path, m_line, std::move(what), text);
    }

    void readEntry(std::string_view line)
    {
        const std::string_view whole = line;
        const std::string_view row = nextWord(line), column = nextWord(line), value = nextWord(line);
        if (column.empty() || value.empty() != m_head.isPattern || !trimmed(line).empty())
            fail(message(m_head.isPattern ? "the line must contain a row index and a column index"
                                          : "the line must contain a row index, a column index and a value"),
                 whole);
        const std::int64_t i = indexIn(row, m_head.rows, "row"), j = indexIn(column, m_head.columns, "column");
        const double number = m_head.isPattern ? 1.0 : numberIn(value, '.', m_missing, m_line, 2, m_findings);
        m_put(i, j, number);
        if (m_head.mirrored != 0 && i != j)
            m_put(j, i, m_head.mirrored * number);
        ++m_entries;
    }

    void readArrayValue(std::string_view line)
    {
        if (m_entries >= m_head.rows * m_head.columns)
            fail(message("the file contains more values than declared"), trimmed(line));
        m_put(m_entries % m_head.rows, m_entries / m_head.rows,
              numberIn(trimmed(line), '.', m_missing, m_line, 0, m_findings));
        ++m_entries;
    }

    static std::string_view nextWord(std::string_view& line)
    {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
        line.remove_prefix(word.size());
        return word;
    }

    std::int64_t indexIn(std::string_view word, std::int64_t size, const char* what) const
    {
        const std::int64_t index = parseCount(word);
        if (index < 1 || index > size)
            fail(message("the %1 index must be between 1 and %2", std::string(what), size), word);
        return index - 1;
    }

    const MatrixMarketHead& m_head;
    const std::filesystem::path& m_path;
    const MissingTexts& m_missing;
    ChunkFindings& m_findings;
    const EntrySink& m_put;
    std::int64_t m_line = 0;
    std::int64_t m_entries = 0;
};

void requireAllEntries(const MatrixMarketHead& head, std::int64_t entries, const std::filesystem::path& path)
{
    const std::int64_t declared = head.isArray ? head.rows * head.columns : head.entries;
    if (entries != declared)
        failLine(path, head.sizeLine,
                 message("the line declares %1 entries, but the file contains %2", declared, entries), {},
                 message("download the file again if it is truncated"));
}

}  // namespace

MatrixMarketHead readMatrixMarketHead(std::string_view text, const std::filesystem::path& path)
{
    MatrixMarketHead head;
    const std::size_t first = std::min(text.find_first_of("\r\n"), text.size());
    readBanner(head, text.substr(0, first), path);
    RecordScanner scanner(text, entryLinesOf(text));
    Record record;
    if (!scanner.next(record))
        failLine(path, scanner.line(), message("the line with the numbers of rows and columns is missing"), {},
                 message("download the file again if it is truncated"));
    readSize(head, record, path);
    head.entriesText = {text.substr(scanner.position()), scanner.line(), 0, {}};
    return head;
}

bool readMatrixMarketEntries(const MatrixMarketHead& head, const FileBytes& file,
                             const std::filesystem::path& path, const MissingTexts& missing, bool discard,
                             const Progress& progress, ChunkFindings& findings, const EntrySink& put)
{
    EntryReader reader(head, path, missing, findings, put);
    if (!reader.read(file, discard, progress))
        return false;
    requireNumbers(path, findings, head.isArray ? 1 : 3);
    requireAllEntries(head, reader.entries(), path);
    return true;
}

}  // namespace fuzzylens
