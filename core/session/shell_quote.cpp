// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/shell_quote.h"

#include <algorithm>

namespace fuzzylens {

namespace {

bool isPlain(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') ||
           std::string_view("_./:=,+@%-").find(character) != std::string_view::npos;
}

}  // namespace

std::string shellQuoted(std::string_view text)
{
    if (!text.empty() && std::all_of(text.begin(), text.end(), isPlain))
        return std::string(text);
    std::string quoted = "'";
    for (const char character : text) {
        if (character == '\'')
            quoted += "'\\''";
        else
            quoted += character;
    }
    return quoted + "'";
}

}  // namespace fuzzylens
