// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_parser.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// @p end if nothing but empty fields follow.
const char* endOfPadding(const char* position, const char* end, char delimiter)
{
    return std::find_if_not(position, end, [delimiter](char c) { return c == delimiter || c == ' '; });
}

}  // namespace

struct ChunkParser::Cursor
{
    std::int64_t line = 0;
    std::int64_t row = 0;
    int column = 0;
    ChunkFindings findings;
};

ChunkParser::ChunkParser(const TableLayout& layout, const MissingTexts& missing, ParsedTable& table)
    : m_layout(layout)
    , m_missing(missing)
    , m_table(table)
    , m_texts(static_cast<std::size_t>(layout.columns), nullptr)
    , m_skipped(static_cast<std::size_t>(layout.columns), false)
{
    for (std::size_t c = 0; c < m_skipped.size(); ++c)
        m_skipped[c] = layout.roles[c] == TableLayout::Role::Skipped;
    for (auto& [column, texts] : table.texts)
        m_texts[static_cast<std::size_t>(column)] = &texts;
}

/// Reads a cell of numbers; returns where it ends. The short way is a plain number up to the delimiter.
const char* ChunkParser::readValue(Cursor& cursor, const char* position, const char* end, double& value) const
{
    const char delimiter = m_layout.delimiting.delimiter;
    if (const char* next =
            m_missing.anyNumeric() ? nullptr : scanNumber(position, end, delimiter, m_layout.decimalMark, value))
        return next;
    Field field;
    const char* next = readField(position, end, delimiter, field);
    value = numberIn(field.text, m_layout.decimalMark, m_missing, cursor.line, cursor.column, cursor.findings);
    return next;
}

/// Reads the numbers of a record to @p to, its texts to the table. False if the number of fields is wrong.
bool ChunkParser::parseRecord(Cursor& cursor, std::string_view record, double* to) const
{
    const char* position = record.data();
    const char* end = position + record.size();
    for (cursor.column = 0;; ++position) {
        std::vector<std::string>* texts = m_texts[static_cast<std::size_t>(cursor.column)];
        if (texts) {
            Field field;
            position = readField(position, end, m_layout.delimiting.delimiter, field);
            std::string& text = (*texts)[static_cast<std::size_t>(cursor.row)];
            text = field.value();
            if (cursor.column != m_layout.nameColumn && !field.quoted && m_missing.matches(text))
                text.clear();
        } else if (m_skipped[static_cast<std::size_t>(cursor.column)]) {
            Field field;
            position = readField(position, end, m_layout.delimiting.delimiter, field);
        } else {
            position = readValue(cursor, position, end, *to++);
        }
        ++cursor.column;
        if (position == end || cursor.column == m_layout.columns)
            break;
    }
    if (m_layout.paddedRows && cursor.column == m_layout.columns)
        position = endOfPadding(position, end, m_layout.delimiting.delimiter);
    return position == end && cursor.column == m_layout.columns;
}

/// Puts rows of numbers where they belong: as columns of the matrix when genes are in rows.
void ChunkParser::store(std::int64_t firstRow, std::int64_t rows, const double* from) const
{
    AlignedMatrix& values = *m_table.values;
    const auto width = static_cast<Index>(m_table.valueColumns.size());
    if (!m_layout.samplesInRows()) {
        std::copy_n(from, width * rows, values.column(firstRow));
        return;
    }
    for (Index c = 0; c < width; ++c) {
        double* to = values.column(c) + firstRow;
        for (Index r = 0; r < rows; ++r)
            to[r] = from[r * width + c];
    }
}

ChunkFindings ChunkParser::parse(const TextChunk& chunk) const
{
    // Rows are gathered until they fill the cache line that they share in every column of the matrix.
    const auto together =
        m_layout.samplesInRows() ? static_cast<std::int64_t>(AlignedMatrix::lane) : std::int64_t{1};
    const std::size_t width = m_table.valueColumns.size();
    std::vector<double> gathered(width * static_cast<std::size_t>(together));
    std::int64_t waiting = 0;
    Cursor cursor;
    cursor.row = chunk.firstRow;
    RecordScanner scanner = recordsOf(chunk, m_layout.delimiting);
    Record record;
    for (const std::int64_t end = cursor.row + chunk.rows; cursor.row < end && scanner.next(record);) {
        cursor.line = record.line;
        if (!parseRecord(cursor, record.text, gathered.data() + static_cast<std::size_t>(waiting) * width)) {
            const auto found = static_cast<int>(countFields(record.text, m_layout.delimiting.delimiter));
            cursor.findings.ragged.add(record.line, found, {});
        }
        ++waiting;
        ++cursor.row;
        if (waiting == together || cursor.row % together == 0) {
            store(cursor.row - waiting, waiting, gathered.data());
            waiting = 0;
        }
    }
    store(cursor.row - waiting, waiting, gathered.data());
    return std::move(cursor.findings);
}

}  // namespace fuzzylens
