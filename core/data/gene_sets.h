// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

/// The sets of a GMT file, else the list of names in any other file as one set, called as the file is; what is one
/// of
/// @p names is not taken apart. @throws DataError as readGmt does, or if the list is empty.
FUZZYLENS_EXPORT std::vector<GeneSet> readGeneSets(const std::filesystem::path& path,
                                                   const std::vector<std::string>& names);

/// The features that a list of names stands for.
struct FeatureSelection
{
    std::string name;
    std::vector<Index> features;  // in the order of the list; a name that several features have gives them all
    std::vector<std::string> unmatched;  // names of no feature, each once
    /// Names that are those of features but for capital and small letters or the version of an identifier, and
    /// what the features are called.
    std::vector<std::pair<std::string, std::string>> loosely;
};

/// Finds the features that names stand for.
class FUZZYLENS_EXPORT FeatureFinder
{
public:
    /// @p names of the features; must outlive this.
    explicit FeatureFinder(const std::vector<std::string>& names);
    ~FeatureFinder();
    FeatureFinder(const FeatureFinder&) = delete;
    FeatureFinder& operator=(const FeatureFinder&) = delete;

    /// Every name counts once. The second of several features called NAME is NAME#2, unless a feature is called
    /// that. A name of no feature stands for those called so but for the version of an Ensembl or RefSeq
    /// identifier; else, but for capital and small letters, if these are called by one name.
    FeatureSelection select(const GeneSet& set) const;

private:
    struct Names;
    std::unique_ptr<Names> m_names;
};

/// As FeatureFinder::select, for one set.
FUZZYLENS_EXPORT FeatureSelection selectFeatures(const Dataset& data, const GeneSet& set);

/// "2 names match but for capital and small letters or a version: tp53 is TP53, ..."; empty for none.
FUZZYLENS_EXPORT std::string looseText(const FeatureSelection& selection);

/// The names of a list someone typed, pasted or saved, with any separators: lines, tabs, commas, semicolons,
/// blanks, all of them mixed; with or without double quotes. What is one of @p names, those of the features, is
/// not taken apart; where one in ten of them holds a blank, words that are part of none stay together, as they may
/// be a name. Behind the first tab of a line stand remarks, unless one of them names a feature. (A list of samples
/// is read by the same rules.)
FUZZYLENS_EXPORT GeneSet geneListOf(std::string_view text, const std::vector<std::string>& names);

/// Names as the steps that take names read them: in quotes, with commas between.
FUZZYLENS_EXPORT std::string listArgument(const std::vector<std::string>& names);
/// The names that listArgument() made @p argument of; nothing for a text it did not make.
FUZZYLENS_EXPORT std::optional<std::vector<std::string>> listedNames(const std::string& argument);

/// What the steps select and exclude understand: FILE.gmt:NAME, a set of a GMT file; FILE.gmt with a single set;
/// FILE, a list; else names between commas, of which one with a comma stands in double quotes.
/// @throws DataError if a file cannot be read, has no such set, or holds no name.
FUZZYLENS_EXPORT GeneSet geneSetOf(const std::string& argument, const Dataset& data);

/// True if a file is called as GMT files are, packed or not.
FUZZYLENS_EXPORT bool isGmtName(const std::filesystem::path& path);

}  // namespace fuzzylens
