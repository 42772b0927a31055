// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// A file mapped into memory. Where another program cuts it short meanwhile, or its disk fails, the system sends
/// SIGBUS, which would end the process; here it is answered: what is gone reads as zeros, and isCutShort() says
/// so.
class MappedFile
{
public:
    /// Maps the @p size bytes of the file open as @p descriptor, which may be closed afterwards. Null where that
    /// cannot be had or watched over; the file is to be read then.
    static std::shared_ptr<MappedFile> of(int descriptor, std::size_t size);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view bytes() const { return {m_start, m_size}; }
    /// Whether bytes were gone when they were read.
    bool isCutShort() const { return m_cut.load(std::memory_order_relaxed); }
    /// The same, or the file is shorter now than it was mapped: the last page of it shows no other sign.
    bool isShorter() const;

    /// For the handler of the signal alone: zeros from the page of @p address to the end of the mapping it lies
    /// in; false where it lies in none.
    static bool answerBusError(const void* address);

private:
    MappedFile(const char* start, std::size_t size, int descriptor);
    bool isWatched();

    const char* m_start;
    std::size_t m_size;
    int m_descriptor;
    std::atomic<bool> m_cut{false};
};

/// While it lives, FileBytes::open maps large files on this thread; without one it reads them. Who reads files
/// under a watch has to ask it in the end.
class MappingWatch
{
public:
    MappingWatch();
    ~MappingWatch();
    MappingWatch(const MappingWatch&) = delete;
    MappingWatch& operator=(const MappingWatch&) = delete;

    /// That of this thread; null if there is none.
    static MappingWatch* current();
    void add(std::shared_ptr<const MappedFile> file) { m_files.push_back(std::move(file)); }
    bool isAnyCutShort() const;
    /// @throws DataError naming @p path if a file was cut short while it was read.
    void requireWhole(const std::filesystem::path& path) const;

private:
    std::vector<std::shared_ptr<const MappedFile>> m_files;
    MappingWatch* m_outer;
};

}  // namespace fuzzylens
