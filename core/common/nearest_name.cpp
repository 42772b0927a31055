// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/nearest_name.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// Letters added, left out, changed or swapped with a neighbour between two words (optimal string alignment).
std::size_t distance(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> before, above(other.size() + 1), row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j)
        above[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t changed = above[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, changed});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = above;
        std::swap(above, row);
    }
    return above.back();
}

}  // namespace

std::string nearestName(std::string_view word, const std::vector<std::string>& names)
{
    constexpr std::size_t shortestBeginning = 3;
    std::string nearest;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string& name : names) {
        const std::size_t longer = std::max(word.size(), name.size()) - std::min(word.size(), name.size());
        const bool isBegun = word.size() >= shortestBeginning && name.starts_with(word);
        if (!isBegun && longer >= least)
            continue;  // so many letters at least are added or left out
        const std::size_t found = isBegun ? 1 : distance(word, name);
        if (found < least) {
            least = found;
            nearest = name;
        }
    }
    return nearest;
}

std::string nearestOrAll(std::string_view word, const std::vector<std::string>& names)
{
    if (const std::string nearest = nearestName(word, names); !nearest.empty())
        return "; the most similar name is \"" + nearest + '"';
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : ", ") + name;
    return "; available: " + all;
}

}  // namespace fuzzylens
