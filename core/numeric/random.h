// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace fuzzylens {

/// The one source of randomness: xoshiro256++ (Blackman and Vigna 2019) seeded through splitmix64, with our own
/// distributions, so that a seed means the same numbers with every standard library.
class FUZZYLENS_EXPORT Random
{
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t bits();
    double uniform();                              // [0, 1), 53 bits
    double uniform(double low, double high);       // [low, high)
    std::uint64_t below(std::uint64_t bound);      // 0 .. bound-1 without bias; bound > 0
    double normal();                               // mean 0, variance 1 (polar method)
    std::vector<int> permutation(int count);       // 0 .. count-1 shuffled
    std::vector<int> sample(int count, int size);  // size different ones of 0 .. count-1, in the order drawn

private:
    std::uint64_t m_state[4];
    double m_spare = 0;
    bool m_hasSpare = false;
};

/// A seed that depends on all parts and their order: one stream for each (seed, restart, ...).
FUZZYLENS_EXPORT std::uint64_t deriveSeed(std::uint64_t seed, std::initializer_list<std::uint64_t> parts);

}  // namespace fuzzylens
