// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct zip;

namespace fuzzylens {

/// The parts of a zip archive that lies in memory. Nothing is unpacked before its declared size is known to be
/// plausible, and nothing beyond that size.
class ZipArchive
{
public:
    /// @p bytes must outlive the archive; @p path is what messages name.
    /// @throws DataError if the bytes are no whole zip archive.
    ZipArchive(std::string_view bytes, std::filesystem::path path);

    bool has(const std::string& part) const;
    /// Bytes of a part once unpacked, as the archive declares them; 0 if there is no such part.
    std::uint64_t size(const std::string& part) const;

    /// Takes the next piece of a part; false stops.
    using Sink = std::function<bool(std::string_view)>;
    /// Unpacks @p part piece by piece. False if @p sink requests cancellation.
    /// @throws DataError if it is absent, encrypted, damaged, packed in a way that is not known, or a zip bomb: of
    /// a size or packed more tightly than no sheet is.
    bool read(const std::string& part, const Sink& sink) const;
    /// A small part, whole. @throws DataError as read(), or if it is larger than 16 MB.
    std::string readSmall(const std::string& part) const;

private:
    struct Close
    {
        void operator()(zip* archive) const;
    };
    struct Part;
    Part find(const std::string& part) const;

    std::filesystem::path m_path;
    std::unique_ptr<zip, Close> m_zip;
};

}  // namespace fuzzylens
