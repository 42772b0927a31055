// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/utf8.h"

#include <algorithm>
#include <array>

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

/// Of a whole sequence.
char32_t codePoint(std::string_view sequence)
{
    constexpr std::array<unsigned, 5> payloads{0, 0x7f, 0x1f, 0x0f, 0x07};
    char32_t code = static_cast<unsigned char>(sequence[0]) & payloads[sequence.size()];
    for (const char byte : sequence.substr(1))
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3fU);
    return code;
}

/// Controls of ASCII and Latin-1, marks and overrides of the direction of writing, separators of lines.
bool isControl(char32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c || code == 0x200e || code == 0x200f ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

std::string hexadecimal(char32_t code, int digitCount)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result;
    for (int shift = 4 * (digitCount - 1); shift >= 0; shift -= 4)
        result += digits[code >> shift & 15U];
    return result;
}

std::string escaped(char32_t code)
{
    return code < 0x80 ? "\\x" + hexadecimal(code, 2) : "\\u" + hexadecimal(code, 4);
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

std::string withoutControls(std::string_view text)
{
    bool changed = false;
    const std::string encoded = toUtf8(text, changed);
    std::string result;
    for (std::string_view rest = encoded; !rest.empty();) {
        const std::string_view character = rest.substr(0, sequenceLength(rest));
        rest.remove_prefix(character.size());
        const char32_t code = codePoint(character);
        if (code == '\t' || code == '\r')
            result += ' ';
        else if (code == '\n' || !isControl(code))
            result += character;
        else
            result += escaped(code);
    }
    return result;
}

std::string oneLine(std::string_view text)
{
    std::string result = withoutControls(text);
    std::replace(result.begin(), result.end(), '\n', ' ');
    return result;
}

std::string jsonWithoutControls(std::string json)
{
    const auto mayControl = [](char c) { return static_cast<unsigned char>(c) >= 0x7f; };
    if (std::none_of(json.begin(), json.end(), mayControl))
        return json;
    std::string result;
    for (std::string_view rest = json; !rest.empty();) {
        const std::string_view character = rest.substr(0, std::max<std::size_t>(sequenceLength(rest), 1));
        rest.remove_prefix(character.size());
        const char32_t code = codePoint(character);
        if (code >= 0x7f && isControl(code))
            result += "\\u" + hexadecimal(code, 4);
        else
            result += character;
    }
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
