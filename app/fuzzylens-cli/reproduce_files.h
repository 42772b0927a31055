// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::cli {

/// Names and JSON texts of the files of resources/reproduce; made by CMakeLists.txt.
extern const std::vector<std::pair<std::string, std::string>> reproduceFiles;

}  // namespace fuzzylens::cli
