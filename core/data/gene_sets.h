// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A named list of genes.
struct GeneSet
{
    std::string name;
    std::string description;
    std::vector<std::string> genes;

    bool operator==(const GeneSet&) const = default;
};

/// The sets of a GMT file, in their order: a line each, with name, description and genes between tabs. Empty
/// fields at the end are left out; the file may be packed with gzip.
/// @throws DataError with the line if it is none, or if two sets have one name.
FUZZYLENS_EXPORT std::vector<GeneSet> readGmt(const std::filesystem::path& path);

/// The features of a data set that a list of names stands for.
struct FeatureSelection
{
    std::string name;
    std::vector<Index> features;  // in the order of the list; a name that several features have gives them all
    std::vector<std::string> unmatched;  // names of no feature, each once
};

/// Every name counts once.
FUZZYLENS_EXPORT FeatureSelection selectFeatures(const Dataset& data, const GeneSet& set);

/// The names of a list someone typed, pasted or saved, with any separators: lines, tabs, commas, semicolons,
/// blanks; with or without double quotes. What is a name of a feature is not taken apart. Behind the first tab of
/// a line stand remarks, unless one of them names a feature. (A list of samples is read by the same rules.)
FUZZYLENS_EXPORT GeneSet geneListOf(std::string_view text, const Dataset& data);

/// What the steps select and exclude understand: FILE.gmt:NAME, a set of a GMT file; FILE.gmt with a single set;
/// FILE, a list; else names between commas, of which one with a comma stands in double quotes.
/// @throws DataError if a file cannot be read, has no such set, or holds no name.
FUZZYLENS_EXPORT GeneSet geneSetOf(const std::string& argument, const Dataset& data);

/// True if a file is called as GMT files are, packed or not.
bool isGmtName(const std::filesystem::path& path);

}  // namespace fuzzylens
