// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fuzzylens::cli {

/// Replaces this process by the program @p name from the same folder.
/// @throws std::runtime_error if it is absent; @p purpose names its use ("to draw").
[[noreturn]] void becomeCompanion(const std::string& name, const std::vector<std::string>& arguments,
                                  const std::string& purpose);

}  // namespace fuzzylens::cli
