// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The bytes of a file, unpacked and decoded. @throws DataError as FileBytes::open does.
FUZZYLENS_EXPORT std::string readTextFile(const std::filesystem::path& path);

/// Lines without their ends (LF or CR LF) and without a byte-order mark.
FUZZYLENS_EXPORT std::vector<std::string> linesOf(std::string_view text);

}  // namespace fuzzylens
