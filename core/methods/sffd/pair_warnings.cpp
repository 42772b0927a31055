// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/pair_warnings.h"

#include "core/methods/constraints/pair_trouble.h"
#include "core/methods/sffd/pair_repair.h"

namespace fuzzylens {

namespace {

constexpr std::size_t chainsTold = 3;

}  // namespace

void warnOfPairs(const PairSet& pairs, const std::vector<std::string>& names, Outcome& outcome)
{
    const auto samples = static_cast<Index>(names.size());
    if (const Message joined = joinedMessage(pairs, samples); !joined.isEmpty() && outcome.memberships.cols() > 1)
        outcome.warnings.push_back({"one-component", message("%1; remove some constraints", joined)});
    const std::vector<Contradiction> all = contradictionsIn(pairs, samples, chainsTold);
    if (!all.empty())
        outcome.warnings.push_back({"contradictory-pairs", contradictionMessage(all, names)});
    const std::size_t violated = violatedPairs(pairs, outcome.assigned).size();
    if (violated > all.size())
        outcome.warnings.push_back(
            {"violated-pairs",
             message(
                 violated == 1
                     ? "1 of %2 constraints is violated; a larger constraint weight satisfies more constraints"
                     : "%1 of %2 constraints are violated; a larger constraint weight satisfies more constraints",
                 violated, pairs.size())});
}

PairSet guidingPairs(const Problem& problem, bool closed)
{
    const Index samples = problem.data->samples();
    const PairSet pairs = problem.pairs ? inOrder(*problem.pairs, samples) : PairSet();
    return closed ? transitiveClosure(pairs, samples) : pairs;
}

}  // namespace fuzzylens
