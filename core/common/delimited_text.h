// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// How fields and records are distinguished.
struct Delimiting
{
    char delimiter = ',';
    char lineEnd = '\n';        // '\r' where a file has no other
    bool linesInQuotes = true;  // a quoted field may go on in the next line
    char comment = '\0';        // records that begin with it are passed over; '\0': there are none
    /// Where a quote that opens may be a character as any other, as in tables of tabs: a quoted field goes on only
    /// if that makes a record of so many fields, which its first line alone is not, or else no line behind it. 0:
    /// it always does.
    std::size_t fields = 0;
};

/// '\r' for a text with carriage returns and no line feeds, else '\n'.
char lineEndOf(std::string_view text);

/// One record: a line, or several where a quoted field goes on.
struct Record
{
    std::string_view text;  // without the line end
    std::int64_t line = 0;  // first line of it, from 1
};

/// A field of a record; views into the record.
struct Field
{
    std::string_view text;  // between the quotes where there are some
    bool quoted = false;
    bool escaped = false;  // holds doubled quotes

    /// The text with doubled quotes made single; blanks at the ends of an unquoted field are left out.
    FUZZYLENS_EXPORT std::string value() const;
};

/// Reads the field that starts at @p position. Returns where it ends: at the delimiter or at @p end. A quote that
/// does not enclose the whole field is a character as any other.
const char* readField(const char* position, const char* end, char delimiter, Field& field);

/// Before a record is taken apart whose fields are beyond counting (a file of nothing but delimiters).
/// @throws std::bad_alloc if the fields do not fit into memory.
void requireRoomForFields(std::string_view record, char delimiter);
/// Every field of a record.
FUZZYLENS_EXPORT std::vector<Field> fieldsOf(std::string_view record, char delimiter);
/// "1 field", "3 fields".
Message fieldsText(std::size_t count);
std::size_t countFields(std::string_view record, char delimiter);

/// Goes through the records of a text; lines of nothing but blanks are passed over, and comments.
class FUZZYLENS_EXPORT RecordScanner
{
public:
    /// @p text begins at line @p line. @p shouldContinue, which must outlive this, if another scanner has found
    /// already which records are longer than a line: of every line from the first on whether its record goes on in
    /// the next one; of those behind the last none does.
    RecordScanner(std::string_view text, const Delimiting& delimiting, std::int64_t line = 1,
                  const std::vector<bool>* shouldContinue = nullptr);

    /// The next record; false at the end. A quoted field that is never closed ends with its line.
    bool next(Record& record);
    /// Bytes of the text behind the record that was read last.
    std::size_t position() const { return m_position; }
    /// Whether the end of the text was seen, so that more text might have made another record of the last one.
    bool sawEnd() const { return m_sawEnd; }
    /// Continues in @p text, which begins @p dropped bytes behind where the text began.
    void continueIn(std::string_view text, std::size_t dropped);
    std::int64_t line() const { return m_line; }

private:
    std::string_view nextLine();
    std::string_view restOfRecord(std::size_t start, std::string_view firstLine);
    std::string_view asMarked(std::string_view firstLine);
    const char* openField(const char* position, std::string_view record) const;
    std::string_view goneOn(std::string_view firstLine, const char* field);
    bool isQuoted(const char* position, std::string_view record) const;
    bool mayGoOn(std::string_view line) const;
    bool isComplete(std::string_view record) const;

    std::string_view m_text;
    Delimiting m_delimiting;
    std::size_t m_position = 0;
    bool m_sawEnd = false;
    std::size_t m_quotesFrom = 0;  // before it a quote that opens is a character as any other
    std::int64_t m_line;
    std::int64_t m_firstLine;
    const std::vector<bool>* m_shouldContinue;
};

/// The @p names in double quotes with commas between them; quotes in a name are doubled.
FUZZYLENS_EXPORT std::string listArgument(const std::vector<std::string>& names);

}  // namespace fuzzylens
