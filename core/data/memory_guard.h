// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace fuzzylens {

/// Bytes this process may still take: the least of what the machine has to give, what a control group and what a
/// limit on the address space leave.
FUZZYLENS_EXPORT std::uint64_t availableMemory();

/// Bytes that the control group described in @p folder leaves to its processes: what files keep in memory beside
/// it is given back when it is needed, so it counts as free. The largest number when the group sets no limit.
FUZZYLENS_EXPORT std::uint64_t controlGroupMemory(const std::filesystem::path& folder);

/// "512 MB", "2.3 GB".
FUZZYLENS_EXPORT std::string sizeText(double bytes);

/// @throws DataError naming @p path, needed, available and the remedy, if @p needed bytes do not fit into memory.
void requireMemory(
    const std::filesystem::path& path, double needed,
    std::string remedy = "keep fewer samples or features in the file, or use a machine with more memory");

/// @throws DataError naming @p path, needed, free and the remedy, if @p needed bytes that @p path holds once
/// unpacked do not fit into files in @p folder; where these lie in memory, as requireMemory.
FUZZYLENS_EXPORT void requireSpace(const std::filesystem::path& path, const std::filesystem::path& folder,
                                   double needed);

/// For a file that is read whole. @throws DataError as above if it is larger than memory; told from its size.
void requireRoomForWhole(const std::filesystem::path& path);

}  // namespace fuzzylens
