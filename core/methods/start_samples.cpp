// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/start_samples.h"

#include "core/common/issue.h"

#include <algorithm>
#include <charconv>

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
            throw ArgumentError(message(
                "init_samples cannot be \"%1\": it must be sample indices separated by commas, as in 0,5,12",
                text));
        start.push_back(sample);
        at = next == end ? end : next + 1;
    }
    return start;
}

void checkStartSamples(const std::vector<int>& start, int clusters, Eigen::Index samples)
{
    if (static_cast<int>(start.size()) != clusters)
        throw ArgumentError(
            message("init_samples contains %1 samples; it must contain one for each of the %2 clusters",
                    start.size(), clusters));
    std::vector<int> sorted = start;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.front() < 0 || sorted.back() >= samples)
        throw ArgumentError(message("init_samples must lie between 0 and %1", samples - 1));
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        throw ArgumentError(message("init_samples must be different samples"));
}

}  // namespace fuzzylens
