// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace fuzzylens::sfp_detail {

/// part(begin, end) of fixed blocks of samples [begin, end), combined in their order by combine(sum, part), so
/// that the bits do not depend on the number of threads. @p none without samples.
template <typename Sum, typename Part, typename Combine>
Sum combinedBlocks(Index samples, int threads, Sum none, const Part& part, const Combine& combine)
{
    constexpr Index samplesOfBlock = 4096;
    const Index blocks = (samples + samplesOfBlock - 1) / samplesOfBlock;
    if (blocks == 0)
        return none;
    std::vector<Sum> parts(static_cast<std::size_t>(blocks));
    parallelFor(blocks, threads, [&](Index block) {
        const Index begin = block * samplesOfBlock;
        parts[static_cast<std::size_t>(block)] = part(begin, std::min(samples, begin + samplesOfBlock));
    });
    Sum result = std::move(parts.front());
    for (std::size_t block = 1; block < parts.size(); ++block)
        combine(result, parts[block]);
    return result;
}

template <typename Sum, typename Part>
Sum sumOfBlocks(Index samples, int threads, Sum none, const Part& part)
{
    return combinedBlocks(samples, threads, std::move(none), part, [](Sum& sum, const Sum& next) { sum += next; });
}

}  // namespace fuzzylens::sfp_detail
