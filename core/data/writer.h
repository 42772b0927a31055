// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Writes @p text to @p path whole or not at all: into a file beside it that is then renamed. "-" is standard
/// output.
/// @throws DataError if that fails; the file that was there stays.
FUZZYLENS_EXPORT void writeWhole(const std::filesystem::path& path, std::string_view text);

struct FileText
{
    std::filesystem::path path;
    std::string text;
};
/// As writeWhole, all of @p files or none of them. What goes to standard output or a device is written when the
/// rest is ready.
FUZZYLENS_EXPORT void writeTogether(const std::vector<FileText>& files);

/// Looks, before long work, whether a file can be written at @p path, and leaves no trace.
/// @throws DataError as writeWhole would.
FUZZYLENS_EXPORT void requireWritable(const std::filesystem::path& path);

/// Writes a data set in the format of the suffix of @p path (.csv, .tsv, .gct; each also with .gz). Numbers are
/// written shortest-exact, missing values as empty cells (NA in GCT). What is written reads back identical: values
/// bit for bit, names, labels, missing values. A GCT file has room for one label field, the preferred one if it
/// has classes: they go to the .cls beside it, both files are written or neither. Data without classes are not
/// written beside a .cls that would be taken for theirs.
/// @throws DataError if the format is unknown, the classes do not fit a CLS file, such a .cls lies there, or
/// writing fails.
FUZZYLENS_EXPORT void writeDataset(const Dataset& data, const std::filesystem::path& path);

}  // namespace fuzzylens
