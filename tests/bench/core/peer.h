// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fuzzylens::bench {

/// The number that a command of another program prints; negative if it fails, as when that is not installed.
double numberFrom(const std::string& command);

}  // namespace fuzzylens::bench
