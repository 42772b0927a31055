// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scores/selection_stability.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace fuzzylens {

namespace {

void requireSelections(const std::vector<std::vector<int>>& sorted, int features)
{
    if (sorted.size() < 2)
        throw std::invalid_argument("the stability of a selection needs two selections or more");
    const std::size_t size = sorted.front().size();
    for (const std::vector<int>& selection : sorted) {
        const bool isSet = std::adjacent_find(selection.begin(), selection.end()) == selection.end();
        if (!isSet || selection.size() != size || size == 0 || std::ssize(selection) >= features ||
            selection.front() < 0 || selection.back() >= features)
            throw std::invalid_argument(
                "the selections must be of the same number of different features, and not of "
                "all");
    }
}

}  // namespace

double selectionStability(std::vector<std::vector<int>> selections, int features)
{
    for (std::vector<int>& selection : selections)
        std::sort(selection.begin(), selection.end());
    requireSelections(selections, features);
    double shared = 0, pairs = 0;
    std::vector<int> both;
    for (std::size_t a = 0; a < selections.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            both.clear();
            std::set_intersection(selections[a].begin(), selections[a].end(), selections[b].begin(),
                                  selections[b].end(), std::back_inserter(both));
            shared += static_cast<double>(both.size());
            ++pairs;
        }
    const auto size = static_cast<double>(selections.front().size());
    const double byChance = size * size / features;
    return (shared / pairs - byChance) / (size - byChance);
}

}  // namespace fuzzylens
