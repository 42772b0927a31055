// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/steps/kept_features.h"
#include "core/data/steps/name_list.h"
#include "core/data/steps/step_kind.h"
#include "core/data/steps/step_support.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace fuzzylens::steps {

namespace {

/// Every name once, in the order given, with the features that have it.
struct Match
{
    std::vector<Index> features;
    std::vector<std::string> unmatched;
};

Match match(const Dataset& data, const std::vector<std::string>& names)
{
    std::unordered_map<std::string_view, std::vector<Index>> places;
    for (Index l = 0; l < data.features(); ++l)
        places[data.featureNames()[static_cast<std::size_t>(l)]].push_back(l);
    Match result;
    std::unordered_set<std::string_view> seen;
    for (const std::string& name : names) {
        if (!seen.insert(name).second)
            continue;
        const auto place = places.find(name);
        if (place == places.end())
            result.unmatched.push_back(name);
        else
            result.features.insert(result.features.end(), place->second.begin(), place->second.end());
    }
    return result;
}

FittedStepPtr fitSelect(const StepSpec& spec, const Dataset& data, const Progress&)
{
    Match matched = match(data, namesOf(spec.argument));
    if (matched.features.empty())
        throw errorInData(data, "none of the names given to step select is among the features",
                          matched.unmatched.empty() ? spec.argument : matched.unmatched.front(),
                          "check the names, or the path of the file");
    return keepFeatures(spec, data, matched.features, std::move(matched.unmatched));
}

FittedStepPtr fitExclude(const StepSpec& spec, const Dataset& data, const Progress&)
{
    Match matched = match(data, namesOf(spec.argument));
    std::vector<bool> excluded(static_cast<std::size_t>(data.features()), false);
    for (const Index feature : matched.features)
        excluded[static_cast<std::size_t>(feature)] = true;
    std::vector<Index> kept;
    for (Index l = 0; l < data.features(); ++l)
        if (!excluded[static_cast<std::size_t>(l)])
            kept.push_back(l);
    return keepFeatures(spec, data, kept, std::move(matched.unmatched));
}

void checkAny(const StepSpec&) {}

}  // namespace

std::vector<StepKind> featureSelectionKinds()
{
    constexpr const char* argument = "names with commas between, or a file with one name a line";
    return {
        {{"select", "Keep named features",
          "Keeps the named features, in the order given. A name that several features have keeps them all.",
          argument, ""},
         checkAny,
         fitSelect,
         KeptFeatures::fromJson},
        {{"exclude", "Leave out named features", "Leaves out every feature with one of the names.", argument, ""},
         checkAny,
         fitExclude,
         KeptFeatures::fromJson},
    };
}

}  // namespace fuzzylens::steps
