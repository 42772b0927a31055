// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/utf8.h"

namespace fuzzylens {

namespace {

/// Length of the UTF-8 sequence at the front of @p text; 0 if there is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80)
        return 1;
    const std::size_t length = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
    if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    const bool overlong = (byte(0) == 0xe0 && byte(1) < 0xa0) || (byte(0) == 0xf0 && byte(1) < 0x90);
    const bool beyond = (byte(0) == 0xed && byte(1) >= 0xa0) || (byte(0) == 0xf4 && byte(1) >= 0x90);
    return overlong || beyond ? 0 : length;
}

}  // namespace

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = sequenceLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string toUtf8(std::string_view text, bool& changed)
{
    if (isUtf8(text))
        return std::string(text);
    changed = true;
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            result += c;
        } else {
            result += static_cast<char>(0xc0 | (byte >> 6));
            result += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return result;
}

std::string oneLine(std::string_view text)
{
    bool changed = false;
    std::string result = toUtf8(text, changed);
    constexpr char escape = 0x7f;
    for (char& c : result)
        if ((c >= 0 && c < ' ') || c == escape)
            c = ' ';
    return result;
}

std::string shownText(std::string_view text)
{
    constexpr std::size_t longest = 60;
    std::string result = oneLine(text.substr(0, 2 * longest));
    if (result.size() <= longest)
        return result;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(result[end]) & 0xc0) == 0x80)
        --end;
    result.resize(end);
    return result;
}

}  // namespace fuzzylens
