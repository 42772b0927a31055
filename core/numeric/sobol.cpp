// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/sobol.h"

#include <bit>
#include <stdexcept>
#include <string>

namespace fuzzylens {

namespace {

/// A primitive polynomial over the integers modulo 2 and the first direction numbers.
struct SobolPolynomial
{
    unsigned degree;
    unsigned coefficients;  // of the powers between the first and the last, as bits
    std::array<std::uint32_t, 5> first;
};

/// Of the second dimension and those after it; the numbers of the first are 1.
constexpr std::array<SobolPolynomial, SobolSequence::mostDimensions - 1> polynomials{{{1, 0, {1}},
                                                                                      {2, 1, {1, 3}},
                                                                                      {3, 1, {1, 3, 1}},
                                                                                      {3, 2, {1, 1, 1}},
                                                                                      {4, 1, {1, 1, 3, 3}},
                                                                                      {4, 4, {1, 3, 5, 13}},
                                                                                      {5, 2, {1, 1, 5, 5, 17}}}};

}  // namespace

SobolSequence::SobolSequence(int dimensions)
{
    if (dimensions < 1 || dimensions > mostDimensions)
        throw std::invalid_argument("a Sobol sequence has 1 to " + std::to_string(mostDimensions) +
                                    " dimensions, not " + std::to_string(dimensions));
    m_point.resize(static_cast<std::size_t>(dimensions));
    for (std::size_t dimension = 0; dimension < m_point.size(); ++dimension) {
        auto& direction = m_directions.emplace_back();
        const SobolPolynomial polynomial =
            dimension == 0 ? SobolPolynomial{bits, 0, {}} : polynomials[dimension - 1];
        for (unsigned k = 0; k < bits; ++k) {
            if (k < polynomial.degree) {
                direction[k] = (dimension == 0 ? 1U : polynomial.first[k]) << (bits - 1 - k);
                continue;
            }
            const std::uint32_t before = direction[k - polynomial.degree];
            direction[k] = before ^ (before >> polynomial.degree);
            for (unsigned i = 1; i < polynomial.degree; ++i)
                if ((polynomial.coefficients >> (polynomial.degree - 1 - i) & 1U) != 0)
                    direction[k] ^= direction[k - i];
        }
    }
}

std::vector<std::uint32_t> SobolSequence::next()
{
    std::vector<std::uint32_t> point = m_point;
    const auto changed = static_cast<std::size_t>(std::countr_one(m_index++)) % bits;
    for (std::size_t dimension = 0; dimension < m_point.size(); ++dimension)
        m_point[dimension] ^= m_directions[dimension][changed];
    return point;
}

}  // namespace fuzzylens
