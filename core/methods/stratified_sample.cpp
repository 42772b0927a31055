// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/stratified_sample.h"

#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

std::vector<Index> stratifiedSample(const Target& target, Index samples, Index size, std::uint64_t seed)
{
    std::vector<std::vector<Index>> groups(static_cast<std::size_t>(std::max(1, target.classes())) + 1);
    for (Index i = 0; i < samples; ++i) {
        std::size_t group = 0;
        if (target.isLabelled(i))
            group = target.kind == Target::Kind::Classes
                        ? 1 + static_cast<std::size_t>(target.classOf[static_cast<std::size_t>(i)])
                        : 1;
        groups[group].push_back(i);
    }
    const double share =
        std::min(1.0, static_cast<double>(size) / static_cast<double>(std::max<Index>(samples, 1)));
    Random random(seed);
    std::vector<Index> drawn;
    for (const std::vector<Index>& group : groups) {
        const std::vector<int> order = random.permutation(static_cast<int>(group.size()));
        const auto count = static_cast<std::size_t>(std::ceil(share * static_cast<double>(group.size())));
        for (std::size_t i = 0; i < count; ++i)
            drawn.push_back(group[static_cast<std::size_t>(order[i])]);
    }
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

}  // namespace fuzzylens
