// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/preprocess/steps.h"
#include "ui/project/requested_pairs.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace fuzzylens::ui {

/// A preprocessing step in the list: it can be switched off without being lost.
struct StepItem
{
    StepSpec spec;
    bool isOn = true;

    bool operator==(const StepItem&) const = default;
};

/// Everything the user decides about the open data set; what undo and redo move through.
struct AnalysisState
{
    std::string label;  // name of the label field; empty: none
    std::vector<StepItem> steps;
    std::set<std::string> leftOutSamples;   // by name
    std::set<std::string> leftOutFeatures;  // by name; of several with one name, "NAME#2"
    std::set<std::string> leftOutClasses;   // of the label field
    RequestedPairsPtr pairs;                // which samples belong together and which apart; null: nothing is said
    std::string method = "sfp";
    std::map<std::string, ParameterValue> chosen;  // parameters set manually; the others follow the data

    /// Parameters that the user has set for other methods. Ignored by comparisons of states.
    std::map<std::string, std::map<std::string, ParameterValue>> chosenElsewhere;

    /// Samples that were given a name together, by their names. No fit depends on them.
    std::map<std::string, std::set<std::string>> namedSelections;

    bool operator==(const AnalysisState& other) const
    {
        return sameData(other) && chosen == other.chosen && samePairs(pairs, other.pairs) &&
               namedSelections == other.namedSelections;
    }
    /// Whether the same fit follows: pairs count for methods alone that go by them.
    bool sameFit(const AnalysisState& other) const
    {
        return sameData(other) && chosen == other.chosen &&
               (!fuzzylens::method(method).usesPairs || samePairs(pairs, other.pairs));
    }
    /// Whether the method and the data it sees are the same: everything but its parameters and the pairs.
    bool sameData(const AnalysisState& other) const { return samePreparation(other) && method == other.method; }
    /// Whether any method sees the same data.
    bool samePreparation(const AnalysisState& other) const
    {
        return label == other.label && steps == other.steps && leftOutSamples == other.leftOutSamples &&
               leftOutFeatures == other.leftOutFeatures && leftOutClasses == other.leftOutClasses;
    }
};

/// @p state with the labels as they are.
inline AnalysisState withoutShuffledLabels(AnalysisState state)
{
    std::erase_if(state.steps, [](const StepItem& step) { return shufflesLabels(step.spec); });
    return state;
}

}  // namespace fuzzylens::ui
