// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::bench {

/// The number that a command of another program prints; negative if it fails, as when that is not installed.
double numberFrom(const std::string& command);

/// The numbers that a command prints, none if it fails.
std::vector<double> numbersFrom(const std::string& command);

}  // namespace fuzzylens::bench
