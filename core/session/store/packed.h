// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fuzzylens {

/// @p bytes as a session keeps them: packed with zlib where that gains, with their length and a CRC-32 of them and
/// of @p identity, which names them ("run 7"), so that neither a damaged byte nor one thing instead
/// of another goes unnoticed.
FUZZYLENS_EXPORT std::string packed(std::string_view bytes, std::string_view identity);

/// The same of numbers of eight bytes each: their first bytes together, their second bytes together ..., which
/// packs better. @p bytes must be a multiple of eight.
FUZZYLENS_EXPORT std::string packedNumbers(std::string_view bytes, std::string_view identity);

/// How many bytes come of unpacking @p blob, as far as it says; nothing if it is no such thing, or says more than
/// it can hold.
FUZZYLENS_EXPORT std::optional<std::uint64_t> unpackedSize(std::string_view blob);

/// What packed or packedNumbers was given; nothing if a byte of it, or the identity, is another.
FUZZYLENS_EXPORT std::optional<std::string> unpacked(std::string_view blob, std::string_view identity);

}  // namespace fuzzylens
