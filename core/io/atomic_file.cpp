// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include "core/io/file_bytes.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <utility>

namespace fuzzylens {

namespace {

constexpr std::size_t randomCharacters = 6;  // in the name of a temporary file

/// The temporary files of this process.
struct Temporaries
{
    std::mutex mutex;
    std::set<std::string> paths;
};

// Never destroyed: a thread may end the process.
Temporaries& temporaries()
{
    static auto* all = new Temporaries;
    return *all;
}

std::filesystem::path folderOf(const std::filesystem::path& place)
{
    return place.has_parent_path() ? place.parent_path() : std::filesystem::path(".");
}

/// The path that is written for @p path: links are followed.
std::filesystem::path placeOf(const std::filesystem::path& path)
{
    std::error_code error;
    const auto target = std::filesystem::canonical(path, error);
    return error ? path : target;
}

/// A device or a pipe, which is written as it is.
bool isSpecial(const std::filesystem::path& place)
{
    std::error_code error;
    const auto status = std::filesystem::status(place, error);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

/// ".csv", ".csv.gz"; empty if it is too long to be one.
std::string suffixOf(std::filesystem::path place)
{
    constexpr std::size_t longest = 20;
    std::string suffix = place.extension().string();
    if (lowerExtension(place) == ".gz")
        suffix = place.replace_extension().extension().string() + suffix;
    return suffix.size() > longest ? std::string() : suffix;
}

/// A name for the temporary file of @p place: hidden, in its folder, with its suffix, and drawn at random.
std::string temporaryName(const std::filesystem::path& place, const std::string& suffix)
{
    constexpr std::size_t longestStem = 200;  // bytes; the temporary name is a little longer than the final one
    static constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::string name = '.' + place.filename().string().substr(0, longestStem) + '.';
    for (std::size_t i = 0; i < randomCharacters; ++i)
        name += alphabet[random() % alphabet.size()];
    return (folderOf(place) / (name + suffix)).string();
}

/// Locks a temporary file as long as @p descriptor is open, where the file system can. False, and closed, if
/// another program has just removed it as a leftover.
bool lockTemporary(int descriptor)
{
    struct stat status
    {};
    const bool isTaken = ::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (!isTaken && ::fstat(descriptor, &status) == 0 && status.st_nlink > 0)
        return true;
    ::close(descriptor);
    return false;
}

void requirePlace(const std::filesystem::path& path, const std::filesystem::path& place)
{
    std::error_code error;
    if (std::filesystem::is_directory(place, error))
        failFile(path, message("this is a folder, not a file"), message("specify a file in it"));
    const std::filesystem::path folder = folderOf(place);
    if (!std::filesystem::exists(folder, error))
        failFile(path, message("the folder %1 does not exist", folder.string()),
                 message("create it, or save the file elsewhere"));
}

}  // namespace

bool isWrittenInPlace(const std::filesystem::path& path)
{
    return path == "-" || isSpecial(placeOf(path));
}

TemporaryName::TemporaryName(std::string path)
    : m_path(std::move(path))
{
    const std::scoped_lock lock(temporaries().mutex);
    temporaries().paths.insert(m_path);
}

TemporaryName::~TemporaryName()
{
    const std::scoped_lock lock(temporaries().mutex);
    temporaries().paths.erase(m_path);
}

void removeTemporaryFiles()
{
    temporaries().mutex.lock();
    for (const std::string& path : temporaries().paths)
        ::unlink(path.c_str());
}

AtomicFile::AtomicFile(std::filesystem::path path, bool packed)
    : m_path(std::move(path))
    , m_place(m_path)
{
    if (packed)
        m_packer.emplace();
    m_isInPlace = fuzzylens::isWrittenInPlace(m_path);
    if (m_path == "-") {
        m_descriptor = ::dup(STDOUT_FILENO);
    } else {
        m_place = placeOf(m_path);
        requirePlace(m_path, m_place);
        if (m_isInPlace)
            m_descriptor = ::open(m_place.c_str(), O_WRONLY | O_CLOEXEC);
        else
            openTemporary();
    }
    if (m_descriptor < 0)
        fail();
}

AtomicFile::~AtomicFile()
{
    close();
    if (!m_temporaryPath.empty())
        ::unlink(m_temporaryPath.c_str());
}

void AtomicFile::close() noexcept
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

void AtomicFile::openTemporary()
{
    removeLeftovers(m_place);
    struct stat old
    {};
    const bool exists = ::stat(m_place.c_str(), &old) == 0;
    m_isNew = !exists;
    if (exists && ::access(m_place.c_str(), W_OK) != 0)
        fail();
    const std::string suffix = suffixOf(m_place);
    // The umask decides what others may do with a new file; that of an old one stays.
    const mode_t mode = exists ? S_IRUSR | S_IWUSR : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    std::string name;
    do {
        name = temporaryName(m_place, suffix);
        m_temporary.emplace(name);
        m_descriptor = ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        // Locked, so that removeLeftovers() knows it from the file of a process that was killed.
    } while (m_descriptor < 0 ? errno == EEXIST : !lockTemporary(m_descriptor));
    if (m_descriptor < 0)
        return;
    m_temporaryPath = name;
    if (exists)
        ::fchmod(m_descriptor, old.st_mode & 07777);
}

void AtomicFile::fail() const
{
    failFile(m_path, message("the file cannot be written"), std::string(std::strerror(errno)));
}

void AtomicFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            fail();
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void AtomicFile::add(std::string_view bytes)
{
    if (m_packer)
        write(m_packer->add(bytes));
    else
        write(bytes);
}

const std::filesystem::path& AtomicFile::finished()
{
    finish();
    return m_temporaryPath;
}

void AtomicFile::finish()
{
    if (std::exchange(m_isFinished, true))
        return;
    if (m_packer)
        write(m_packer->add({}, true));
    if (!m_temporaryPath.empty() && ::fsync(m_descriptor) != 0)
        fail();
}

void AtomicFile::place(bool mayBeTakenBack)
{
    if (m_temporaryPath.empty())
        return;
    // Exchanges the old file and the new one in one step.
    if (mayBeTakenBack &&
        ::renameat2(AT_FDCWD, m_temporaryPath.c_str(), AT_FDCWD, m_place.c_str(), RENAME_EXCHANGE) == 0) {
        m_isNew = false;
        return;
    }
    if (::rename(m_temporaryPath.c_str(), m_place.c_str()) != 0)
        fail();
    m_temporaryPath.clear();
}

bool AtomicFile::placeNew()
{
    if (::renameat2(AT_FDCWD, m_temporaryPath.c_str(), AT_FDCWD, m_place.c_str(), RENAME_NOREPLACE) == 0) {
        m_temporaryPath.clear();
        return true;
    }
    // Network folders know links alone; the other name goes with this.
    if ((errno == EINVAL || errno == ENOSYS) && ::link(m_temporaryPath.c_str(), m_place.c_str()) == 0)
        return true;
    if (errno != EEXIST)
        fail();
    return false;
}

void AtomicFile::takeBack() noexcept
{
    if (m_isNew)
        ::unlink(m_place.c_str());
    else if (!m_temporaryPath.empty())
        ::rename(m_temporaryPath.c_str(), m_place.c_str());
    m_temporaryPath.clear();
}

void AtomicFile::syncFolder() const
{
    const int descriptor = ::open(folderOf(m_place).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

bool AtomicFile::commitNew()
{
    finish();
    if (m_temporaryPath.empty())
        return true;
    const std::scoped_lock lock(temporaries().mutex);
    if (!placeNew())
        return false;
    syncFolder();
    close();
    return true;
}

void AtomicFile::commitTogether(const std::vector<AtomicFile*>& files)
{
    for (AtomicFile* file : files)
        file->finish();
    const std::scoped_lock lock(temporaries().mutex);
    std::size_t placed = 0;
    try {
        for (; placed < files.size(); ++placed)
            files[placed]->place(placed + 1 < files.size());
    } catch (...) {
        while (placed > 0)
            files[--placed]->takeBack();
        throw;
    }
    for (AtomicFile* file : files) {
        file->syncFolder();
        file->close();
    }
}

void removeLeftovers(const std::filesystem::path& path)
{
    const std::filesystem::path place = placeOf(path);
    const std::string suffix = suffixOf(place), pattern = temporaryName(place, suffix);
    const std::size_t same = pattern.size() - suffix.size() - randomCharacters;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folderOf(place), error)) {
        const std::string& name = entry.path().native();
        if (name.size() != pattern.size() || name.compare(0, same, pattern, 0, same) != 0 ||
            !name.ends_with(suffix))
            continue;
        const int descriptor = ::open(name.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        if (descriptor < 0)
            continue;
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            ::unlink(name.c_str());
        ::close(descriptor);
    }
}

void requireWritable(const std::filesystem::path& path)
{
    if (path == "-")
        return;
    const std::filesystem::path place = placeOf(path);
    requirePlace(path, place);
    if (!isSpecial(place))
        const AtomicFile trial(path, false);
    else if (::access(place.c_str(), W_OK) != 0)  // opening and closing a pipe would signal its end to the reader
        failFile(path, message("the file cannot be written"), std::string(std::strerror(errno)));
}

void writeTogether(const std::vector<FileText>& files)
{
    std::vector<std::unique_ptr<AtomicFile>> open;
    std::vector<AtomicFile*> inOrder;
    for (const FileText& file : files)
        inOrder.push_back(open.emplace_back(std::make_unique<AtomicFile>(file.path, false)).get());
    // What cannot be taken back comes last.
    for (const bool isSpecialsTurn : {false, true})
        for (std::size_t i = 0; i < files.size(); ++i)
            if (isWrittenInPlace(files[i].path) == isSpecialsTurn)
                files[i].write(*inOrder[i]);
    AtomicFile::commitTogether(inOrder);
}

void writeAtomically(const std::filesystem::path& path, std::string_view text)
{
    AtomicFile file(path, false);
    file.add(text);
    file.commit();
}

}  // namespace fuzzylens
