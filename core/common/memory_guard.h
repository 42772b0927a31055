// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/common/message.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace fuzzylens {

/// Bytes this process can still allocate: the least of the memory available on the machine and what the limits of
/// its control groups and of its address space leave.
FUZZYLENS_EXPORT std::uint64_t availableMemory();

/// Bytes that the limit of the control group in @p folder (version 1 or 2) leaves to its processes. Page cache
/// counts as free, since it is reclaimed on demand. The largest number when the group sets no limit.
FUZZYLENS_EXPORT std::uint64_t controlGroupMemory(const std::filesystem::path& folder);

/// The least that the control groups listed in @p groups (content of /proc/self/cgroup) and the groups above them
/// leave; @p mount is where the control groups are mounted, those of version 1 in the subfolder "memory".
FUZZYLENS_EXPORT std::uint64_t controlGroupMemory(const std::filesystem::path& mount, const std::string& groups);

/// "512 MB", "2.3 GB".
FUZZYLENS_EXPORT std::string sizeText(double bytes);

/// @throws DataError naming @p path, needed, available and the remedy, if @p needed bytes do not fit into memory.
/// Up to 4 MiB pass unchecked.
void requireMemory(
    const std::filesystem::path& path, double needed,
    Message remedy = message("keep fewer samples or features in the file, or use a machine with more memory"));

/// @throws DataError naming @p path, needed, free and the remedy, if @p needed bytes that @p path holds once
/// unpacked do not fit into files in @p folder; where these lie in memory, as requireMemory.
FUZZYLENS_EXPORT void requireSpace(const std::filesystem::path& path, const std::filesystem::path& folder,
                                   double needed);

/// For a file that is read completely. @throws DataError as above if its size exceeds the available memory.
void requireMemoryForFile(const std::filesystem::path& path);

}  // namespace fuzzylens
