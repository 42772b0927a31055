// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/requested_probes.h"

#include "core/common/issue.h"
#include "core/dataset/identifiers/repeated_names.h"
#include "core/methods/membership/mes.h"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

namespace fuzzylens::ui {

namespace {

using Names = std::vector<std::string>;
using Samples = std::vector<Index>;
using Chosen = std::map<std::string, ParameterValue>;

constexpr const char* pinnedName = "pinned";
constexpr const char* forbiddenName = "forbidden";

const std::string& textOf(const Chosen& chosen, const char* name)
{
    static const std::string none;
    const auto found = chosen.find(name);
    const auto* text = found == chosen.end() ? nullptr : std::get_if<std::string>(&found->second);
    return text ? *text : none;
}

void write(Chosen& chosen, const char* name, const Samples& samples, const Names& names)
{
    if (samples.empty())
        chosen.erase(name);
    else
        chosen.insert_or_assign(name, probesText(samples, names));
}

/// @p samples called @p names among those called @p others, ascending.
Samples among(const Names& others, const Samples& samples, const Names& names)
{
    const Names called = numberedNames(names), calledThere = numberedNames(others);
    std::unordered_map<std::string_view, Index> places;
    for (std::size_t i = 0; i < calledThere.size(); ++i)
        places.emplace(calledThere[i], Index(i));
    Samples left;
    for (const Index sample : samples)
        if (const auto place = places.find(called[std::size_t(sample)]); place != places.end())
            left.push_back(place->second);
    std::sort(left.begin(), left.end());
    return left;
}

void follow(Chosen& chosen, const Names& before, const Names& after)
{
    for (const char* name : {pinnedName, forbiddenName})
        if (const Samples samples = knownProbes(textOf(chosen, name), before); !samples.empty())
            write(chosen, name, among(after, samples, before), after);
}

/// Translates @p text from the samples as read to the remaining ones.
std::string amongKept(const std::string& text, bool areExcluded, const Preparation& prepared)
{
    const std::vector<Index>& kept = prepared.kept.samples;  // ascending
    Samples left;
    for (const Index row : parseProbes(text, prepared.original->sampleNames())) {
        const auto place = std::lower_bound(kept.begin(), kept.end(), row);
        if (place == kept.end() || *place != row)
            throw ArgumentError(message(areExcluded
                                            ? "%1 is excluded; restore it or remove it from the excluded probes"
                                            : "%1 is excluded; restore it or remove it from the pinned probes",
                                        numberedName(prepared.original->sampleNames(), row)));
        left.push_back(place - kept.begin());
    }
    return probesText(left, *prepared.samples);
}

}  // namespace

bool hasProbeConstraints(const MethodDescription& chosen)
{
    const auto hasText = [&chosen](const char* name) {
        return std::any_of(chosen.parameters.begin(), chosen.parameters.end(),
                           [name](const ParameterDescription& one) {
                               return one.name == name && one.kind == ParameterDescription::Kind::Text;
                           });
    };
    return hasText(pinnedName) && hasText(forbiddenName);
}

ProbeConstraints requestedProbes(const AnalysisState& state, const Names& names)
{
    return {knownProbes(textOf(state.chosen, pinnedName), names),
            knownProbes(textOf(state.chosen, forbiddenName), names)};
}

std::pair<std::string, std::string> probeTexts(const AnalysisState& state)
{
    return {textOf(state.chosen, pinnedName), textOf(state.chosen, forbiddenName)};
}

void stateProbes(const ProbeConstraints& constraints, const Names& names, AnalysisState& state)
{
    write(state.chosen, pinnedName, constraints.pinned, names);
    write(state.chosen, forbiddenName, constraints.forbidden, names);
}

void followProbes(AnalysisState& state, const Dataset& before, const Dataset& after)
{
    if (before.sampleNames() == after.sampleNames())
        return;
    follow(state.chosen, before.sampleNames(), after.sampleNames());
    for (auto& [method, chosen] : state.chosenElsewhere)
        follow(chosen, before.sampleNames(), after.sampleNames());
}

void stateAmongRead(Chosen& chosen, const Names& names, const Samples& kept, const Names& readNames)
{
    if (names.size() == readNames.size())
        return;
    for (const char* name : {pinnedName, forbiddenName}) {
        Samples rows;
        for (const Index sample : knownProbes(textOf(chosen, name), names))
            rows.push_back(kept[std::size_t(sample)]);
        if (!rows.empty())
            write(chosen, name, rows, readNames);
    }
}

Parameters fitParameters(const AnalysisState& state, const Preparation& prepared)
{
    Parameters parameters = parametersOf(state, prepared);
    const bool areAllLeft = std::ssize(prepared.kept.samples) == prepared.original->samples();
    if (areAllLeft || !hasProbeConstraints(method(state.method)))
        return parameters;
    for (const char* name : {pinnedName, forbiddenName})
        if (const std::string& text = textOf(state.chosen, name); !text.empty()) {
            const bool areExcluded = name == std::string(forbiddenName);
            try {
                parameters.set(name, amongKept(text, areExcluded, prepared));
            } catch (const std::invalid_argument& error) {
                throw ArgumentError(
                    message(areExcluded ? "excluded probes: %1" : "pinned probes: %1", messageOf(error)));
            }
        }
    return parameters;
}

}  // namespace fuzzylens::ui
