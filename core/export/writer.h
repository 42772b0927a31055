// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/dataset.h"
#include "core/io/atomic_file.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fuzzylens {

/// A format that data sets are written in.
struct WritableFormat
{
    std::string_view id;      // "gct-1.2"
    std::string_view name;    // "GCT 1.2, with the classes in a CLS file"
    std::string_view suffix;  // ".gct"; also with .gz
};

/// Every format there is to write. Of two with one suffix, the first that leaves nothing of the data out is the
/// one the suffix stands for (else the last).
FUZZYLENS_EXPORT const std::vector<WritableFormat>& writableFormats();
/// @throws DataError if no format to write has the suffix of @p path (before .gz).
FUZZYLENS_EXPORT void requireFormatBySuffix(const std::filesystem::path& path);

struct WriteOptions
{
    std::string format;  // id of a format; empty: by the suffix
    /// Asked before anything comes to its place, if the format leaves something out: each a part of a sentence,
    /// "the annotations Chromosome and Symbol". The answer false means stop. Empty: go on.
    std::function<bool(const std::vector<std::string>& absent)> agrees = {};
    /// Asked while the values are written at least once for every 16384 of them and every 128 KiB of text, and
    /// while the file is read back as the readers ask. Not asked while the system brings the bytes to the disk.
    Progress progress = {};
};

/// Writes a data set. Numbers are written shortest-exact, missing values as empty cells (NA in GCT, ? in ARFF).
/// If memory suffices, the file is read back before it replaces the old one: the data it holds are
/// identical, values bit for bit, names, labels, missing values. What the format has no place for
/// (WriteOptions::agrees) is left out. GCT 1.2 has room for one label field, the preferred one if it has classes:
/// they go to the .cls file of the same name; both files are written or neither. An existing .cls file with other
/// classes is not replaced, since the user did not name it; a GCT file is not written if such a file would be read
/// as its labels. Standard output, a device or a pipe has no .cls file: the classes are left out. False if
/// stopped: nothing was written (a device has what it was given until then).
/// @throws DataError if the format is unknown, the file would say something else than the data, such a .cls lies
/// there, or writing fails.
FUZZYLENS_EXPORT bool writeDataset(const Dataset& data, const std::filesystem::path& path,
                                   const WriteOptions& options = {});

/// "This format leaves out the annotation \"Symbol\" and the label field \"age\""; nothing for nothing.
FUZZYLENS_EXPORT std::string leftOutSentence(const std::vector<std::string>& absent);

}  // namespace fuzzylens
