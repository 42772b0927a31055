// SPDX-License-Identifier: GPL-3.0-or-later
// The documents of a session that are the window's, and what writing and reading them share.
#pragma once

#include <cstdint>
#include <string>

namespace fuzzylens::ui {

inline constexpr const char* windowKey = "window";
inline constexpr const char* windowKind = "fuzzylens-window";
inline constexpr const char* runKind = "fuzzylens-run-state";
/// What the keys of the documents of runs begin with.
inline const std::string runKey = "run/";

/// The key of the document of the run of this number.
inline std::string keyOf(std::int64_t run)
{
    return runKey + std::to_string(run);
}

}  // namespace fuzzylens::ui
