// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/readers/arff_header.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fuzzylens {

/// Where the values of an attribute go: numbers and codes of nominal values to one place, texts to another.
struct ArffTarget
{
    double* numbers = nullptr;  // a row each
    std::vector<std::string>* texts = nullptr;
};

/// Reads rows of ARFF data, dense ("1, x, ?") or sparse ("{0 1, 4 x}", where omitted values are zero, or the
/// first value declared). Different chunks may be read at the same time.
class ArffRows
{
public:
    /// @p targets has one for every attribute of @p header.
    ArffRows(const ArffHeader& header, const MissingTexts& missing, std::vector<ArffTarget> targets);
    ChunkFindings read(const TextChunk& chunk) const;

private:
    struct Cursor
    {
        std::int64_t line = 0;
        std::int64_t row = 0;
        ChunkFindings findings;
    };
    void readDense(Cursor& cursor, std::string_view record, double* to) const;
    void readSparse(Cursor& cursor, std::string_view record, double* to) const;
    void readValue(Cursor& cursor, std::size_t attribute, const ArffField& field, double& to) const;
    char delimiterOf(std::string_view record) const;
    void store(std::int64_t firstRow, std::size_t rows, const double* from) const;

    const ArffHeader& m_header;
    const MissingTexts& m_missing;
    std::vector<ArffTarget> m_targets;
    char m_delimiter;
};

}  // namespace fuzzylens
