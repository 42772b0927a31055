// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/requested_pairs.h"

#include "core/import/pair_file.h"
#include "core/session/fit_command.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fuzzylens::ui {

RequestedPairsPtr requestedPairs(PairSet pairs, std::string source, std::string label)
{
    if (pairs.empty())
        return nullptr;
    return std::make_shared<const RequestedPairs>(
        RequestedPairs{std::move(pairs), std::move(source), std::move(label)});
}

RequestedPairsPtr requestedPairs(PairSet pairs, const FitCommand& command, const std::string& label)
{
    const std::optional<LabelPairs> ofLabels = labelPairsIn(command.pairs);
    if (!command.pairLines.empty() || (ofLabels && ofLabels->count))
        return requestedPairs(std::move(pairs));
    return requestedPairs(std::move(pairs), command.pairs, ofLabels ? label : std::string());
}

bool samePairs(const RequestedPairsPtr& one, const RequestedPairsPtr& other)
{
    return one == other || (one && other && *one == *other);
}

PairSet amongRows(PairSet pairs, const std::vector<Index>& rows)
{
    for (std::vector<SamplePair>* list : {&pairs.must, &pairs.cannot})
        for (SamplePair& pair : *list)
            pair = pairOf(int(rows[std::size_t(pair.first)]), int(rows[std::size_t(pair.second)]));
    return pairs;
}

RequestedPairsPtr followed(const RequestedPairsPtr& pairs, const Dataset& before, const Dataset& after)
{
    if (!pairs)
        return nullptr;
    const bool isOfLabels = !pairs->label.empty();
    if (!isOfLabels && before.sampleNames() == after.sampleNames())
        return pairs;
    PairSet left = pairsAmong(after.sampleNames(), pairs->pairs, before.sampleNames());
    const bool isAll = left.size() == pairs->pairs.size();  // else their file names samples that are not there
    return requestedPairs(std::move(left), isAll && !isOfLabels ? pairs->source : std::string());
}

namespace {

/// Whether the source of @p pairs gives the same pairs for the samples of @p problem.
bool holdsFor(const RequestedPairs& pairs, const Problem& problem)
{
    if (pairs.label.empty())
        return !pairs.source.empty();
    // Samples that were left out when the pairs were made and have come back would have pairs too.
    const std::vector<int>& classOf = problem.target.classOf;
    const auto labelled = std::size_t(std::count_if(classOf.begin(), classOf.end(), [](int c) { return c >= 0; }));
    return problem.target.name == pairs.label && problem.pairs->size() == labelled * (labelled - 1) / 2;
}

}  // namespace

bool state(const RequestedPairs& pairs, const Dataset& data, const Problem& problem, FitCommand& command)
{
    if (holdsFor(pairs, problem)) {
        command.pairs = pairs.source;
        return true;
    }
    if (pairs.pairs.size() <= mostPairsInLine) {
        try {
            command.pairLines = pairLines(pairs.pairs, data.sampleNames());
            return true;
        } catch (const std::invalid_argument&) {
            // said when they are exported; the fit does not need it
        }
    }
    command.pairs = unsavedPairs;
    return false;
}

}  // namespace fuzzylens::ui
