// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/constraints/pair_set.h"

#include <memory>
#include <string>
#include <vector>

namespace fuzzylens {
struct FitCommand;
struct Problem;
}  // namespace fuzzylens

namespace fuzzylens::ui {

/// The pairs of the open data, among the rows of the data set as read, in order.
struct RequestedPairs
{
    PairSet pairs;
    /// What says the same on a command line (FitCommand::pairs): a pairs file, or "labels" for all that the labels
    /// make; empty where the pairs are in the program alone.
    std::string source;
    std::string label;  // the field that "labels" means

    bool operator==(const RequestedPairs&) const = default;
};

/// Shared by the steps of the history. Null: there are none.
using RequestedPairsPtr = std::shared_ptr<const RequestedPairs>;

/// Null for no pairs.
RequestedPairsPtr requestedPairs(PairSet pairs, std::string source = {}, std::string label = {});

/// @p pairs as @p command says them, with the labels of the field @p label.
RequestedPairsPtr requestedPairs(PairSet pairs, const FitCommand& command, const std::string& label);

bool samePairs(const RequestedPairsPtr& one, const RequestedPairsPtr& other);

/// Pairs of samples that are left as pairs of the rows they were read from; @p rows has one for each.
PairSet amongRows(PairSet pairs, const std::vector<Index>& rows);

/// The same pairs in another reading of the data, by the names of the samples; those of samples that are not there
/// are left out. What labels say may be another thing there.
RequestedPairsPtr followed(const RequestedPairsPtr& pairs, const Dataset& before, const Dataset& after);

/// More pairs are not written into a command line one by one.
inline constexpr std::size_t mostPairsInLine = 200;
/// The file a command line names for more of them, which has to be saved for it.
inline constexpr const char* unsavedPairs = "pairs.txt";

/// States @p pairs of @p data in @p command, of which @p problem is the problem, with those of its samples. False
/// where the command names a file that is not there: they are too many for it and in no file, or samples have
/// names that cannot be distinguished.
bool state(const RequestedPairs& pairs, const Dataset& data, const Problem& problem, FitCommand& command);

}  // namespace fuzzylens::ui
