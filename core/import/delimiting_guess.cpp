// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace fuzzylens {

namespace {

constexpr int rowsLookedAt = 40, fewestRowsLookedAt = 5;
constexpr int cellsLookedAt = 4000;
constexpr std::size_t bytesLookedAt = std::size_t{256} << 10;

struct Candidate
{
    char delimiter = ',';
    int rows = 0;
    int agreeing = 0;          // rows with the commonest number of fields
    std::size_t columns = 1;   // that number
    int numbersWithPoint = 0;  // cells below the first row
    int numbersWithComma = 0;
    int cells = 0;

    double score() const
    {
        if (columns < 2)
            return 0;
        constexpr double withoutNumbers = 0.05;
        const double numbers =
            cells == 0 ? 0 : static_cast<double>(std::max(numbersWithPoint, numbersWithComma)) / cells;
        return static_cast<double>(agreeing) / rows * (withoutNumbers + numbers);
    }
};

void countCells(Candidate& candidate, std::string_view record, const MissingTexts& missing)
{
    const char* position = record.data();
    const char* end = position + record.size();
    for (; candidate.cells < cellsLookedAt; ++position) {
        Field field;
        position = readField(position, end, candidate.delimiter, field);
        const CellKind point = readCell(field.text, '.', missing).kind;
        const bool comma =
            candidate.delimiter != ',' && readCell(field.text, ',', missing).kind == CellKind::Number;
        ++candidate.cells;
        candidate.numbersWithPoint += point == CellKind::Number || point == CellKind::Missing;
        candidate.numbersWithComma += comma || point == CellKind::Missing;
        if (position == end)
            break;
    }
}

Candidate look(std::string_view text, char delimiter, bool linesInQuotes, const MissingTexts& missing)
{
    Candidate candidate;
    candidate.delimiter = delimiter;
    RecordScanner scanner(text, {delimiter, lineEndOf(text), linesInQuotes});
    std::map<std::size_t, int> rowsOf;
    Record record;
    while (candidate.rows < rowsLookedAt &&
           (candidate.rows < fewestRowsLookedAt || scanner.position() < bytesLookedAt) && scanner.next(record)) {
        ++rowsOf[countFields(record.text, delimiter)];
        if (++candidate.rows > 1)
            countCells(candidate, record.text, missing);
    }
    for (const auto& [columns, rows] : rowsOf)
        if (rows >= candidate.agreeing) {
            candidate.agreeing = rows;
            candidate.columns = columns;
        }
    return candidate;
}

/// Between tabs quotes are characters as any other, unless more rows are equal when they may hold line ends.
Candidate look(std::string_view text, char delimiter, const MissingTexts& missing)
{
    if (delimiter != '\t')
        return look(text, delimiter, true, missing);
    const Candidate plain = look(text, delimiter, false, missing);
    if (plain.agreeing == plain.rows)
        return plain;
    const Candidate quoted = look(text, delimiter, true, missing);
    return quoted.agreeing * plain.rows > plain.agreeing * quoted.rows ? quoted : plain;
}

/// The delimiter that the first line names to spreadsheets: "sep=;".
std::optional<char> saidDelimiter(std::string_view text)
{
    constexpr std::string_view said = "sep=";
    const bool isSaid = text.starts_with(said) && text.size() > said.size() + 1 &&
                        (text[said.size() + 1] == '\r' || text[said.size() + 1] == '\n');
    return isSaid ? std::optional(text[said.size()]) : std::nullopt;
}

/// Texts hold blanks too: they are delimiters only if every row below the first has as many, and most cells are
/// numbers.
bool isTable(const Candidate& blanks)
{
    const int numbers = std::max(blanks.numbersWithPoint, blanks.numbersWithComma);
    return blanks.columns > 1 && blanks.rows > 1 && blanks.agreeing >= blanks.rows - 1 &&
           2 * numbers >= blanks.cells;
}

/// Whether blanks are the delimiter although @p mark is the best of the others: names of samples hold blanks too.
bool separates(const Candidate& blanks, const Candidate& mark)
{
    constexpr double clearly = 1.2;
    const bool areTabs = mark.delimiter == '\t' && mark.columns > 1 && mark.agreeing == mark.rows &&
                         std::max(mark.numbersWithPoint, mark.numbersWithComma) > 0;
    return isTable(blanks) && !areTabs && blanks.score() > clearly * mark.score();
}

/// The best of the delimiters that are marks.
Candidate bestMark(std::string_view text, const MissingTexts& missing)
{
    constexpr std::array<char, 4> delimiters{'\t', ';', ',', '|'};
    Candidate best;
    for (const char delimiter : delimiters) {
        Candidate candidate = look(text, delimiter, missing);
        if (candidate.score() > best.score() || best.rows == 0)
            best = candidate;
    }
    return best;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// Where a quoted text that begins at @p position ends, if a blank or the end of a line follows; else @p position.
std::size_t endOfQuoted(std::string_view text, std::size_t position)
{
    const std::size_t close = text[position] == '"' ? text.find_first_of("\"\r\n", position + 1) : text.npos;
    const bool isClosed = close != text.npos && text[close] == '"' &&
                          (close + 1 == text.size() || isBlank(text[close + 1]) || text[close + 1] == '\r' ||
                           text[close + 1] == '\n');
    return isClosed ? close + 1 : position;
}

/// @p text with a single blank for every run of blanks and tabs outside quotes, none at the ends of lines.
std::string withSingleBlanks(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t position = 0; position < text.size();) {
        const char c = text[position];
        const bool isLineEnd = c == '\n' || c == '\r';
        const bool atStart = result.empty() || result.back() == '\n' || result.back() == '\r';
        if (isLineEnd && !result.empty() && result.back() == ' ')
            result.pop_back();
        if (isBlank(c)) {
            if (!atStart && result.back() != ' ')
                result += ' ';
            ++position;
            continue;
        }
        const std::size_t end = std::max(endOfQuoted(text, position), position + 1);
        result += text.substr(position, end - position);
        position = end;
    }
    return result;
}

}  // namespace

