// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_bytes.h"

#include "core/common/memory_guard.h"
#include "core/common/pages.h"
#include "core/io/text_stream.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <tuple>

namespace fuzzylens {

namespace {

constexpr std::size_t headSize = std::size_t{64} << 10;
constexpr std::uint64_t pipeLimit = 4'000'000'000;

/// The beginning of a text, in UTF-8 if it is in UTF-16, without a byte-order mark.
std::string decoded(std::string_view bytes)
{
    const Utf16 order = utf16Of(bytes);
    bytes = withoutByteOrderMark(bytes);
    if (order == Utf16::None)
        return std::string(bytes);
    GrowingBytes text;
    utf16ToUtf8(bytes, order, text);
    return std::string(text.view());
}

/// Copies the pipe behind @p descriptor to an unnamed file, which replaces it and can be read repeatedly.
void readPipe(const std::filesystem::path& path, int descriptor)
{
    std::string name = (std::filesystem::temp_directory_path() / "fuzzylens-XXXXXX").string();
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0)
        failFile(path, message("the piped data cannot be stored in %1", name), std::string(std::strerror(errno)));
    ::unlink(name.c_str());
    const auto fail = [&](Message what, Message remedy) {
        ::close(file);
        failFile(path, std::move(what), std::move(remedy));
    };
    std::string piece(std::size_t{1} << 20, '\0');
    std::uint64_t size = 0;
    for (ssize_t got = 1; got != 0;) {
        got = ::read(descriptor, piece.data(), piece.size());
        if (got < 0 && errno != EINTR)
            fail(message("the pipe cannot be read"), std::strerror(errno));
        size += got > 0 ? static_cast<std::uint64_t>(got) : 0;
        if (size > pipeLimit)
            fail(message("the piped data exceed the limit of %1", sizeText(static_cast<double>(pipeLimit))),
                 message("save them as a file and open the file"));
        for (ssize_t done = 0; done < got;) {
            const ssize_t written = ::write(file, piece.data() + done, static_cast<std::size_t>(got - done));
            if (written < 0 && errno != EINTR)
                fail(message("the piped data cannot be stored in %1",
                             std::filesystem::path(name).parent_path().string()),
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

std::optional<int> inheritedDescriptor(const std::filesystem::path& path)
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

void failFile(const std::filesystem::path& path, Message what, Message remedy)
{
    Issue issue;
    issue.severity = Issue::Severity::Error;
    issue.what = std::move(what);
    issue.file = path.string();
    issue.remedy = std::move(remedy);
    throw DataError(std::move(issue));
}

void failChanged(const std::filesystem::path& path)
{
    failFile(path, message("the file changed while it was read"),
             message("read it again when no program writes to it"));
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
        failChanged(path);
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
            failFile(path, message("the file was not found"));
        failFile(path, message("the file cannot be read"), std::string(std::strerror(errno)));
    }
    if (S_ISDIR(status.st_mode))
        failFile(path, message("this is a folder, not a file"), message("choose a file in it"));
    if (S_ISFIFO(status.st_mode))
        if (const auto descriptor = inheritedDescriptor(path)) {
            readPipe(path, *descriptor);
            return requireFile(path);
        }
    if (!S_ISREG(status.st_mode))
        failFile(path, message("this is a device, a pipe or a socket, not a regular file"),
                 message("specify a file, or - for standard input"));
    if (status.st_size == 0)
        failFile(path, message("the file is empty"));
    return static_cast<std::uint64_t>(status.st_size);
}

std::optional<FileBytes> FileBytes::open(const std::filesystem::path& path, const Progress& progress)
{
    constexpr std::size_t checkFrom = std::size_t{16} << 20;
    TextStream stream(path, FilePieces::Digest::Sha256);
    const auto size = static_cast<double>(stream.size());
    if (stream.size() >= checkFrom)
        requireMemory(path, size);
    auto text = std::make_shared<GrowingBytes>();
    text->room(stream.size());
    do {
        const std::size_t used = stream.used();
        if (stream.isPacked() && text->size() >= checkFrom) {
            // The rest of the text, and a matrix of about the size of the text.
            const double expected = static_cast<double>(text->size()) * size / static_cast<double>(used);
            requireMemory(path, 2 * expected - static_cast<double>(text->size()));
        }
        if (!shouldContinue(progress, {stream.isPacked() ? "decompressing" : "reading",
                                       static_cast<std::int64_t>(used), static_cast<std::int64_t>(stream.size())}))
            return std::nullopt;
    } while (stream.next(*text));
    FileBytes result;
    result.m_sha256 = stream.sha256();
    result.m_unpacked = stream.isPacked();
    result.m_bytes = text->view();
    result.m_owner = std::move(text);
    return result;
}

FileBytes FileBytes::of(std::string_view bytes, std::string sha256)
{
    FileBytes result;
    result.m_bytes = bytes;
    result.m_sha256 = std::move(sha256);
    return result;
}

void FileBytes::discard(std::string_view part) const
{
    forgetPages(part.data(), part.data() + part.size());
}

FileHead readHead(const std::filesystem::path& path)
{
    FilePieces pieces(path, FilePieces::Digest::None, headSize);
    const std::string_view raw = pieces.next();
    const auto size = static_cast<double>(pieces.size());
    FileHead head{path, {}, raw.size() == pieces.size(), size, size};
    if (!isGzip(raw)) {
        head.text = decoded(raw);
        return head;
    }
    GrowingBytes unpacked;
    GzipUnpacker unpacker;
    unpacker.give(raw);
    auto state = GzipUnpacker::State::Unpacking;
    while (state == GzipUnpacker::State::Unpacking && unpacked.size() < headSize)
        state = unpacker.unpack(unpacked);
    const bool isComplete = state == GzipUnpacker::State::Whole ||
                            (state == GzipUnpacker::State::NeedsInput && unpacker.isBetweenMembers());
    head.complete = head.complete && isComplete && unpacked.size() <= headSize;
    head.text = decoded(unpacked.view().substr(0, headSize));
    const auto used = static_cast<double>(std::max<std::size_t>(raw.size() - unpacker.left(), 1));
    head.textSize = static_cast<double>(unpacked.size()) / used * size;
    return head;
}

double predictedMemory(const FileHead& head)
{
    return memoryOfCells(head.text, head.textSize);
}

void requireRoomForTable(const FileHead& head)
{
    constexpr double fromSize = 64e6;
    if (head.fileSize >= fromSize)  // of a packed file the least that it can hold
        requireMemory(head.path, memoryOfCells(head.text, head.fileSize));
}

}  // namespace fuzzylens
