// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/dataset.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fuzzylens {

/// Two samples by their index, the lower one first.
struct SamplePair
{
    int first = 0;
    int second = 0;

    auto operator<=>(const SamplePair&) const = default;
};

/// The pair of two samples in either order. @throws std::invalid_argument if they are one, or an index is
/// negative.
FUZZYLENS_EXPORT SamplePair pairOf(int one, int other);

/// Constraints of a semi-supervised method: must-link pairs belong to the same cluster, cannot-link pairs to
/// different ones. Sorted, every pair once in a list.
struct PairSet
{
    std::vector<SamplePair> must;
    std::vector<SamplePair> cannot;

    std::size_t size() const { return must.size() + cannot.size(); }
    bool empty() const { return size() == 0; }
    bool operator==(const PairSet&) const = default;
};

/// @p pairs sorted, each once, the lower index first.
/// @throws std::invalid_argument as pairOf does, or if a sample is none of the @p samples.
FUZZYLENS_EXPORT PairSet inOrder(PairSet pairs, Index samples);

/// The pairs of the samples that are kept. @param kept for every sample that is left its index before.
FUZZYLENS_EXPORT PairSet keptPairs(const PairSet& pairs, const std::vector<Index>& kept);

/// More are not made: they would not fit into memory with what a fit needs for them.
inline constexpr std::size_t mostPairs = 50'000'000;

/// The pairs a labelling makes: samples of one class belong together, of two classes apart. All of them.
/// @param classOf a class for every sample, -1 for none. @throws std::invalid_argument if there are more than
/// mostPairs.
FUZZYLENS_EXPORT PairSet pairsOfClasses(const std::vector<int>& classOf);

/// @p count different ones of the pairs of pairsOfClasses(), each as likely as any other; all of them if there are
/// no more. The others are never listed. @throws as pairsOfClasses.
FUZZYLENS_EXPORT PairSet somePairsOfClasses(const std::vector<int>& classOf, std::int64_t count,
                                            std::uint64_t seed);

}  // namespace fuzzylens
