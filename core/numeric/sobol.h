// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <array>
#include <cstdint>
#include <vector>

namespace fuzzylens {

/// The points of the Sobol sequence, which fill the unit cube more evenly than random ones, in the order of the
/// Gray code from the origin on, with the direction numbers of Joe and Kuo (2008, new-joe-kuo-6). It repeats after
/// 2^32 points.
class FUZZYLENS_EXPORT SobolSequence
{
public:
    static constexpr int mostDimensions = 8;

    /// @throws std::invalid_argument unless 1 <= dimensions <= mostDimensions.
    explicit SobolSequence(int dimensions);

    /// The coordinates of the next point, times 2^32.
    std::vector<std::uint32_t> next();

private:
    static constexpr int bits = 32;

    std::vector<std::array<std::uint32_t, bits>> m_directions;  // of each dimension
    std::vector<std::uint32_t> m_point;
    std::uint32_t m_index = 0;
};

}  // namespace fuzzylens
