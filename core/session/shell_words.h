// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// The words that a POSIX shell makes of @p line, one command: the inverse of shellQuoted. Quotes, backslashes and
/// lines that go on behind a backslash are heeded; a prompt before the command ("$ ") and a comment behind it are
/// no part of it.
/// @throws std::invalid_argument saying what and where if a shell would do more with it than that: pipes,
/// redirections, variables, patterns of file names, a second command; or if a quote is not closed.
FUZZYLENS_EXPORT std::vector<std::string> shellWords(std::string_view line);

}  // namespace fuzzylens
