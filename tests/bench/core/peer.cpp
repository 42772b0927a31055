// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/core/peer.h"

#include <cstdio>

namespace fuzzylens::bench {

double numberFrom(const std::string& command)
{
    FILE* pipe = popen((command + " 2>/dev/null").c_str(), "r");
    if (!pipe)
        return -1;
    double number = -1;
    if (std::fscanf(pipe, "%lf", &number) != 1)
        number = -1;
    return pclose(pipe) == 0 ? number : -1;
}

}  // namespace fuzzylens::bench
