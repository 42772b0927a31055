// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/pair_warnings.h"

#include "core/counted.h"
#include "core/data/pairs/pair_chains.h"
#include "core/methods/sffd/pair_repair.h"

#include <algorithm>

namespace fuzzylens {

namespace {

constexpr std::size_t chainsTold = 3;

/// "A and C are kept apart but belong together by A - B - C"
std::string told(const Contradiction& contradiction, const std::vector<std::string>& names)
{
    constexpr std::size_t mostLinks = 8;
    const auto nameOf = [&](int sample) { return names[static_cast<std::size_t>(sample)]; };
    std::string text = nameOf(contradiction.cannot.first) + " and " + nameOf(contradiction.cannot.second) +
                       " are to be apart but belong together by ";
    for (std::size_t i = 0; i < std::min(contradiction.chain.size(), mostLinks); ++i)
        text += (i == 0 ? "" : " - ") + nameOf(contradiction.chain[i]);
    if (contradiction.chain.size() > mostLinks)
        text += " - ... - " + nameOf(contradiction.chain.back());
    return text;
}

}  // namespace

void warnOfPairs(const PairSet& pairs, const std::vector<std::string>& names, Outcome& outcome)
{
    const std::vector<int> components = mustLinkComponents(pairs, static_cast<Index>(names.size()));
    const bool isOne = std::all_of(components.begin(), components.end(), [](int number) { return number == 0; });
    if (isOne && names.size() > 1 && outcome.memberships.cols() > 1)
        outcome.warnings.push_back(
            {"one-component", "must-links join all " + std::to_string(names.size()) +
                                  " samples, so that one cluster alone could keep them; take some away"});
    const std::vector<Contradiction> all = contradictionsIn(pairs, static_cast<Index>(names.size()), chainsTold);
    if (!all.empty()) {
        std::string text =
            counted(static_cast<std::int64_t>(all.size()), "cannot-link contradicts", "cannot-links contradict") +
            " the must-links: ";
        for (std::size_t i = 0; i < std::min(all.size(), chainsTold); ++i)
            text += (i == 0 ? "" : "; ") + told(all[i], names);
        outcome.warnings.push_back({"contradictory-pairs", text + (all.size() > chainsTold ? "; ..." : "")});
    }
    const std::size_t violated = violatedPairs(pairs, outcome.assigned).size();
    if (violated > all.size())
        outcome.warnings.push_back(
            {"violated-pairs", counted(static_cast<std::int64_t>(violated), "pair is", "pairs are") +
                                   " broken of " + std::to_string(pairs.size()) +
                                   "; pairs that count for more keep more of them"});
}

PairSet guidingPairs(const Problem& problem, bool closed)
{
    const Index samples = problem.data->samples();
    const PairSet pairs = problem.pairs ? inOrder(*problem.pairs, samples) : PairSet();
    return closed ? transitiveClosure(pairs, samples) : pairs;
}

}  // namespace fuzzylens
