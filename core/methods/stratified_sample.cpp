// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/stratified_sample.h"

#include "core/numeric/random.h"

#include <algorithm>
#include <utility>

namespace fuzzylens {

using Eigen::Index;

std::vector<Index> stratifiedSample(const std::vector<Index>& members, const std::vector<int>& classOf,
                                    Index count, std::uint64_t seed)
{
    const auto all = static_cast<int>(members.size());
    const auto classAt = [&](int i) { return classOf.empty() ? 0 : classOf[static_cast<std::size_t>(i)]; };
    std::vector<int> sizes, seen;
    for (int i = 0; i < all; ++i) {
        sizes.resize(std::max(sizes.size(), static_cast<std::size_t>(classAt(i)) + 1));
        ++sizes[static_cast<std::size_t>(classAt(i))];
    }
    seen.resize(sizes.size());
    std::vector<std::pair<double, int>> order;  // by the fraction of the class drawn earlier
    for (const int i : Random(seed).permutation(all)) {
        const auto own = static_cast<std::size_t>(classAt(i));
        order.emplace_back(static_cast<double>(seen[own]++) / sizes[own], i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    order.resize(static_cast<std::size_t>(count));
    std::vector<Index> drawn;
    for (const auto& [share, i] : order)
        drawn.push_back(members[static_cast<std::size_t>(i)]);
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

}  // namespace fuzzylens
