// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/utf16.h"

#include <algorithm>
#include <cstdint>

namespace fuzzylens {

namespace {

constexpr std::uint32_t replacement = 0xfffd;

std::uint32_t unitAt(std::string_view text, std::size_t at, Utf16 order)
{
    const auto first = static_cast<unsigned char>(text[at]), second = static_cast<unsigned char>(text[at + 1]);
    return order == Utf16::LittleEndian ? first + 256U * second : 256U * first + second;
}

bool isHighSurrogate(std::uint32_t unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}

bool isLowSurrogate(std::uint32_t unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

/// The character at @p at, which moves behind it.
std::uint32_t characterAt(std::string_view text, std::size_t& at, Utf16 order)
{
    const std::uint32_t unit = unitAt(text, at, order);
    at += 2;
    if (!isHighSurrogate(unit))
        return isLowSurrogate(unit) ? replacement : unit;
    const std::uint32_t low = at + 1 < text.size() ? unitAt(text, at, order) : 0;
    if (!isLowSurrogate(low))
        return replacement;
    at += 2;
    return 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
}

/// Writes a character as UTF-8; returns behind it.
char* put(std::uint32_t character, char* to)
{
    const auto tail = [&to, character](unsigned shift) {
        *to++ = static_cast<char>(0x80U | ((character >> shift) & 0x3fU));
    };
    if (character < 0x80) {
        *to++ = static_cast<char>(character);
    } else if (character < 0x800) {
        *to++ = static_cast<char>(0xc0U | (character >> 6));
        tail(0);
    } else if (character < 0x10000) {
        *to++ = static_cast<char>(0xe0U | (character >> 12));
        tail(6);
        tail(0);
    } else {
        *to++ = static_cast<char>(0xf0U | (character >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
    return to;
}

}  // namespace

Utf16 utf16Of(std::string_view bytes)
{
    constexpr std::size_t lookedAt = 64, fewest = 8;
    if (bytes.starts_with("\xff\xfe"))
        return Utf16::LittleEndian;
    if (bytes.starts_with("\xfe\xff"))
        return Utf16::BigEndian;
    const std::size_t count = std::min(bytes.size(), lookedAt) / 2 * 2;
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < count; ++i)
        zeros[i % 2] += bytes[i] == '\0';
    if (count < fewest || zeros[0] + zeros[1] != count / 2)
        return Utf16::None;
    return zeros[1] == count / 2 ? Utf16::LittleEndian : zeros[0] == count / 2 ? Utf16::BigEndian : Utf16::None;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    for (const std::string_view mark : {"\xef\xbb\xbf", "\xff\xfe", "\xfe\xff"})
        if (text.starts_with(mark))
            return text.substr(mark.size());
    return text;
}

void utf16ToUtf8(std::string_view text, Utf16 order, GrowingBytes& to)
{
    constexpr std::size_t mostBytes = 3;  // of a unit
    text = text.substr(0, text.size() / 2 * 2);
    char* const start = to.room(text.size() / 2 * mostBytes);
    char* position = start;
    for (std::size_t at = 0; at < text.size();)
        position = put(characterAt(text, at, order), position);
    to.grow(static_cast<std::size_t>(position - start));
}

std::size_t completeUtf16(std::string_view text, Utf16 order)
{
    const std::size_t size = text.size() / 2 * 2;
    return size > 0 && isHighSurrogate(unitAt(text, size - 2, order)) ? size - 2 : size;
}

}  // namespace fuzzylens
