// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/issue.h"
#include "core/common/progress.h"

#include <sys/stat.h>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace fuzzylens {

/// Identity, size and modification time of a file, to detect a change while it is read.
class FileStamp
{
public:
    /// Of the file at @p path; of no file if there is none.
    explicit FileStamp(const std::filesystem::path& path);
    /// Of the open file @p descriptor.
    explicit FileStamp(int descriptor);

    /// @throws DataError if the file at @p path is another one or was modified since.
    void requireUnchanged(const std::filesystem::path& path) const;

private:
    struct stat m_status
    {};
};

/// The descriptor behind /dev/stdin or /dev/fd/63 (a process substitution of the shell), if it is open for
/// reading. Another program has other files under these names.
std::optional<int> inheritedDescriptor(const std::filesystem::path& path);

/// The bytes of a file, read into memory once: a gzip file unpacked, text in UTF-16 converted to UTF-8.
class FileBytes
{
public:
    /// Nothing if @p progress requests cancellation.
    /// @throws DataError if there is no such file, it is a folder, cannot be read, is empty, is a damaged gzip
    /// file, does not fit into memory or changes while it is read.
    static std::optional<FileBytes> open(const std::filesystem::path& path, const Progress& progress = {});

    /// Bytes derived from a file with this SHA-256; they must outlive the result.
    static FileBytes of(std::string_view bytes, std::string sha256);

    /// After unpacking and decoding, without a byte-order mark.
    std::string_view bytes() const { return m_bytes; }
    /// True for a gzip file.
    bool isUnpacked() const { return m_unpacked; }
    /// Of the bytes that were read, before unpacking and decoding.
    const std::string& sha256() const { return m_sha256; }

    /// Gives memory back that holds @p part of bytes(), which must not be read again.
    void discard(std::string_view part) const;

private:
    FileBytes() = default;

    std::shared_ptr<const void> m_owner;
    bool m_unpacked = false;
    std::string_view m_bytes;
    std::string m_sha256;
};

/// The first bytes of a file, unpacked and decoded, to recognise its format by.
struct FileHead
{
    std::filesystem::path path;
    std::string text;       // at most 64 KiB after unpacking, without a byte-order mark
    bool complete = false;  // the text is the whole file
    double fileSize = 0;    // bytes
    double textSize = 0;    // bytes of the file; of a packed one once unpacked, estimated from its beginning
};

/// @throws DataError as FileBytes::open does.
FUZZYLENS_EXPORT FileHead readHead(const std::filesystem::path& path);

/// Bytes of a regular file on the disk. A pipe that this process has open for reading (/dev/stdin, /dev/fd/N) is
/// read first, up to 4 GB, and replaced by an unnamed file under the same name.
/// @throws DataError if there is no such file, it is empty, a folder, a device or another pipe, or more is piped.
std::uint64_t requireFile(const std::filesystem::path& path);

/// @throws DataError if the numbers of a table of text cannot fit into memory, estimated from the size of the file
/// and the length of its first cells, before the rest is read.
void requireRoomForTable(const FileHead& head);

/// Bytes the numbers of a table of text take in memory, estimated from the size of the text and the length of its
/// first cells; the size if it is no text.
double predictedMemory(const FileHead& head);

/// Lower-case hexadecimal SHA-256 of a file's bytes; empty when @p progress requests cancellation.
/// @throws DataError if the file cannot be read.
FUZZYLENS_EXPORT std::string sha256OfFile(const std::filesystem::path& path, const Progress& progress = {});

/// The last suffix of a name, ".gz", in lower case.
std::string lowerExtension(const std::filesystem::path& path);

/// A DataError about the file as a whole.
[[noreturn]] void failFile(const std::filesystem::path& path, Message what, Message remedy = {});

/// The DataError of a file that changed while it was read.
[[noreturn]] void failChanged(const std::filesystem::path& path);

}  // namespace fuzzylens
