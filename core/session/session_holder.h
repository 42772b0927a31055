// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

namespace fuzzylens {

/// Who has a session open to edit it.
struct SessionHolder
{
    int process = 0;             // its number; 0: not known
    bool isOnThisHost = true;    // else the process is one of another computer
    bool isThisProcess = false;  // another window of the same program
};

/// Says to other programs that a session is open to be edited, for as long as it lives; it leaves nothing behind,
/// however the process ends. It lies on bytes of the file far behind those that SQLite locks, and belongs to its
/// own opening of the file, not to the process.
///
/// Closing any opening of a file drops the locks of SQLite that this process has on it. A lock is therefore to be
/// taken before the database is opened and given back after it was closed; and what this process has locked is not
/// opened to be looked into: see isHeldHere().
class FUZZYLENS_EXPORT SessionLock
{
public:
    /// @throws DataError if the file cannot be opened to be written, or another one has it open and still has when
    /// @p patience is over; the sentence says who.
    explicit SessionLock(const std::filesystem::path& path, std::chrono::milliseconds patience = {});
    ~SessionLock();
    SessionLock(SessionLock&& other) noexcept;
    SessionLock& operator=(SessionLock&& other) noexcept;

    /// Device and number of a file: it keeps them when it is moved.
    using FileNumber = std::pair<std::uint64_t, std::uint64_t>;

    /// Whether @p path is the locked file, or what it was moved to.
    bool isOf(const std::filesystem::path& path) const;
    /// Whether this process has a lock on @p path. Told without opening the file.
    static bool isHeldHere(const std::filesystem::path& path);

private:
    /// Who has it, if it cannot be taken.
    std::optional<SessionHolder> takeWhatIsAt(const std::filesystem::path& path);
    void giveBack();

    int m_descriptor = -1;
    FileNumber m_file;
};

/// Who has the session @p path open to edit it; nothing if nobody has, or the file system cannot tell.
FUZZYLENS_EXPORT std::optional<SessionHolder> holderOf(const std::filesystem::path& path);

}  // namespace fuzzylens
