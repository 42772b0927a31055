// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/feature_finder.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The sets of a GMT file, in their order: a line each, with name, description and genes between tabs. Empty
/// fields at the end are left out; the file may be packed with gzip.
/// @throws DataError with the line if it is none, or if two sets have one name.
FUZZYLENS_EXPORT std::vector<GeneSet> readGmt(const std::filesystem::path& path);

/// The sets of a GMT file, else the list of names in any other file as one set with the name of the file; texts
/// that equal one of @p names are not split. @throws DataError as readGmt does, or if the list is empty.
FUZZYLENS_EXPORT std::vector<GeneSet> readGeneSets(const std::filesystem::path& path,
                                                   const std::vector<std::string>& names);

/// The names of a list someone typed, pasted or saved, with any separators: lines, tabs, commas, semicolons,
/// blanks, all of them mixed; with or without double quotes. Texts that equal one of @p names, the names of the
/// features, are not split; where one in ten of them holds a blank, words that are part of none stay together, as
/// they may be a name. Behind the first tab of a line stand remarks, unless one of them names a feature. (A list
/// of samples is read by the same rules.)
FUZZYLENS_EXPORT GeneSet geneListOf(std::string_view text, const std::vector<std::string>& names);

/// The names that listArgument() made @p argument of; nothing for a text it did not make.
FUZZYLENS_EXPORT std::optional<std::vector<std::string>> listedNames(const std::string& argument);

/// What the steps select and exclude understand: FILE.gmt:NAME, a set of a GMT file; FILE.gmt with a single set;
/// FILE, a list; else names separated by commas; one with a comma needs double quotes.
/// @throws DataError if a file cannot be read, has no such set, or holds no name.
FUZZYLENS_EXPORT GeneSet geneSetOf(const std::string& argument, const Dataset& data);

/// True if a file is called as GMT files are, packed or not.
FUZZYLENS_EXPORT bool isGmtName(const std::filesystem::path& path);

}  // namespace fuzzylens
