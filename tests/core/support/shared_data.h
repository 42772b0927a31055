// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace fuzzylens::test {

/// A file of the real data sets: in the folder FUZZYLENS_DATA points to, else in ../shared/data next to the
/// project. Nothing when it is absent; a test then skips with missingDataMessage().
std::optional<std::filesystem::path> sharedData(const std::string& name);

inline constexpr const char* missingDataMessage =
    "the real data sets are not here; set FUZZYLENS_DATA to the folder that holds them";

}  // namespace fuzzylens::test
