// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file_bytes.h"
#include "core/io/gzip.h"
#include "core/io/sha256.h"
#include "core/io/utf16.h"

#include <array>
#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <string_view>

namespace fuzzylens {

/// The bytes of a file in pieces, from its beginning to its end.
class FilePieces
{
public:
    static constexpr std::size_t pieceSize = std::size_t{2} << 20;
    enum class Digest { None, Sha256 };

    /// @throws DataError if there is no such file, it is a folder, is empty or cannot be read.
    FilePieces(const std::filesystem::path& path, Digest digest, std::size_t size = pieceSize);
    ~FilePieces();
    FilePieces(const FilePieces&) = delete;
    FilePieces& operator=(const FilePieces&) = delete;

    /// The next piece, which stays until the one after it is read; empty at the end of the file.
    /// @throws DataError if the file cannot be read, or at its end if it changed while it was read.
    std::string_view next();
    /// Bytes that were read.
    std::size_t used() const { return m_used; }
    /// Bytes of the file.
    std::size_t size() const { return m_size; }
    const FileStamp& stamp() const { return m_stamp; }
    /// Of all bytes that were read; nothing can be read afterwards.
    std::string sha256();

private:
    std::filesystem::path m_path;
    std::size_t m_size;
    std::size_t m_used = 0;
    int m_descriptor;
    FileStamp m_stamp;
    std::size_t m_pieceSize;
    std::array<std::string, 2> m_pieces;
    std::size_t m_turn = 0;
    std::optional<Sha256> m_digest;
    std::future<void> m_digested;  // of the last piece
};

/// The text of a file from its beginning to its end: a gzip file unpacked, UTF-16 converted to UTF-8.
class TextStream
{
public:
    /// @throws DataError as FilePieces does.
    TextStream(const std::filesystem::path& path, FilePieces::Digest digest);

    /// Appends the next text to @p to, about as much as FilePieces::pieceSize; false at the end.
    /// @throws DataError as FilePieces does, if a gzip file is damaged or cut short, and at the end of a file
    /// without any text.
    bool next(GrowingBytes& to);
    /// Once next() was called.
    bool isPacked() const { return m_unpacker.has_value(); }
    /// Bytes of the file whose text was given.
    std::size_t used() const { return m_pieces.used() - (m_unpacker ? m_unpacker->left() : 0); }
    /// Bytes of the file.
    std::size_t size() const { return m_pieces.size(); }
    const FileStamp& stamp() const { return m_pieces.stamp(); }
    /// Of the bytes of the file, once next() said false.
    std::string sha256() { return m_pieces.sha256(); }

private:
    std::string_view nextPlain();
    std::string_view nextUnpacked();
    void decode(std::string_view plain, bool isEnd, GrowingBytes& to);

    std::filesystem::path m_path;
    FilePieces m_pieces;
    bool m_started = false;
    bool m_ended = false;
    bool m_isEmpty = true;
    std::optional<GzipUnpacker> m_unpacker;
    GrowingBytes m_unpacked;
    std::size_t m_unpackedInAll = 0;
    std::optional<Utf16> m_order;
    std::string m_undecoded;
};

}  // namespace fuzzylens
