// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/gzip.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace fuzzylens {

/// A file that comes to be whole or not at all: written beside its place, brought to the disk and renamed by
/// commit(). Without commit() what was there before stays. A device is written as it is; "-" is standard output.
class WholeFile
{
public:
    /// @throws DataError if the file cannot be made there.
    WholeFile(std::filesystem::path path, bool packed);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    /// @throws DataError if the bytes cannot be written.
    void add(std::string_view bytes);
    /// @throws DataError if the last bytes cannot be written or the file cannot be put in its place.
    void commit();

private:
    void openAside();
    void write(std::string_view bytes);
    [[noreturn]] void fail() const;

    std::filesystem::path m_path;   // as given
    std::filesystem::path m_place;  // where the file comes to lie, links followed
    std::filesystem::path m_aside;  // empty when written in place
    std::optional<GzipPacker> m_packer;
    int m_descriptor = -1;
};

}  // namespace fuzzylens
