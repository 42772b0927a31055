// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/gzip.h"

#include <cstddef>
#include <functional>
#include <string_view>

namespace fuzzylens {

enum class Utf16 { None, LittleEndian, BigEndian };

/// Whether bytes are text in UTF-16: by their byte-order mark, or by a zero in every second byte of the first
/// ones.
Utf16 utf16Of(std::string_view bytes);

/// Adds @p text, UTF-16 in this order, to @p to as UTF-8 without a byte-order mark; what is no character becomes
/// U+FFFD. @p goOn (bytes used) is asked after every piece of 256 KiB; false if it said stop.
bool utf16ToUtf8(std::string_view text, Utf16 order, GrowingBytes& to,
                 const std::function<bool(std::size_t)>& goOn = {});

}  // namespace fuzzylens
