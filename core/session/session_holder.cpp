// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_holder.h"

#include "core/io/file_bytes.h"
#include "core/session/store/database.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace fuzzylens {

namespace {

/// The process of this computer that has locked @p byte of the file @p path for writing; 0 if none is known. Lines
/// of /proc/locks: "1: POSIX ADVISORY WRITE process device:inode first last".
int lockingProcess(const std::filesystem::path& path, const std::string& byte)
{
    struct stat status
    {};
    if (::stat(path.c_str(), &status) != 0)
        return 0;
    const std::string inode = ':' + std::to_string(status.st_ino);
    std::ifstream locks("/proc/locks");
    for (std::string line; std::getline(locks, line);) {
        std::istringstream fields(line);
        std::string number, kind, strictness, access, process, file, first;
        fields >> number >> kind >> strictness >> access >> process >> file >> first;
        if (kind == "POSIX" && access == "WRITE" && file.ends_with(inode) && first == byte)
            return std::atoi(process.c_str());
    }
    return 0;
}

}  // namespace

std::optional<SessionHolder> holderOf(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error) || !Database::isReserved(path))
        return std::nullopt;
    const int process = lockingProcess(path, std::to_string(Database::reservedByte));
    return SessionHolder{process, process == ::getpid()};
}

void failHeld(const std::filesystem::path& path)
{
    const SessionHolder holder = holderOf(path).value_or(SessionHolder());
    std::string who = "another program";
    if (holder.isThisProcess)
        who = "another window of this program";
    else if (holder.process > 0)
        who += " (process " + std::to_string(holder.process) + ')';
    failFile(path, message("%1 has this session open", who), message("close it there first, or work on a copy"));
}

}  // namespace fuzzylens
