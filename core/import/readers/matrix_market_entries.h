// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/findings.h"
#include "core/import/reader.h"
#include "core/import/text_chunks.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

namespace fuzzylens {

constexpr std::string_view matrixMarketBanner = "%%MatrixMarket";

/// What the first lines declare.
struct MatrixMarketHead
{
    bool isArray = false;
    bool isPattern = false;
    int mirrored = 0;  // 1: symmetric, -1: skew-symmetric
    std::int64_t sizeLine = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t entries = 0;
    TableText entriesText;
};

/// @throws DataError naming the line if the first line or the sizes cannot be read.
MatrixMarketHead readMatrixMarketHead(std::string_view text, const std::filesystem::path& path);

/// Takes row and column, from 0, and the value of an entry.
using EntrySink = std::function<void(std::int64_t row, std::int64_t column, double value)>;

/// Gives every entry to @p put, those of a symmetric matrix twice. With @p discard the text is given back to the
/// system and must not be read again. False if @p progress requests cancellation.
/// @throws DataError with the place if a line is no entry, or as many as declared are not there.
bool readMatrixMarketEntries(const MatrixMarketHead& head, const FileBytes& file,
                             const std::filesystem::path& path, const MissingTexts& missing, bool discard,
                             const Progress& progress, ChunkFindings& findings, const EntrySink& put);

}  // namespace fuzzylens
