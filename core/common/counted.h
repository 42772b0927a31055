// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace fuzzylens {

/// "1 sample", "12 samples".
inline std::string counted(std::int64_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

}  // namespace fuzzylens
