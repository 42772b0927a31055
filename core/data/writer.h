// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace fuzzylens {

/// Writes @p text to @p path whole or not at all: into a file beside it that is then renamed. "-" is standard
/// output.
/// @throws DataError if that fails; the file that was there stays.
FUZZYLENS_EXPORT void writeWhole(const std::filesystem::path& path, std::string_view text);

/// Writes a data set in the format of the suffix of @p path (.csv, .tsv, .gct with a .cls beside it for the
/// preferred label field; each also with .gz). Numbers are written shortest-exact, missing values as empty cells
/// (NA in GCT). What is written reads back identical: values bit for bit, names, labels, missing values.
/// @throws DataError if the format is unknown or writing fails.
FUZZYLENS_EXPORT void writeDataset(const Dataset& data, const std::filesystem::path& path);

}  // namespace fuzzylens
