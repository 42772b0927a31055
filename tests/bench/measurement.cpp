// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measurement.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <limits>

namespace fuzzylens::bench {

std::vector<Measurement>& measurements()
{
    static std::vector<Measurement> all;
    return all;
}

double statusKilobytes(const std::string& key)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(key))
            return std::stod(line.substr(key.size()));
    return -1;
}

std::vector<double> leastSeconds(const std::vector<std::function<void()>>& bodies, double seconds, int least)
{
    using Clock = std::chrono::steady_clock;
    constexpr int callsPerRound = 3;
    std::vector<double> times(bodies.size(), std::numeric_limits<double>::infinity());
    const auto begin = Clock::now();
    for (int round = 0; round < least || std::chrono::duration<double>(Clock::now() - begin).count() < seconds;
         ++round)
        for (std::size_t body = 0; body < bodies.size(); ++body)
            for (int call = 0; call < callsPerRound; ++call) {
                const auto start = Clock::now();
                bodies[body]();
                times[body] = std::min(times[body], std::chrono::duration<double>(Clock::now() - start).count());
            }
    return times;
}

}  // namespace fuzzylens::bench
