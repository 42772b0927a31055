// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/gzip.h"

#include <cstddef>
#include <string_view>

namespace fuzzylens {

enum class Utf16 { None, LittleEndian, BigEndian };

/// Whether bytes are text in UTF-16: by their byte-order mark, or by a zero in every second byte of the first
/// ones.
Utf16 utf16Of(std::string_view bytes);

/// @p text behind its byte-order mark of UTF-8 or UTF-16, if it begins with one.
std::string_view withoutByteOrderMark(std::string_view text);

/// Adds @p text, UTF-16 in this order, to @p to as UTF-8; invalid units become U+FFFD.
void utf16ToUtf8(std::string_view text, Utf16 order, GrowingBytes& to);

/// Bytes of @p text, UTF-16 in this order, up to the last character that is complete.
std::size_t completeUtf16(std::string_view text, Utf16 order);

}  // namespace fuzzylens
