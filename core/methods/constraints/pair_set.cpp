// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/constraints/pair_set.h"

#include "core/common/issue.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace fuzzylens {

namespace {

void order(std::vector<SamplePair>& pairs, Index samples)
{
    for (SamplePair& pair : pairs) {
        pair = pairOf(pair.first, pair.second);
        if (pair.second >= samples)
            throw std::invalid_argument("a constraint contains the sample index " + std::to_string(pair.second) +
                                        ", but the number of samples is " + std::to_string(samples));
    }
    if (!std::is_sorted(pairs.begin(), pairs.end()))
        std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
}

std::vector<int> labelledSamples(const std::vector<int>& classOf)
{
    std::vector<int> samples;
    for (std::size_t i = 0; i < classOf.size(); ++i)
        if (classOf[i] >= 0)
            samples.push_back(static_cast<int>(i));
    return samples;
}

void add(PairSet& pairs, const std::vector<int>& classOf, int one, int other)
{
    const bool same = classOf[static_cast<std::size_t>(one)] == classOf[static_cast<std::size_t>(other)];
    (same ? pairs.must : pairs.cannot).push_back({one, other});
}

void requireFewer(std::size_t pairs)
{
    if (pairs > mostPairs)
        throw ArgumentError(
            message("%1 constraints are too many; choose at most %2 of them at random", pairs, mostPairs));
}

/// The pair of places that is the @p number-th of all: (0, 1), (0, 2), (1, 2), (0, 3), ...
std::pair<std::int64_t, std::int64_t> placesOf(std::int64_t number)
{
    auto later = static_cast<std::int64_t>((1 + std::sqrt(1.0 + 8.0 * static_cast<double>(number))) / 2);
    while (later * (later - 1) / 2 > number)
        --later;
    while ((later + 1) * later / 2 <= number)
        ++later;
    return {number - later * (later - 1) / 2, later};
}

}  // namespace

SamplePair pairOf(int one, int other)
{
    if (one < 0 || other < 0)
        throw std::invalid_argument("a constraint contains a negative sample index");
    if (one == other)
        throw std::invalid_argument("a constraint contains sample " + std::to_string(one) + " twice");
    return {std::min(one, other), std::max(one, other)};
}

PairSet inOrder(PairSet pairs, Index samples)
{
    order(pairs.must, samples);
    order(pairs.cannot, samples);
    return pairs;
}

PairSet keptPairs(const PairSet& pairs, const std::vector<Index>& kept)
{
    std::unordered_map<Index, int> place;
    for (std::size_t i = 0; i < kept.size(); ++i)
        place.emplace(kept[i], static_cast<int>(i));
    const auto among = [&](const std::vector<SamplePair>& all) {
        std::vector<SamplePair> left;
        for (const SamplePair& pair : all)
            if (const auto one = place.find(pair.first), other = place.find(pair.second);
                one != place.end() && other != place.end())
                left.push_back(pairOf(one->second, other->second));
        return left;
    };
    return inOrder({among(pairs.must), among(pairs.cannot)}, static_cast<Index>(kept.size()));
}

PairSet pairsOfClasses(const std::vector<int>& classOf)
{
    const std::vector<int> samples = labelledSamples(classOf);
    requireFewer(samples.size() * (samples.size() - 1) / 2);
    PairSet pairs;
    for (std::size_t a = 0; a < samples.size(); ++a)
        for (std::size_t b = a + 1; b < samples.size(); ++b)
            add(pairs, classOf, samples[a], samples[b]);
    return pairs;
}

PairSet somePairsOfClasses(const std::vector<int>& classOf, std::int64_t count, std::uint64_t seed)
{
    const std::vector<int> samples = labelledSamples(classOf);
    const auto labelled = static_cast<std::int64_t>(samples.size());
    const std::int64_t all = labelled * (labelled - 1) / 2;
    if (count >= all)
        return pairsOfClasses(classOf);
    requireFewer(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)));
    // Floyd's draw without repetition.
    Random random(seed);
    std::unordered_set<std::int64_t> drawn;
    for (std::int64_t last = all - count; last < all; ++last) {
        const auto one = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(last + 1)));
        if (!drawn.insert(one).second)
            drawn.insert(last);
    }
    PairSet pairs;
    for (const std::int64_t number : drawn) {
        const auto [first, second] = placesOf(number);
        add(pairs, classOf, samples[static_cast<std::size_t>(first)], samples[static_cast<std::size_t>(second)]);
    }
    return inOrder(std::move(pairs), static_cast<Index>(classOf.size()));
}

}  // namespace fuzzylens