std::optional<std::string> collapseBlanks(std::string_view text, const ImportOptions& options)
{
    if (options.delimiter ? *options.delimiter != ' ' : saidDelimiter(text).has_value())
        return std::nullopt;
    const std::string_view head = text.substr(0, bytesLookedAt);
    const std::string collapsed = withSingleBlanks(head);
    if (collapsed == head)
        return std::nullopt;
    if (!options.delimiter) {
        const MissingTexts missing(options.missingTexts);
        const Candidate blanks = look(collapsed, ' ', missing), mark = bestMark(head, missing);
        if (!separates(blanks, mark))
            return std::nullopt;
    }
    return withSingleBlanks(text);
}

std::string markName(char mark)
{
    switch (mark) {
    case '\t':
        return "tab";
    case ';':
        return "semicolon";
    case ',':
        return "comma";
    case '.':
        return "point";
    case '|':
        return "vertical bar";
    case ' ':
        return "space";
    default:
        return std::string(1, mark);
    }
}

void decideDelimiting(TableLayout& layout, std::string_view text, const ImportOptions& options,
                      const MissingTexts& missing)
{
    Candidate best;
    if (options.delimiter) {
        best = look(text, *options.delimiter, missing);
        layout.decide("delimiter", markName(best.delimiter), "chosen");
    } else if (const std::optional<char> said = saidDelimiter(text)) {
        best = look(text, *said, missing);
        layout.decide("delimiter", markName(best.delimiter), "given in the first line");
    } else {
        best = bestMark(text, missing);
        const Candidate blanks = look(text, ' ', missing);
        if (separates(blanks, best))
            best = blanks;
        layout.decide("delimiter", markName(best.delimiter),
                      best.columns < 2 ? message("no delimiter found: a single column")
                                       : message("%1 of the first %2 rows have %3 fields with this delimiter",
                                                 best.agreeing, best.rows, best.columns));
    }
    layout.delimiting = {best.delimiter, lineEndOf(text)};
    if (best.delimiter == '\t')
        layout.delimiting.fields = best.columns;
    if (options.decimalMark) {
        layout.decimalMark = *options.decimalMark;
        layout.decide("decimal mark", markName(layout.decimalMark), "chosen");
    } else if (best.numbersWithComma > best.numbersWithPoint) {
        layout.decimalMark = ',';
        layout.decide("decimal mark", "comma", "more cells are numbers with a comma than with a point");
    } else {
        layout.decide("decimal mark", "point",
                      best.delimiter == ',' ? "the comma is the delimiter"
                                            : "a comma does not make more cells numeric");
    }
}

}  // namespace fuzzylens
