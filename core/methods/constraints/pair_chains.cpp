// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constraints/pair_chains.h"

#include "core/common/issue.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <set>
#include <string>

namespace fuzzylens {

namespace {

using Neighbours = std::vector<std::vector<int>>;

Neighbours mustLinked(const PairSet& pairs, Index samples)
{
    Neighbours neighbours(static_cast<std::size_t>(samples));
    for (const SamplePair& pair : pairs.must) {
        neighbours[static_cast<std::size_t>(pair.first)].push_back(pair.second);
        neighbours[static_cast<std::size_t>(pair.second)].push_back(pair.first);
    }
    return neighbours;
}

/// Breadth first, so no chain is shorter.
std::vector<int> chainBetween(const Neighbours& neighbours, int from, int to)
{
    std::vector<int> before(neighbours.size(), -1);
    std::queue<int> waiting({from});
    before[static_cast<std::size_t>(from)] = from;
    while (!waiting.empty() && before[static_cast<std::size_t>(to)] < 0) {
        const int at = waiting.front();
        waiting.pop();
        for (const int next : neighbours[static_cast<std::size_t>(at)])
            if (before[static_cast<std::size_t>(next)] < 0) {
                before[static_cast<std::size_t>(next)] = at;
                waiting.push(next);
            }
    }
    std::vector<int> chain{to};
    while (chain.back() != from)
        chain.push_back(before[static_cast<std::size_t>(chain.back())]);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

int rootOf(std::vector<int>& parents, int sample)
{
    auto at = static_cast<std::size_t>(sample);
    while (parents[at] != static_cast<int>(at)) {
        parents[at] = parents[static_cast<std::size_t>(parents[at])];
        at = static_cast<std::size_t>(parents[at]);
    }
    return static_cast<int>(at);
}

Neighbours membersOf(const std::vector<int>& component)
{
    Neighbours members;
    for (std::size_t i = 0; i < component.size(); ++i) {
        const auto number = static_cast<std::size_t>(component[i]);
        members.resize(std::max(members.size(), number + 1));
        members[number].push_back(static_cast<int>(i));
    }
    return members;
}

void requireRoom(std::size_t pairs, std::size_t limit)
{
    if (pairs > limit)
        throw ArgumentError(message(
            "the transitive closure has more than %1 constraints; switch off \"add implied constraints\"", limit));
}

}  // namespace

std::vector<int> mustLinkComponents(const PairSet& pairs, Index samples)
{
    std::vector<int> parents(static_cast<std::size_t>(samples));
    std::iota(parents.begin(), parents.end(), 0);
    for (const SamplePair& pair : pairs.must) {
        const int one = rootOf(parents, pair.first), other = rootOf(parents, pair.second);
        parents[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
    }
    std::vector<int> component(parents.size(), -1);
    int components = 0;
    for (std::size_t i = 0; i < parents.size(); ++i) {
        const auto root = static_cast<std::size_t>(rootOf(parents, static_cast<int>(i)));
        if (component[root] < 0)  // the root is the first sample of its component
            component[root] = components++;
        component[i] = component[root];
    }
    return component;
}

std::vector<Contradiction> contradictionsIn(const PairSet& pairs, Index samples, std::size_t chains)
{
    const std::vector<int> component = mustLinkComponents(pairs, samples);
    std::vector<Contradiction> contradictions;
    for (const SamplePair& pair : pairs.cannot)
        if (component[static_cast<std::size_t>(pair.first)] == component[static_cast<std::size_t>(pair.second)])
            contradictions.push_back({pair, {}});
    if (contradictions.empty())
        return contradictions;
    const Neighbours neighbours = mustLinked(pairs, samples);
    for (std::size_t i = 0; i < std::min(chains, contradictions.size()); ++i) {
        const SamplePair& cannot = contradictions[i].cannot;
        contradictions[i].chain = chainBetween(neighbours, cannot.first, cannot.second);
    }
    return contradictions;
}

PairSet transitiveClosure(const PairSet& pairs, Index samples, std::size_t limit)
{
    const std::vector<int> component = mustLinkComponents(pairs, samples);
    const Neighbours members = membersOf(component);
    PairSet closed;
    for (const std::vector<int>& all : members) {
        requireRoom(closed.size() + all.size() * (all.size() - 1) / 2, limit);
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = a + 1; b < all.size(); ++b)
                closed.must.push_back({all[a], all[b]});
    }
    std::set<std::pair<int, int>> apart;
    for (const SamplePair& pair : pairs.cannot) {
        const int one = component[static_cast<std::size_t>(pair.first)];
        const int other = component[static_cast<std::size_t>(pair.second)];
        if (one == other)
            closed.cannot.push_back(pair);
        else if (apart.insert(std::minmax(one, other)).second) {
            const std::vector<int>&left = members[static_cast<std::size_t>(one)],
                  &right = members[static_cast<std::size_t>(other)];
            requireRoom(closed.size() + left.size() * right.size(), limit);
            for (const int a : left)
                for (const int b : right)
                    closed.cannot.push_back(pairOf(a, b));
        }
    }
    return inOrder(std::move(closed), samples);
}

}  // namespace fuzzylens
