// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/feature_finder.h"
#include "core/dataset/identifiers/identifier.h"
#include "core/dataset/identifiers/repeated_names.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace fuzzylens {

/// The features by their exact names and by names without case and version.
struct FeatureFinder::Names
{
    using Places = std::vector<Index>;

    explicit Names(const std::vector<std::string>& names)
        : all(names)
    {
        for (std::size_t l = 0; l < all.size(); ++l) {
            const auto place = static_cast<Index>(l);
            exactly[all[l]].push_back(place);
            withoutVersions[withoutVersion(all[l])].push_back(place);
            inAnyLetters[inSmallLetters(all[l])].push_back(place);
        }
    }

    const std::string& nameOf(Index feature) const { return all[static_cast<std::size_t>(feature)]; }

    /// The feature "NAME#2" stands for, the second of those called NAME; -1 if there are no two.
    Index numbered(const std::string& name) const
    {
        const auto apart = takenApart(name);
        const auto place = apart ? exactly.find(apart->first) : exactly.end();
        const bool isThere =
            place != exactly.end() && place->second.size() > 1 && apart->second <= place->second.size();
        return isThere ? place->second[apart->second - 1] : -1;
    }

    /// The features with this loose name if they share one exact name; else null.
    const Places* loosely(const std::string& name) const
    {
        if (const auto place = withoutVersions.find(withoutVersion(name)); place != withoutVersions.end())
            return &place->second;
        const auto place = inAnyLetters.find(inSmallLetters(name));
        if (place == inAnyLetters.end())
            return nullptr;
        const bool isOneName = std::all_of(place->second.begin(), place->second.end(), [&](Index feature) {
            return nameOf(feature) == nameOf(place->second.front());
        });
        return isOneName ? &place->second : nullptr;
    }

    const std::vector<std::string>& all;
    std::unordered_map<std::string_view, Places> exactly, withoutVersions;
    std::unordered_map<std::string, Places> inAnyLetters;
};

FeatureFinder::FeatureFinder(const std::vector<std::string>& names)
    : m_names(std::make_unique<Names>(names))
{}

FeatureFinder::~FeatureFinder() = default;

FeatureSelection FeatureFinder::select(const GeneSet& set) const
{
    FeatureSelection selection;
    selection.name = set.name;
    std::unordered_set<std::string_view> seen;
    std::unordered_set<Index> taken;
    const auto take = [&](const std::vector<Index>& places) {
        for (const Index place : places)
            if (taken.insert(place).second)
                selection.features.push_back(place);
    };
    for (const std::string& name : set.genes) {
        if (!seen.insert(name).second)
            continue;
        if (const auto place = m_names->exactly.find(name); place != m_names->exactly.end()) {
            take(place->second);
        } else if (const Index feature = m_names->numbered(name); feature >= 0) {
            take({feature});
        } else if (const auto* alike = m_names->loosely(name)) {
            take(*alike);
            selection.loosely.emplace_back(name, m_names->nameOf(alike->front()));
        } else {
            selection.unmatched.push_back(name);
        }
    }
    return selection;
}

FeatureSelection selectFeatures(const Dataset& data, const GeneSet& set)
{
    return FeatureFinder(data.featureNames()).select(set);
}

std::string looseText(const FeatureSelection& selection)
{
    constexpr std::size_t most = 8;
    const auto& names = selection.loosely;
    if (names.empty())
        return {};
    std::string text = std::to_string(names.size()) + (names.size() == 1 ? " name matches" : " names match") +
                       " if letter case and version are ignored: ";
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + names[i].first + " is " + names[i].second;
    return text + (names.size() > most ? ", ..." : "");
}

}  // namespace fuzzylens
