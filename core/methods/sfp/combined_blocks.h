// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/aligned_matrix.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace fuzzylens::sfp_detail {

/// part(begin, end) of fixed blocks of samples [begin, end), combined in their order by combine(result, part), so
/// that the bits do not depend on the number of threads. @p part returns a value, not an expression.
template <typename Part, typename Combine>
auto combinedBlocks(Index samples, int threads, const Part& part, const Combine& combine)
{
    constexpr Index samplesOfBlock = 4096;
    const Index blocks = std::max<Index>(1, (samples + samplesOfBlock - 1) / samplesOfBlock);
    std::vector<decltype(part(samples, samples))> parts(static_cast<std::size_t>(blocks));
    parallelFor(blocks, threads, [&](Index block) {
        const Index begin = block * samplesOfBlock;
        parts[static_cast<std::size_t>(block)] = part(begin, std::min(samples, begin + samplesOfBlock));
    });
    for (std::size_t block = 1; block < parts.size(); ++block)
        combine(parts.front(), parts[block]);
    return std::move(parts.front());
}

template <typename Part>
auto sumOfBlocks(Index samples, int threads, const Part& part)
{
    return combinedBlocks(samples, threads, part, [](auto& sum, const auto& next) { sum += next; });
}

}  // namespace fuzzylens::sfp_detail
