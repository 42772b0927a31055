// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/cell.h"
#include "core/common/issue.h"

#include <fast_float/fast_float.h>

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Issue::id of the error about cells that should hold numbers and hold other text.
inline constexpr const char* textForNumber = "text-for-number";

/// Cells of one kind that are no values: how many, and the first.
struct OddCells
{
    std::int64_t count = 0;
    std::int64_t line = 0;
    int column = 0;  // from 0
    std::string text;

    void add(std::int64_t atLine, int atColumn, std::string_view what);
    void merge(const OddCells& later);
};

/// Missing values and problems of a chunk.
struct ChunkFindings
{
    OddCells nan, infinite, overflow, text;
    OddCells undeclared;  // texts that are none of the values declared
    OddCells unclosed;    // quotes or braces that are opened and not closed
    OddCells index;       // of a sparse row, beyond the declared range or no number
    OddCells ragged;      // column: number of fields found

    void merge(const ChunkFindings& later);
};

/// The number in a cell of line @p line and column @p column (from 0); NaN for a missing value and for a text that
/// is no number, which is counted in @p findings.
double numberIn(std::string_view text, char decimalMark, const MissingTexts& missing, std::int64_t line,
                int column, ChunkFindings& findings);

/// Where a plain finite number at @p position ends, which has to be at @p delimiter or at @p end; null if there is
/// none, and numberIn() has to look closer.
inline const char* scanNumber(const char* position, const char* end, char delimiter, char decimalMark,
                              double& value)
{
    const fast_float::parse_options options(fast_float::chars_format::general, decimalMark);
    const auto answer = fast_float::from_chars_advanced(position, end, value, options);
    const bool plain =
        answer.ec == std::errc() && (answer.ptr == end || *answer.ptr == delimiter) && std::isfinite(value);
    return plain ? answer.ptr : nullptr;
}

/// @throws DataError with the first place and the number of such cells if there are any but missing ones; a row
/// should have @p columns fields.
void requireNumbers(const std::filesystem::path& path, const ChunkFindings& findings, int columns);

/// The warning about cells that are read as missing, if there are some.
void noteMissing(const std::filesystem::path& path, const ChunkFindings& findings, std::vector<Issue>& issues);

}  // namespace fuzzylens
