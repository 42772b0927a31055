// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/atomic_file.h"
#include "core/session/result.h"

#include <filesystem>
#include <vector>

namespace fuzzylens {

/// Gives the text of toJson(result) to @p sink piece by piece; takes no memory that grows with the samples.
/// @throws std::logic_error before the first piece if a number in it is not finite.
FUZZYLENS_EXPORT void writeJson(const Result& result, const TextSink& sink);

/// Bytes of JSON beyond which a result is written as two files.
inline constexpr double longestResultText = 100e6;

/// The database of the result file @p result: "r.sqlite" for "r.json", else the name with ".sqlite" behind it.
FUZZYLENS_EXPORT std::filesystem::path tablesPath(const std::filesystem::path& result);

/// The files of @p result for writeTogether(), which must not outlive it: the JSON @p path alone; if that would be
/// longer than @p longestText (estimated: 20 bytes for each number or label, and the names of samples and
/// features) also the database tablesPath(), with all arrays that have an entry for each sample, feature or edge
/// of the graph, one table each. Standard output, devices and pipes take JSON alone, and so does @p path where a
/// file that does not belong to the result in it has the name of the database.
FUZZYLENS_EXPORT std::vector<FileText> resultFiles(const std::filesystem::path& path, const Result& result,
                                                   double longestText = longestResultText);

/// The result in @p path and, if it names one, the database in the same folder.
/// @throws DataError as resultFromJson, or if the database is absent, damaged or of another result.
FUZZYLENS_EXPORT Result readResult(const std::filesystem::path& path);

}  // namespace fuzzylens
