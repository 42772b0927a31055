// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/start_samples.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace fuzzylens {

std::vector<int> parseStartSamples(const std::string& text)
{
    std::vector<int> start;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        int sample = 0;
        const auto [next, error] = std::from_chars(at, end, sample);
        if (error != std::errc() || (next != end && (*next != ',' || next + 1 == end)))
            throw std::invalid_argument("init_samples cannot be \"" + text +
                                        "\": it must be sample indices separated by commas, as in 0,5,12");
        start.push_back(sample);
        at = next == end ? end : next + 1;
    }
    return start;
}

void checkStartSamples(const std::vector<int>& start, int clusters, Eigen::Index samples)
{
    if (static_cast<int>(start.size()) != clusters)
        throw std::invalid_argument("init_samples contains " + std::to_string(start.size()) +
                                    " samples; it must contain one for each of the " + std::to_string(clusters) +
                                    " clusters");
    std::vector<int> sorted = start;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.front() < 0 || sorted.back() >= samples)
        throw std::invalid_argument("init_samples must lie between 0 and " + std::to_string(samples - 1));
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        throw std::invalid_argument("init_samples must be different samples");
}

}  // namespace fuzzylens
