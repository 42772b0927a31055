// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"

#include <bit>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace fuzzylens {

namespace {

std::uint64_t splitmix(std::uint64_t& state)
{
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed)
{
    for (auto& word : m_state)
        word = splitmix(seed);
}

std::uint64_t Random::bits()
{
    const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double Random::uniform()
{
    return static_cast<double>(bits() >> 11) * 0x1.0p-53;
}

double Random::uniform(double low, double high)
{
    return low + (high - low) * uniform();
}

std::uint64_t Random::below(std::uint64_t bound)
{
    if (bound == 0)
        throw std::invalid_argument("the upper bound of a random number must be above 0");
    const std::uint64_t rejected = (0 - bound) % bound;  // 2^64 mod bound
    for (;;) {
        const std::uint64_t drawn = bits();
        if (drawn >= rejected)
            return drawn % bound;
    }
}

double Random::normal()
{
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    for (;;) {
        const double u = uniform(-1, 1), v = uniform(-1, 1);
        const double square = u * u + v * v;
        if (square >= 1 || square == 0)
            continue;
        const double factor = std::sqrt(-2 * std::log(square) / square);
        m_spare = v * factor;
        m_hasSpare = true;
        return u * factor;
    }
}

std::vector<int> Random::permutation(int count)
{
    return sample(count, count);
}

std::vector<int> Random::sample(int count, int size)
{
    if (size < 0 || size > count)
        throw std::invalid_argument("the sample size must be between 0 and the number of items");
    std::vector<int> items(static_cast<std::size_t>(count));
    std::iota(items.begin(), items.end(), 0);
    for (int i = 0; i < size; ++i) {
        const auto j = i + static_cast<int>(below(static_cast<std::uint64_t>(count - i)));
        std::swap(items[static_cast<std::size_t>(i)], items[static_cast<std::size_t>(j)]);
    }
    items.resize(static_cast<std::size_t>(size));
    return items;
}

std::uint64_t deriveSeed(std::uint64_t seed, std::initializer_list<std::uint64_t> parts)
{
    std::uint64_t state = seed;
    std::uint64_t result = splitmix(state);
    for (const std::uint64_t part : parts) {
        state = result ^ part;
        result = splitmix(state);
    }
    return result;
}

}  // namespace fuzzylens
