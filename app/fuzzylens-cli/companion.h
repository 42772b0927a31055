// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::cli {

/// Puts the program @p name that lies beside this one in its place.
/// @throws std::runtime_error if it is not there; @p purpose says what it is needed for ("to draw").
[[noreturn]] void becomeCompanion(const std::string& name, const std::vector<std::string>& arguments,
                                  const std::string& purpose);

}  // namespace fuzzylens::cli
