// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace fuzzylens {

/// Bytes that grow without being copied where the system can remap them.
class GrowingBytes
{
public:
    /// Space for at least @p size more bytes behind the present ones, to be taken by grow(). @throws
    /// std::bad_alloc
    char* room(std::size_t size);
    void grow(std::size_t size) { m_size += size; }
    void append(std::string_view bytes);
    /// Removes the first @p size bytes, at most size().
    void dropFront(std::size_t size);
    std::size_t size() const { return m_size; }
    std::string_view view() const { return {m_data.get(), m_size}; }

private:
    struct Release
    {
        void operator()(char* data) const { std::free(data); }
    };
    std::unique_ptr<char, Release> m_data;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

/// True if the bytes begin as a gzip file does.
FUZZYLENS_EXPORT bool isGzip(std::string_view bytes);

/// The same of a file; false if it cannot be read.
FUZZYLENS_EXPORT bool beginsAsGzip(const std::filesystem::path& path);

/// Unpacks a gzip file of one or several members that is given in pieces.
class GzipUnpacker
{
public:
    enum class State { Unpacking, NeedsInput, Whole, Damaged };

    GzipUnpacker();
    /// Sets the next piece; the memory behind @p packed must stay valid until unpack() returns NeedsInput.
    void give(std::string_view packed);
    /// Appends at most 256 KiB to @p to. Whole if the remaining bytes are no further member; they are ignored.
    State unpack(GrowingBytes& to);
    /// True if the file may end where the input does.
    bool isBetweenMembers() const { return m_betweenMembers; }
    /// Bytes of the piece that were not used yet.
    std::size_t left() const { return m_left.size(); }

private:
    struct Inflation;
    struct Release
    {
        void operator()(Inflation* inflation) const;
    };
    std::unique_ptr<Inflation, Release> m_inflation;
    std::string_view m_left;
    std::string m_joined;  // a piece behind a single byte of the one before
    bool m_betweenMembers = false;
};

/// How unpacking ended.
enum class Unpacked { Whole, Truncated, Damaged, Stopped };

/// Unpacks a gzip file without keeping the content, to test its integrity. @p mayContinue is asked after every
/// piece.
/// @throws DataError if the file cannot be read.
FUZZYLENS_EXPORT Unpacked checkGzip(const std::filesystem::path& path, const std::function<bool()>& mayContinue);

/// Packs bytes that arrive in pieces as a gzip file without name and time, so that equal bytes give equal files.
class FUZZYLENS_EXPORT GzipPacker
{
public:
    GzipPacker();
    /// The packed bytes that are ready; with @p last all that are left.
    std::string add(std::string_view bytes, bool last = false);

private:
    struct State;
    struct Release
    {
        void operator()(State* state) const;
    };
    std::unique_ptr<State, Release> m_state;
};

}  // namespace fuzzylens
