// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"
#include "core/io/gzip.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fuzzylens {

/// Has removeTemporaryFiles() remove the file called @p path as long as this object exists.
class TemporaryName
{
public:
    explicit TemporaryName(std::string path);
    ~TemporaryName();
    TemporaryName(const TemporaryName&) = delete;
    TemporaryName& operator=(const TemporaryName&) = delete;

private:
    std::string m_path;
};

/// A file that is written completely or not at all: under a temporary name in the same folder, synchronised to the
/// disk and renamed by commit(). Without commit() the old file stays. A device is written as it is; "-" is
/// standard output.
class FUZZYLENS_EXPORT AtomicFile
{
public:
    /// @throws DataError if the file cannot be made there.
    AtomicFile(std::filesystem::path path, bool packed);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    /// As given.
    const std::filesystem::path& path() const { return m_path; }
    /// True for standard output, a device or a pipe: bytes cannot be taken back, and there is no temporary file.
    bool isWrittenInPlace() const { return m_isInPlace; }
    /// @throws DataError if the bytes cannot be written.
    void add(std::string_view bytes);
    /// Where the bytes lie until commit(), for others to write there; empty for a device.
    const std::filesystem::path& aside() const { return m_temporaryPath; }
    /// Brings the bytes to the disk; says where they lie until commit(), under a name with the same suffix. Empty
    /// for a device. Nothing can be added any more. @throws DataError if the last bytes cannot be written.
    const std::filesystem::path& finished();
    /// @throws DataError if the last bytes cannot be written or the file cannot be put in its place.
    void commit() { commitTogether({this}); }
    /// The same, but false, and nothing changed, if some file lies at the place.
    bool commitNew();
    /// Brings all of @p files to the disk and then to their places: all of them, or, when that fails, none (where
    /// the file system can swap two files; else the first ones may be in place).
    /// @throws DataError as commit.
    static void commitTogether(const std::vector<AtomicFile*>& files);

private:
    void openTemporary();
    void close() noexcept;
    void write(std::string_view bytes);
    void finish();
    void place(bool mayBeTakenBack);
    bool placeNew();
    void takeBack() noexcept;
    void syncFolder() const;
    [[noreturn]] void fail() const;

    std::filesystem::path m_path;           // as given
    std::filesystem::path m_place;          // where the file comes to lie, links followed
    std::filesystem::path m_temporaryPath;  // the new bytes, then those they replaced; empty when there are none
    std::optional<TemporaryName> m_temporary;
    std::optional<GzipPacker> m_packer;
    bool m_isInPlace = false;
    bool m_isFinished = false;
    bool m_isNew = false;  // nothing lay at the place
    int m_descriptor = -1;
};

/// Whether @p path is standard output, a device or a pipe.
FUZZYLENS_EXPORT bool isWrittenInPlace(const std::filesystem::path& path);

/// For a process that ends at once: removes all of its temporary files, after a commit that has begun. From then
/// on threads that would make or commit files wait for ever.
FUZZYLENS_EXPORT void removeTemporaryFiles();

/// Removes the temporary files of @p path that writers left behind when they were killed. Files that a process is
/// writing stay, and so does everything where the file system has no locks.
FUZZYLENS_EXPORT void removeLeftovers(const std::filesystem::path& path);

/// Writes @p text to @p path completely or not at all: into a temporary file that is then renamed. "-" is standard
/// output.
/// @throws DataError if that fails; the file that was there stays.
FUZZYLENS_EXPORT void writeAtomically(const std::filesystem::path& path, std::string_view text);

using TextSink = std::function<void(std::string_view)>;

/// A file to write: its text, a function that gives the text to a sink piece by piece, or one that writes to the
/// temporary file itself.
struct FileText
{
    FileText(std::filesystem::path file, std::string text)
        : FileText(std::move(file), [text = std::move(text)](const TextSink& sink) { sink(text); })
    {}
    FileText(std::filesystem::path file, std::function<void(const TextSink&)> writer)
        : FileText(std::move(file), [writer = std::move(writer)](AtomicFile& opened) {
            writer([&opened](std::string_view piece) { opened.add(piece); });
        })
    {}
    FileText(std::filesystem::path file, std::function<void(AtomicFile&)> writer)
        : path(std::move(file))
        , write(std::move(writer))
    {}

    std::filesystem::path path;
    std::function<void(AtomicFile&)> write;
};
/// As writeAtomically, all of @p files or none of them, one after the other. Standard output and devices are
/// written when the other files are ready.
FUZZYLENS_EXPORT void writeTogether(const std::vector<FileText>& files);

/// Checks before long work whether a file can be written at @p path, and leaves no trace.
/// @throws DataError as writeAtomically would.
FUZZYLENS_EXPORT void requireWritable(const std::filesystem::path& path);

}  // namespace fuzzylens
