// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/file_bytes.h"

#include "core/data/gzip.h"
#include "core/data/memory_guard.h"
#include "core/data/sha256.h"
#include "core/data/utf16.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <future>
#include <tuple>

namespace fuzzylens {

namespace {

constexpr std::size_t headSize = std::size_t{64} << 10;
constexpr std::uint64_t pipeLimit = 4'000'000'000;
constexpr std::size_t hashPiece = std::size_t{4} << 20;

class Descriptor
{
public:
    explicit Descriptor(const std::filesystem::path& path)
        : m_number(::open(path.c_str(), O_RDONLY | O_CLOEXEC))
    {
        if (m_number < 0)
            failFile(path, "the file cannot be read", std::string(std::strerror(errno)));
    }
    /// That of a database stays open: closing it would drop the locks that SQLite has on the file in this process.
    ~Descriptor()
    {
        constexpr std::string_view database = "SQLite format 3";
        std::array<char, database.size()> start{};
        if (::pread(m_number, start.data(), start.size(), 0) != static_cast<ssize_t>(start.size()) ||
            std::string_view(start.data(), start.size()) != database)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return m_number; }
    /// At most @p size bytes from where the last call ended.
    std::size_t read(char* to, std::size_t size, const std::filesystem::path& path) const
    {
        std::size_t done = 0;
        while (done < size) {
            const ssize_t got = ::read(m_number, to + done, size - done);
            if (got == 0)
                break;
            if (got < 0 && errno != EINTR)
                failFile(path, "the file cannot be read", std::string(std::strerror(errno)));
            done += got > 0 ? static_cast<std::size_t>(got) : 0;
        }
        return done;
    }

private:
    int m_number;
};

/// The bytes of a file and their SHA-256.
struct Raw
{
    std::shared_ptr<GrowingBytes> bytes;
    std::string sha256;
};

/// Gives the whole pages of @p part back to the system.
void forgetPages(std::string_view part)
{
    static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = (reinterpret_cast<std::uintptr_t>(part.data()) + page - 1) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(part.data() + part.size()) / page * page;
    if (begin < end)
        ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

/// Nothing if @p progress said stop. The digest is that of the bytes in memory, taken piece by piece.
std::optional<Raw> readRaw(const std::filesystem::path& path, std::size_t size, const Progress& progress)
{
    constexpr std::size_t checkFrom = std::size_t{64} << 20;
    if (size >= checkFrom)
        requireMemory(path, static_cast<double>(size));
    const Descriptor file(path);
    const FileStamp before(file.number());
    Raw raw{std::make_shared<GrowingBytes>(), {}};
    raw.bytes->room(size);
    Sha256 sha;
    std::future<void> hashed;  // of the piece before the one that is read
    for (std::size_t got = hashPiece; got == hashPiece && raw.bytes->size() < size;) {
        if (!goesOn(progress,
                    {"reading", static_cast<std::int64_t>(raw.bytes->size()), static_cast<std::int64_t>(size)}))
            return std::nullopt;
        char* to = raw.bytes->room(0);
        got = file.read(to, std::min(hashPiece, size - raw.bytes->size()), path);
        raw.bytes->grow(got);
        if (hashed.valid())
            hashed.get();
        const auto policy = size > hashPiece ? std::launch::async : std::launch::deferred;
        hashed = std::async(policy, [&sha, to, got] { sha.add({to, got}); });
    }
    if (hashed.valid())
        hashed.get();
    before.requireUnchanged(path);
    raw.sha256 = sha.hex();
    return raw;
}

/// The beginning of a text, in UTF-8 if it is in UTF-16.
std::string decoded(std::string_view bytes)
{
    const Utf16 order = utf16Of(bytes);
    if (order == Utf16::None)
        return std::string(bytes);
    GrowingBytes text;
    utf16ToUtf8(bytes, order, text);
    return std::string(text.view());
}

/// Unpacks @p packed, whose memory is given back on the way; false if the progress said stop.
bool unpack(const std::filesystem::path& path, std::string_view packed, GrowingBytes& to, const Progress& progress)
{
    const auto goOn = [&](std::size_t used) {
        forgetPages(packed.substr(0, used));
        constexpr std::size_t checkFrom = std::size_t{16} << 20;
        if (to.size() >= checkFrom) {
            // The rest of the text, and a matrix of about the size of the text.
            const double expected =
                static_cast<double>(to.size()) * static_cast<double>(packed.size()) / static_cast<double>(used);
            requireMemory(path, 2 * expected - static_cast<double>(to.size()));
        }
        return goesOn(progress,
                      {"unpacking", static_cast<std::int64_t>(used), static_cast<std::int64_t>(packed.size())});
    };
    switch (gunzip(packed, to, goOn)) {
    case Unpacked::Whole:
        return true;
    case Unpacked::Stopped:
        return false;
    case Unpacked::Truncated:
        failFile(path,
                 "the gzip file is cut short: it ends after " + sizeText(static_cast<double>(to.size())) +
                     " of text without its end mark",
                 "fetch or copy the file again");
    case Unpacked::Damaged:
        break;
    }
    failFile(path, "the gzip file is damaged", "fetch or copy the file again");
}

/// The beginning of a file, and how large the whole of it is once unpacked, told from the beginning.
struct Beginning
{
    FileHead head;
    double wholeSize = 0;
};

Beginning readBeginning(const std::filesystem::path& path)
{
    const std::uint64_t size = requireFile(path);
    const Descriptor file(path);
    std::string raw(std::min<std::uint64_t>(size, headSize), '\0');
    raw.resize(file.read(raw.data(), raw.size(), path));
    FileHead head{path, {}, raw.size() == size};
    if (!isGzip(raw)) {
        head.text = decoded(raw);
        return {std::move(head), static_cast<double>(size)};
    }
    GrowingBytes unpacked;
    std::size_t used = raw.size();
    const auto goOn = [&](std::size_t usedSoFar) {
        used = usedSoFar;
        return unpacked.size() < headSize;
    };
    const Unpacked ending = gunzip(raw, unpacked, goOn);
    if (ending != Unpacked::Stopped)
        used = raw.size();
    head.complete = head.complete && ending == Unpacked::Whole && unpacked.size() <= headSize;
    head.text = decoded(unpacked.view().substr(0, headSize));
    const double ratio =
        static_cast<double>(unpacked.size()) / static_cast<double>(std::max<std::size_t>(used, 1));
    return {std::move(head), ratio * static_cast<double>(size)};
}

/// The descriptor behind /dev/stdin or /dev/fd/63 (a process substitution of the shell), if it is open for
/// reading.
std::optional<int> inheritedPipe(const std::filesystem::path& path)
{
    const std::string name = path.lexically_normal().string();
    int descriptor = -1;
    if (name == "/dev/stdin")
        descriptor = STDIN_FILENO;
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"})
        if (name.starts_with(folder))
            std::from_chars(name.data() + folder.size(), name.data() + name.size(), descriptor);
    const int mode = descriptor < 0 ? -1 : ::fcntl(descriptor, F_GETFL);
    return mode >= 0 && (mode & O_ACCMODE) != O_WRONLY ? std::optional(descriptor) : std::nullopt;
}

/// Copies the pipe behind @p descriptor to an unnamed file, which replaces it and can be read repeatedly.
void readPipe(const std::filesystem::path& path, int descriptor)
{
    std::string name = (std::filesystem::temp_directory_path() / "fuzzylens-XXXXXX").string();
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0)
        failFile(path, "the piped data cannot be stored in " + name, std::string(std::strerror(errno)));
    ::unlink(name.c_str());
    const auto fail = [&](std::string what, std::string remedy) {
        ::close(file);
        failFile(path, std::move(what), std::move(remedy));
    };
    std::string piece(std::size_t{1} << 20, '\0');
    std::uint64_t size = 0;
    for (ssize_t got = 1; got != 0;) {
        got = ::read(descriptor, piece.data(), piece.size());
        if (got < 0 && errno != EINTR)
            fail("the pipe cannot be read", std::strerror(errno));
        size += got > 0 ? static_cast<std::uint64_t>(got) : 0;
        if (size > pipeLimit)
            fail("more than " + sizeText(static_cast<double>(pipeLimit)) + " arrive, the limit for piped data",
                 "save them as a file and open that");
        for (ssize_t done = 0; done < got;) {
            const ssize_t written = ::write(file, piece.data() + done, static_cast<std::size_t>(got - done));
            if (written < 0 && errno != EINTR)
                fail("the piped data cannot be stored in " + std::filesystem::path(name).parent_path().string(),
                     std::strerror(errno));
            done += std::max<ssize_t>(written, 0);
        }
    }
    ::dup2(file, descriptor);
    ::close(file);
}

/// Bytes that the numbers of a table take which begins with @p text and is @p size bytes long; @p size if it is no
/// text.
double memoryOfCells(std::string_view text, double size)
{
    if (text.empty() || text.find('\0') != std::string_view::npos)
        return size;
    const auto cells = std::count_if(text.begin(), text.end(), [](char c) {
        return c == ',' || c == '\t' || c == ';' || c == '|' || c == '\n';
    });
    const double cellsInAll = static_cast<double>(cells) / static_cast<double>(text.size()) * size;
    return cellsInAll * static_cast<double>(sizeof(double));
}

}  // namespace

void failFile(const std::filesystem::path& path, std::string what, std::string remedy)
{
    Issue issue;
    issue.severity = Issue::Severity::Error;
    issue.what = std::move(what);
    issue.file = path.string();
    issue.remedy = std::move(remedy);
    throw DataError(std::move(issue));
}

FileStamp::FileStamp(const std::filesystem::path& path)
{
    if (::stat(path.c_str(), &m_status) != 0)
        m_status = {};
}

FileStamp::FileStamp(int descriptor)
{
    if (::fstat(descriptor, &m_status) != 0)
        m_status = {};
}

void FileStamp::requireUnchanged(const std::filesystem::path& path) const
{
    const auto key = [](const struct stat& status) {
        return std::tuple(status.st_dev, status.st_ino, status.st_size, status.st_mtim.tv_sec,
                          status.st_mtim.tv_nsec);
    };
    if (key(m_status) != key(FileStamp(path).m_status))
        failFile(path, "the file changed while it was read", "read it again when no program writes to it");
}

std::string lowerExtension(const std::filesystem::path& path)
{
    std::string extension = path.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension;
}

std::uint64_t requireFile(const std::filesystem::path& path)
{
    struct stat status
    {};
    if (::stat(path.c_str(), &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            failFile(path, "there is no such file");
        failFile(path, "the file cannot be read", std::string(std::strerror(errno)));
    }
    if (S_ISDIR(status.st_mode))
        failFile(path, "this is a folder, not a file", "choose a file in it");
    if (S_ISFIFO(status.st_mode))
        if (const auto descriptor = inheritedPipe(path)) {
            readPipe(path, *descriptor);
            return requireFile(path);
        }
    if (!S_ISREG(status.st_mode))
        failFile(path, "this is a device, a pipe or a socket, not a regular file",
                 "name a file, or - for standard input");
    if (status.st_size == 0)
        failFile(path, "the file is empty");
    return static_cast<std::uint64_t>(status.st_size);
}

std::optional<FileBytes> FileBytes::open(const std::filesystem::path& path, const Progress& progress)
{
    const std::uint64_t size = requireFile(path);
    auto raw = readRaw(path, size, progress);
    if (!raw)
        return std::nullopt;
    FileBytes result;
    result.m_sha256 = std::move(raw->sha256);
    result.m_bytes = raw->bytes->view();
    result.m_owner = raw->bytes;
    if (isGzip(result.m_bytes)) {
        auto unpacked = std::make_shared<GrowingBytes>();
        if (!unpack(path, result.m_bytes, *unpacked, progress))
            return std::nullopt;
        result.m_bytes = unpacked->view();
        result.m_owner = std::move(unpacked);
        result.m_unpacked = true;
    }
    if (result.m_bytes.empty())
        failFile(path, "the file is empty once unpacked");
    if (utf16Of(result.m_bytes) != Utf16::None && !result.toUtf8(path, progress))
        return std::nullopt;
    return result;
}

FileBytes FileBytes::of(std::string_view bytes, std::string sha256)
{
    FileBytes result;
    result.m_bytes = bytes;
    result.m_sha256 = std::move(sha256);
    return result;
}

bool FileBytes::toUtf8(const std::filesystem::path& path, const Progress& progress)
{
    const std::string_view text = m_bytes;
    requireMemory(path, static_cast<double>(text.size()));
    auto converted = std::make_shared<GrowingBytes>();
    const auto goOn = [&](std::size_t used) {
        forgetPages(text.substr(0, used));
        return goesOn(progress,
                      {"decoding", static_cast<std::int64_t>(used), static_cast<std::int64_t>(text.size())});
    };
    if (!utf16ToUtf8(text, utf16Of(text), *converted, goOn))
        return false;
    m_bytes = converted->view();
    m_owner = std::move(converted);
    if (m_bytes.empty())
        failFile(path, "the file holds nothing but a byte-order mark");
    return true;
}

void FileBytes::discard(std::string_view part) const
{
    forgetPages(part);
}

FileHead readHead(const std::filesystem::path& path)
{
    return readBeginning(path).head;
}

double predictedMemory(const std::filesystem::path& path)
{
    const Beginning beginning = readBeginning(path);
    return memoryOfCells(beginning.head.text, beginning.wholeSize);
}

void requireRoomForTable(const std::filesystem::path& path)
{
    constexpr double fromSize = 64e6;
    const auto size = static_cast<double>(requireFile(path));  // of a packed file the least that it can hold
    if (size >= fromSize)
        requireMemory(path, memoryOfCells(readHead(path).text, size));
}

std::string sha256OfFile(const std::filesystem::path& path, const Progress& progress)
{
    const auto size = static_cast<std::int64_t>(requireFile(path));
    const Descriptor file(path);
    const FileStamp before(file.number());
    std::string piece(hashPiece, '\0');
    Sha256 sha;
    std::int64_t done = 0;
    for (std::size_t got = piece.size(); got == piece.size(); done += static_cast<std::int64_t>(got)) {
        if (!goesOn(progress, {"reading", std::min(done, size), size}))
            return {};
        got = file.read(piece.data(), piece.size(), path);
        sha.add(std::string_view(piece).substr(0, got));
    }
    before.requireUnchanged(path);
    return sha.hex();
}

}  // namespace fuzzylens
