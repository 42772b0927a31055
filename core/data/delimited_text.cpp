// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/delimited_text.h"

#include "core/data/cell.h"
#include "core/data/memory_guard.h"

#include <algorithm>
#include <cstring>
#include <new>

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

std::string fieldsText(std::size_t count)
{
    return count == 1 ? std::string("1 field") : std::to_string(count) + " fields";
}

std::size_t countFields(std::string_view record, char delimiter)
{
    if (record.find('"') == std::string_view::npos)
        return 1 + static_cast<std::size_t>(std::count(record.begin(), record.end(), delimiter));
    return fieldsOf(record, delimiter).size();
}

RecordScanner::RecordScanner(std::string_view text, const Delimiting& delimiting, std::int64_t line)
    : m_text(text)
    , m_delimiting(delimiting)
    , m_line(line)
{}

std::string_view RecordScanner::nextLine()
{
    const std::string_view rest = m_text.substr(m_position);
    const std::size_t length = std::min(rest.find(m_delimiting.lineEnd), rest.size());
    m_position += std::min(length + 1, rest.size());
    ++m_line;
    return rest.substr(0, length);
}

/// The last field of the record if it opens with a quote that is not closed, else null.
const char* RecordScanner::openField(std::string_view record) const
{
    const char* position = record.data();
    const char* end = position + record.size();
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
                                        countFields(line, m_delimiting.delimiter) < m_delimiting.fields);
}

bool RecordScanner::isWhole(std::string_view record) const
{
    return m_delimiting.fields == 0 || countFields(record, m_delimiting.delimiter) == m_delimiting.fields;
}

bool RecordScanner::next(Record& record)
{
    while (m_position < m_text.size()) {
        const std::size_t start = m_position;
        record.line = m_line;
        std::string_view text = nextLine();
        const bool mayOpen = m_delimiting.linesInQuotes && start >= m_quotesFrom && mayGoOn(text);
        if (const char* const field = mayOpen ? openField(text) : nullptr) {
            const std::size_t savedPosition = m_position;
            const std::int64_t savedLine = m_line;
            std::string_view longer = text;
            bool open = true;
            for (int lines = 0; open && lines < longestField && m_position < m_text.size(); ++lines) {
                const std::string_view line = nextLine();
                longer = m_text.substr(start, static_cast<std::size_t>(line.data() + line.size() - m_text.data()) -
                                                  start);
                // Only a line with a quote can close the field.
                open = line.find('"') == std::string_view::npos || openField(longer);
            }
            if (open)
                m_quotesFrom = m_position;  // no field closes before: looking from every line would take for ever
            if (open || !isQuoted(field, longer) || !isWhole(longer)) {
                m_position = savedPosition;
                m_line = savedLine;
            } else {
                text = longer;
            }
        }
        if (!text.empty() && text.back() == '\r')
            text.remove_suffix(1);
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

}  // namespace fuzzylens
