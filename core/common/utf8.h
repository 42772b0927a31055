// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <string>
#include <string_view>

namespace fuzzylens {

bool isUtf8(std::string_view text);

/// @p text as UTF-8: unchanged if it is valid UTF-8, else decoded as Latin-1. @p changed becomes true in that
/// case.
std::string toUtf8(std::string_view text, bool& changed);

/// @p text as UTF-8 in which characters that control a terminal or the direction of writing are escaped: \x1b for
/// those of ASCII, \u202e for others. Line feeds stay; tabulators become blanks.
FUZZYLENS_EXPORT std::string withoutControls(std::string_view text);

/// The same in one line: line breaks become blanks.
FUZZYLENS_EXPORT std::string oneLine(std::string_view text);

/// @p json with such characters in its texts written as \u009b; the line breaks between its values stay.
FUZZYLENS_EXPORT std::string jsonWithoutControls(std::string json);

/// The beginning of @p text for a message: one line of at most 60 bytes, no character cut in two.
std::string shownText(std::string_view text);

}  // namespace fuzzylens
