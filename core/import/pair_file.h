// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Reads a pairs file: a line for every pair, "must A B" or "cannot A B" with names of samples; tabs stand between
/// the three, or blanks, a name with blanks then in double quotes. The second of several samples called NAME is
/// NAME#2, unless a sample is called that. Empty lines and what follows a # at the beginning of a line count for
/// nothing; the file may be packed with gzip. A pair that is named twice counts once.
/// @throws DataError with the line: not a pair, a name of no sample, a sample paired with itself, a name that
/// several samples have.
FUZZYLENS_EXPORT PairSet readPairs(const std::filesystem::path& path, const std::vector<std::string>& sampleNames);

/// Whether a line of a pairs file reads "must A B" or "cannot A B".
FUZZYLENS_EXPORT bool isPairLine(std::string_view line);

/// As readPairs(), of the text of a file called @p path.
FUZZYLENS_EXPORT PairSet pairsInText(std::string_view text, const std::filesystem::path& path,
                                     const std::vector<std::string>& sampleNames);

/// The text of a pairs file; reads back identical.
/// @throws std::invalid_argument if a sample is called as another one is distinguished by (A, A and A#2).
FUZZYLENS_EXPORT std::string pairsText(const PairSet& pairs, const std::vector<std::string>& sampleNames);

/// The same as lines with blanks between their words, for a command line: "must A B".
/// @throws std::invalid_argument as pairsText.
FUZZYLENS_EXPORT std::vector<std::string> pairLines(const PairSet& pairs,
                                                    const std::vector<std::string>& sampleNames);

/// @p pairs of samples called @p names, among those that are called @p others: a sample is known by its name, the
/// second of a name as NAME#2. Pairs of samples that are not there are left out.
FUZZYLENS_EXPORT PairSet pairsAmong(const std::vector<std::string>& others, const PairSet& pairs,
                                    const std::vector<std::string>& names);

}  // namespace fuzzylens
