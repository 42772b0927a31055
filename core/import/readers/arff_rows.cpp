// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readers/arff_rows.h"

#include "core/import/readers/format_table.h"
#include "core/numeric/aligned_matrix.h"

#include <algorithm>
#include <limits>

namespace fuzzylens {

namespace {

constexpr double missingValue = std::numeric_limits<double>::quiet_NaN();

/// Commas; else tabs; else blanks: what the first dense row holds.
char delimiterIn(std::string_view data, const Delimiting& lines)
{
    constexpr int rowsLookedAt = 1000;
    RecordScanner scanner(data, lines);
    Record record;
    for (int row = 0; row < rowsLookedAt && scanner.next(record); ++row) {
        const std::string_view text = trimmed(record.text);
        if (text.starts_with('{'))
            continue;
        if (text.find(',') != std::string_view::npos)
            return ',';
        return text.find('\t') != std::string_view::npos ? '\t' : ' ';
    }
    return ',';
}

}  // namespace

ArffRows::ArffRows(const ArffHeader& header, const MissingTexts& missing, std::vector<ArffTarget> targets)
    : m_header(header)
    , m_missing(missing)
    , m_targets(std::move(targets))
    , m_delimiter(delimiterIn(header.data.text, header.lines))
{}

void ArffRows::readValue(Cursor& cursor, std::size_t attribute, const ArffField& field, double& to) const
{
    const ArffAttribute& declared = m_header.attributes[attribute];
    const auto column = static_cast<int>(attribute);
    const bool unknown = !field.quoted && field.text == "?";
    if (field.unclosed) {
        cursor.findings.unclosed.add(cursor.line, column, field.text);
    } else if (m_targets[attribute].texts) {
        (*m_targets[attribute].texts)[static_cast<std::size_t>(cursor.row)] = unknown ? "" : field.value();
    } else if (declared.kind == ArffAttribute::Kind::Numeric) {
        to = unknown ? missingValue : numberIn(field.text, '.', m_missing, cursor.line, column, cursor.findings);
    } else {
        const int code = declared.codeOf(field.value());
        to = code < 0 ? missingValue : code;
        if (code < 0 && !unknown && (field.quoted || !m_missing.matches(field.text)))
            cursor.findings.undeclared.add(cursor.line, column, field.text);
    }
}

void ArffRows::readDense(Cursor& cursor, std::string_view record, double* to) const
{
    const char* position = record.data();
    const char* end = position + record.size();
    const std::string_view ends(&m_delimiter, 1);
    const std::size_t columns = m_header.attributes.size();
    std::size_t column = 0;
    while (true) {
        const bool isNumber = column < columns && !m_targets[column].texts && !m_missing.anyNumeric() &&
                              m_header.attributes[column].kind == ArffAttribute::Kind::Numeric;
        const char* next = isNumber ? scanNumber(position, end, m_delimiter, '.', to[column]) : nullptr;
        if (!next) {
            ArffField field;
            next = readArffField(position, end, ends, field);
            if (column < columns)
                readValue(cursor, column, field, to[column]);
        }
        ++column;
        if (next == end)
            break;
        position = m_delimiter == ' ' ? std::find_if(next, end, [](char c) { return c != ' '; }) : next + 1;
    }
    if (column != columns)
        cursor.findings.ragged.add(cursor.line, static_cast<int>(column), {});
}

void ArffRows::readSparse(Cursor& cursor, std::string_view record, double* to) const
{
    const std::size_t columns = m_header.attributes.size();
    std::fill_n(to, columns, 0.0);
    const std::size_t close = record.rfind('}');
    if (close == std::string_view::npos)
        return cursor.findings.unclosed.add(cursor.line, -1, record);
    const char* position = record.data() + 1;
    const char* end = record.data() + close;
    while (true) {
        ArffField index, value;
        position = readArffField(position, end, " \t,", index);
        if (position == end && index.text.empty())
            return;
        const std::int64_t attribute = parseCount(index.text);
        position = readArffField(position, end, ",", value);
        if (attribute < 0 || attribute >= static_cast<std::int64_t>(columns))
            return cursor.findings.index.add(cursor.line, -1, index.text);
        const auto column = static_cast<std::size_t>(attribute);
        readValue(cursor, column, value, to[column]);
        if (position == end)
            return;
        ++position;
    }
}

void ArffRows::store(std::int64_t firstRow, std::size_t rows, const double* from) const
{
    const std::size_t columns = m_targets.size();
    for (std::size_t c = 0; c < columns; ++c)
        if (double* to = m_targets[c].numbers)
            for (std::size_t r = 0; r < rows; ++r)
                to[firstRow + static_cast<std::int64_t>(r)] = from[r * columns + c];
}

ChunkFindings ArffRows::read(const TextChunk& chunk) const
{
    // Rows are gathered until they fill the cache line that they share in every column of the matrix.
    const std::size_t columns = m_targets.size();
    constexpr auto together = static_cast<std::size_t>(AlignedMatrix::lane);
    std::vector<double> gathered(columns * together, missingValue);
    std::size_t waiting = 0;
    Cursor cursor;
    cursor.row = chunk.firstRow;
    RecordScanner scanner = recordsOf(chunk, m_header.lines);
    Record record;
    while (scanner.next(record)) {
        cursor.line = record.line;
        const std::string_view text = trimmed(record.text);
        double* to = gathered.data() + waiting * columns;
        if (text.starts_with('{'))
            readSparse(cursor, text, to);
        else
            readDense(cursor, text, to);
        ++cursor.row;
        if (++waiting == together) {
            store(cursor.row - static_cast<std::int64_t>(waiting), waiting, gathered.data());
            waiting = 0;
        }
    }
    store(cursor.row - static_cast<std::int64_t>(waiting), waiting, gathered.data());
    return std::move(cursor.findings);
}

}  // namespace fuzzylens
