// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/stated_pairs.h"

#include "core/data/pairs/pair_file.h"
#include "core/session/fit_command.h"

#include <utility>

namespace fuzzylens::ui {

StatedPairsPtr statedPairs(PairSet pairs, std::string source, std::string label)
{
    if (pairs.empty())
        return nullptr;
    return std::make_shared<const StatedPairs>(StatedPairs{std::move(pairs), std::move(source), std::move(label)});
}

bool samePairs(const StatedPairsPtr& one, const StatedPairsPtr& other)
{
    return one == other || (one && other && *one == *other);
}

StatedPairsPtr followed(const StatedPairsPtr& pairs, const Dataset& before, const Dataset& after)
{
    if (!pairs)
        return nullptr;
    const bool isOfLabels = !pairs->label.empty();
    if (!isOfLabels && before.sampleNames() == after.sampleNames())
        return pairs;
    return statedPairs(pairsAmong(after.sampleNames(), pairs->pairs, before.sampleNames()),
                       isOfLabels ? std::string() : pairs->source);
}

bool areUnsaved(const StatedPairsPtr& pairs)
{
    return pairs && pairs->source.empty() && pairs->pairs.size() > mostPairsInLine;
}

void state(const StatedPairsPtr& pairs, const Dataset& data, const std::string& label, FitCommand& command)
{
    if (!pairs)
        return;
    const bool holds = !pairs->source.empty() && (pairs->label.empty() || pairs->label == label);
    if (holds)
        command.pairs = pairs->source;
    else if (pairs->pairs.size() > mostPairsInLine)
        command.pairs = unsavedPairs;
    else
        command.pairLines = pairLines(pairs->pairs, data.sampleNames());
}

}  // namespace fuzzylens::ui
