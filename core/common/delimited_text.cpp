// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/delimited_text.h"

#include "core/common/cell.h"
#include "core/common/memory_guard.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>

namespace fuzzylens {

namespace {

constexpr int longestField = 100;  // lines of a quoted field; more are a stray quote

const char* find(const char* from, const char* end, char what)
{
    const void* found = from == end ? nullptr : std::memchr(from, what, static_cast<std::size_t>(end - from));
    return found ? static_cast<const char*>(found) : end;
}

const char* skipBlanks(const char* position, const char* end, char delimiter)
{
    while (position != end && (*position == ' ' || *position == '\t') && *position != delimiter)
        ++position;
    return position;
}

/// The quote that closes a field opened before @p position; @p end if there is none.
const char* closingQuote(const char* position, const char* end, bool& escaped)
{
    while ((position = find(position, end, '"')) != end) {
        if (position + 1 == end || position[1] != '"')
            return position;
        escaped = true;
        position += 2;
    }
    return end;
}

/// From the beginning of one line to the end of a later one.
std::string_view joined(std::string_view firstLine, std::string_view lastLine)
{
    const char* const end = lastLine.data() + lastLine.size();
    return {firstLine.data(), static_cast<std::size_t>(end - firstLine.data())};
}

}  // namespace

char lineEndOf(std::string_view text)
{
    return text.find('\n') == std::string_view::npos && text.find('\r') != std::string_view::npos ? '\r' : '\n';
}

std::string Field::value() const
{
    if (!quoted)
        return std::string(trimmed(text));
    std::string result(text);
    if (escaped)
        for (std::size_t at = 0; (at = result.find("\"\"", at)) != std::string::npos; ++at)
            result.erase(at, 1);
    return result;
}

const char* readField(const char* position, const char* end, char delimiter, Field& field)
{
    const char* start = skipBlanks(position, end, delimiter);
    if (start != end && *start == '"') {
        bool escaped = false;
        const char* close = closingQuote(start + 1, end, escaped);
        if (close != end) {
            const char* next = skipBlanks(close + 1, end, delimiter);
            if (next == end || *next == delimiter) {
                field = {std::string_view(start + 1, static_cast<std::size_t>(close - start - 1)), true, escaped};
                return next;
            }
        }
    }
    const char* next = find(position, end, delimiter);
    field = {std::string_view(position, static_cast<std::size_t>(next - position)), false, false};
    return next;
}

void requireRoomForFields(std::string_view record, char delimiter)
{
    constexpr std::size_t harmless = std::size_t{1} << 20;
    constexpr double bytesOfField = 4 * sizeof(std::string);  // as cell, as text, while vectors grow
    if (record.size() < harmless)
        return;
    const auto fields = static_cast<double>(std::count(record.begin(), record.end(), delimiter));
    if (fields * bytesOfField > static_cast<double>(availableMemory()))
        throw std::bad_alloc();
}

std::vector<Field> fieldsOf(std::string_view record, char delimiter)
{
    std::vector<Field> fields;
    const char* position = record.data();
    const char* end = position + record.size();
    while (true) {
        Field field;
        position = readField(position, end, delimiter, field);
        fields.push_back(field);
        if (position == end)
            return fields;
        ++position;
    }
}

Message fieldsText(std::size_t count)
{
    return message(count == 1 ? "%1 field" : "%1 fields", count);
}

std::size_t countFields(std::string_view record, char delimiter)
{
    if (record.find('"') == std::string_view::npos)
        return 1 + static_cast<std::size_t>(std::count(record.begin(), record.end(), delimiter));
    return fieldsOf(record, delimiter).size();
}

RecordScanner::RecordScanner(std::string_view text, const Delimiting& delimiting, std::int64_t line,
                             const std::vector<bool>* shouldContinue)
    : m_text(text)
    , m_delimiting(delimiting)
    , m_line(line)
    , m_firstLine(line)
    , m_shouldContinue(shouldContinue)
{}

void RecordScanner::continueIn(std::string_view text, std::size_t dropped)
{
    m_text = text;
    m_position -= dropped;
    m_quotesFrom -= std::min(dropped, m_quotesFrom);
    m_sawEnd = false;
}

/// Without its end: a carriage return before the line feed would follow a closing quote.
std::string_view RecordScanner::nextLine()
{
    const std::string_view rest = m_text.substr(m_position);
    const std::size_t length = std::min(rest.find(m_delimiting.lineEnd), rest.size());
    m_position += std::min(length + 1, rest.size());
    m_sawEnd = m_sawEnd || m_position == m_text.size();
    ++m_line;
    const std::string_view line = rest.substr(0, length);
    return line.substr(0, line.size() - line.ends_with('\r'));
}

/// The last field of the record if it opens with a quote that is not closed, else null. A field begins at
/// @p position.
const char* RecordScanner::openField(const char* position, std::string_view record) const
{
    const char* end = record.data() + record.size();
    while (true) {
        const char* start = skipBlanks(position, end, m_delimiting.delimiter);
        bool escaped = false;
        if (start != end && *start == '"' && closingQuote(start + 1, end, escaped) == end)
            return position;
        Field field;
        position = readField(position, end, m_delimiting.delimiter, field);
        if (position == end)
            return nullptr;
        ++position;
    }
}

/// Whether quotes enclose the field of @p record that begins at @p position.
bool RecordScanner::isQuoted(const char* position, std::string_view record) const
{
    Field field;
    readField(position, record.data() + record.size(), m_delimiting.delimiter, field);
    return field.quoted;
}

/// A quick look at whether a field of @p line may go on in the next one.
bool RecordScanner::mayGoOn(std::string_view line) const
{
    if (line.find('"') == std::string_view::npos)
        return false;
    return m_delimiting.fields == 0 || (std::count(line.begin(), line.end(), '"') % 2 == 1 &&
                                        countFields(line, m_delimiting.delimiter) <= m_delimiting.fields);
}

bool RecordScanner::isComplete(std::string_view record) const
{
    return m_delimiting.fields == 0 || countFields(record, m_delimiting.delimiter) == m_delimiting.fields;
}

/// The record of @p firstLine, at whose end @p field is open, up to where no field is; empty if it makes no sense
/// to go on in the next lines. Every line is looked at once, however many fields open.
std::string_view RecordScanner::goneOn(std::string_view firstLine, const char* field)
{
    const bool isCompleteAlone = m_delimiting.fields > 0 && isComplete(firstLine);
    std::string_view record = firstLine;
    const char* open = field;
    for (int lines = 0; open && lines < longestField && m_position < m_text.size(); ++lines) {
        const std::string_view line = nextLine();
        if (isCompleteAlone && isComplete(line))
            return {};
        record = joined(record, line);
        // Only a line with a quote can close the field.
        if (line.find('"') == std::string_view::npos)
            continue;
        const char* const before = std::exchange(open, openField(open, record));
        if (before == field && open != field && !isQuoted(field, record))
            return {};
    }
    if (open)
        m_quotesFrom = m_position;  // no field closes before: looking from every line would take for ever
    return open || !isComplete(record) ? std::string_view() : record;
}

/// The record of which @p firstLine was read.
std::string_view RecordScanner::restOfRecord(std::size_t start, std::string_view firstLine)
{
    const bool mayOpen = m_delimiting.linesInQuotes && start >= m_quotesFrom && mayGoOn(firstLine);
    const char* const field = mayOpen ? openField(firstLine.data(), firstLine) : nullptr;
    if (!field)
        return firstLine;
    const std::size_t position = m_position;
    const std::int64_t line = m_line;
    if (const std::string_view record = goneOn(firstLine, field); !record.empty())
        return record;
    m_position = position;
    m_line = line;
    return firstLine;
}

/// The same where it is known.
std::string_view RecordScanner::asMarked(std::string_view firstLine)
{
    const auto isMarked = [this] {
        const auto line = static_cast<std::size_t>(m_line - 1 - m_firstLine);
        return line < m_shouldContinue->size() && (*m_shouldContinue)[line];
    };
    std::string_view record = firstLine;
    while (isMarked() && m_position < m_text.size())
        record = joined(record, nextLine());
    return record;
}

bool RecordScanner::next(Record& record)
{
    while (m_position < m_text.size()) {
        const std::size_t start = m_position;
        record.line = m_line;
        const std::string_view line = nextLine();
        const std::string_view text = m_shouldContinue ? asMarked(line) : restOfRecord(start, line);
        if (text.find_first_not_of(" \t") == std::string_view::npos &&
            text.find(m_delimiting.delimiter) == std::string_view::npos)
            continue;
        if (m_delimiting.comment != '\0' && trimmed(text).starts_with(m_delimiting.comment))
            continue;
        record.text = text;
        return true;
    }
    return false;
}

std::string listArgument(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) {
        text += text.empty() ? "\"" : ",\"";
        for (const char letter : name)
            text.append(letter == '"' ? 2 : 1, letter);
        text += '"';
    }
    return text;
}

}  // namespace fuzzylens
