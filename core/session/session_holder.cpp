// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_lock.h"

#include "core/data/file_bytes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>

namespace fuzzylens {

namespace {

// SQLite locks 512 bytes from 0x40000000 on. Behind the byte that only one opening can have lies one for every
// process of every host: which of them is locked says who has it.
constexpr off_t lockByte = 0x60000000;
constexpr off_t firstIdentity = lockByte + 1;
constexpr int processBits = 22;  // Linux numbers processes below 2^22
constexpr off_t processes = off_t{1} << processBits, hosts = off_t{1} << 16;

off_t hostNumber()
{
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    return static_cast<off_t>(std::hash<std::string>()(name) % static_cast<std::size_t>(hosts));
}

off_t ownIdentity()
{
    return firstIdentity + hostNumber() * processes + ::getpid() % processes;
}

struct flock bytesFrom(off_t start, off_t length, short type)
{
    struct flock lock
    {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = start;
    lock.l_len = length;
    return lock;
}

/// False if another opening has it. Where the file system knows no such locks, nobody is kept out.
bool take(int descriptor, off_t byte, short type)
{
    struct flock lock = bytesFrom(byte, 1, type);
    return ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

/// Whose lock keeps @p descriptor out of these bytes; the first byte of it.
std::optional<off_t> lockedBy(int descriptor, off_t start, off_t length)
{
    struct flock lock = bytesFrom(start, length, F_WRLCK);
    if (::fcntl(descriptor, F_OFD_GETLK, &lock) != 0 || lock.l_type == F_UNLCK)
        return std::nullopt;
    return lock.l_start;
}

SessionHolder holderSeenBy(int descriptor)
{
    const std::optional<off_t> byte = lockedBy(descriptor, firstIdentity, hosts * processes);
    if (!byte)
        return {};
    const off_t identity = *byte - firstIdentity;
    return {static_cast<int>(identity % processes), identity / processes == hostNumber(), *byte == ownIdentity()};
}

SessionLock::FileNumber numberOf(const struct stat& status)
{
    return {std::uint64_t(status.st_dev), std::uint64_t(status.st_ino)};
}

std::optional<SessionLock::FileNumber> numberOf(const std::filesystem::path& path)
{
    struct stat status
    {};
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return numberOf(status);
}

/// The files that this process has locked.
class LockedFiles
{
public:
    static LockedFiles& ofThisProcess()
    {
        static LockedFiles files;
        return files;
    }
    void add(const SessionLock::FileNumber& file)
    {
        const std::lock_guard guard(m_mutex);
        m_files.insert(file);
    }
    void remove(const SessionLock::FileNumber& file)
    {
        const std::lock_guard guard(m_mutex);
        m_files.erase(file);
    }
    bool has(const SessionLock::FileNumber& file)
    {
        const std::lock_guard guard(m_mutex);
        return m_files.contains(file);
    }

private:
    std::mutex m_mutex;
    std::set<SessionLock::FileNumber> m_files;
};

[[noreturn]] void refuseSecond(const std::filesystem::path& path, const SessionHolder& holder)
{
    std::string who = "another program";
    if (holder.isThisProcess)
        who = "another window of this program";
    else if (holder.process > 0)
        who += " (process " + std::to_string(holder.process) +
               (holder.isOnThisHost ? " of this computer)" : " of another computer)");
    failFile(path, who + " has this session open", "close it there first, or work on a copy");
}

}  // namespace

SessionLock::SessionLock(const std::filesystem::path& path, std::chrono::milliseconds patience)
{
    constexpr std::chrono::milliseconds pause(50);
    const auto end = std::chrono::steady_clock::now() + patience;
    std::optional<SessionHolder> holder = takeWhatIsAt(path);
    while (holder || !isOf(path)) {  // or another file took its place after it was opened
        if (holder && std::chrono::steady_clock::now() >= end)
            refuseSecond(path, *holder);
        if (holder)
            std::this_thread::sleep_for(pause);
        giveBack();
        holder = takeWhatIsAt(path);
    }
}

std::optional<SessionHolder> SessionLock::takeWhatIsAt(const std::filesystem::path& path)
{
    if (isHeldHere(path))
        return SessionHolder{::getpid(), true, true};
    m_descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (m_descriptor < 0)
        failFile(path, "the session cannot be written: " + std::string(std::strerror(errno)),
                 "save it elsewhere, or see to it that you may write the file");
    take(m_descriptor, ownIdentity(), F_RDLCK);
    if (!take(m_descriptor, lockByte, F_WRLCK)) {
        const SessionHolder holder = holderSeenBy(m_descriptor);
        ::close(std::exchange(m_descriptor, -1));
        return holder;
    }
    struct stat status
    {};
    ::fstat(m_descriptor, &status);
    m_file = numberOf(status);
    LockedFiles::ofThisProcess().add(m_file);
    return std::nullopt;
}

void SessionLock::giveBack()
{
    if (m_descriptor < 0)
        return;
    LockedFiles::ofThisProcess().remove(m_file);
    ::close(std::exchange(m_descriptor, -1));
}

SessionLock::~SessionLock()
{
    giveBack();
}

SessionLock::SessionLock(SessionLock&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_file(other.m_file)
{}

SessionLock& SessionLock::operator=(SessionLock&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_file, other.m_file);
    return *this;
}

bool SessionLock::isOf(const std::filesystem::path& path) const
{
    return numberOf(path) == m_file;
}

bool SessionLock::isHeldHere(const std::filesystem::path& path)
{
    const std::optional<FileNumber> file = numberOf(path);
    return file && LockedFiles::ofThisProcess().has(*file);
}

std::optional<SessionHolder> holderOf(const std::filesystem::path& path)
{
    if (SessionLock::isHeldHere(path))
        return SessionHolder{::getpid(), true, true};
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return std::nullopt;
    std::optional<SessionHolder> holder;
    if (lockedBy(descriptor, lockByte, 1))
        holder = holderSeenBy(descriptor);
    ::close(descriptor);
    return holder;
}

}  // namespace fuzzylens
