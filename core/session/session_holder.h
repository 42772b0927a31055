// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <filesystem>
#include <optional>

namespace fuzzylens {

/// The program that has a session open for editing.
struct SessionHolder
{
    int process = 0;             // its number; 0: unknown, for instance on another computer
    bool isThisProcess = false;  // another window of this program
};

/// The program that has the session @p path open for editing; nothing if there is none. SQLite answers it: the
/// file is not opened in any other way, because closing a descriptor of it would drop the locks of SQLite in this
/// process.
FUZZYLENS_EXPORT std::optional<SessionHolder> holderOf(const std::filesystem::path& path);

/// Refuses to edit the session @p path. @throws DataError that names the holder; always.
[[noreturn]] void failHeld(const std::filesystem::path& path);

}  // namespace fuzzylens
