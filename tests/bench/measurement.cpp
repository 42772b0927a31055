// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measurement.h"

#include <algorithm>
#include <chrono>

namespace fuzzylens::bench {

std::vector<Measurement>& measurements()
{
    static std::vector<Measurement> all;
    return all;
}

double medianSeconds(const std::function<void()>& body, double seconds, int least)
{
    using Clock = std::chrono::steady_clock;
    body();  // warms the caches
    std::vector<double> times;
    const auto begin = Clock::now();
    while (static_cast<int>(times.size()) < least ||
           std::chrono::duration<double>(Clock::now() - begin).count() < seconds) {
        const auto start = Clock::now();
        body();
        times.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

}  // namespace fuzzylens::bench
