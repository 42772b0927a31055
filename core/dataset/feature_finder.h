// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <memory>
#include <string>
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

/// The features that a list of names stands for.
struct FeatureSelection
{
    std::string name;
    std::vector<Index> features;  // in the order of the list; a name that several features have gives them all
    std::vector<std::string> unmatched;  // names of no feature, each once
    /// Names that match features only without case or without the version of an identifier, and the names of the
    /// features.
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
    /// that. A name that matches no feature is compared without the version of an Ensembl or RefSeq identifier;
    /// else without case, if the matches share one name.
    FeatureSelection select(const GeneSet& set) const;

private:
    struct Names;
    std::unique_ptr<Names> m_names;
};

/// As FeatureFinder::select, for one set.
FUZZYLENS_EXPORT FeatureSelection selectFeatures(const Dataset& data, const GeneSet& set);

/// "2 names match if letter case and version are ignored: tp53 is TP53, ..."; empty for none.
FUZZYLENS_EXPORT std::string looseText(const FeatureSelection& selection);

}  // namespace fuzzylens
