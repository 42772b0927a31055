// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// What a cell of a table of numbers holds.
enum class CellKind {
    Number,
    Missing,     // empty, or a text that stands for a missing value
    NotANumber,  // "nan" in any spelling; no value
    Infinite,    // "inf" in any spelling; no value
    Overflow,    // a number beyond the range of double precision
    Text
};

struct CellValue
{
    CellKind kind = CellKind::Missing;
    double value = 0;
};

/// The texts that mark a missing value, in addition to the empty cell.
class MissingTexts
{
public:
    /// Those given, else NA, N/A, #N/A, ?, null and none in the usual spellings, and Filtered (Spectronaut).
    explicit MissingTexts(const std::optional<std::vector<std::string>>& chosen = {});
    bool matches(std::string_view text) const;
    const std::vector<std::string>& texts() const { return m_texts; }
    bool areChosen() const { return m_areChosen; }
    /// One of them reads as a number, so that numbers have to be compared too.
    bool anyNumeric() const { return m_anyNumeric; }

private:
    std::vector<std::string> m_texts;
    bool m_areChosen = false;
    bool m_anyNumeric = false;
};

/// @p text without blanks at its ends.
std::string_view trimmed(std::string_view text);

/// Reads a number written with @p decimalMark, independent of the locale, to the nearest double. A leading + is
/// fine; blanks at the ends and a percent sign too ("45 %" is 45).
CellValue readCell(std::string_view text, char decimalMark, const MissingTexts& missing);

}  // namespace fuzzylens
