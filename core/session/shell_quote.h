// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>

namespace fuzzylens {

/// @p text as one word of a POSIX shell line: unchanged when nothing in it is special, else in single quotes.
FUZZYLENS_EXPORT std::string shellQuoted(std::string_view text);

}  // namespace fuzzylens
