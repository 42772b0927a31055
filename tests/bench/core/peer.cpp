// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/core/peer.h"

#include <cstdio>

namespace fuzzylens::bench {

double numberFrom(const std::string& command)
{
    const std::vector<double> numbers = numbersFrom(command);
    return numbers.empty() ? -1 : numbers.front();
}

std::vector<double> numbersFrom(const std::string& command)
{
    FILE* pipe = popen((command + " 2>/dev/null").c_str(), "r");
    if (!pipe)
        return {};
    std::vector<double> numbers;
    double number = 0;
    while (std::fscanf(pipe, "%lf", &number) == 1)
        numbers.push_back(number);
    return pclose(pipe) == 0 ? numbers : std::vector<double>();
}

}  // namespace fuzzylens::bench
