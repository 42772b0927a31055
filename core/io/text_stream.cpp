// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_stream.h"

#include "core/common/memory_guard.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace fuzzylens {

namespace {

[[noreturn]] void failReading(const std::filesystem::path& path)
{
    failFile(path, message("the file cannot be read"), std::string(std::strerror(errno)));
}

int opened(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        failReading(path);
    return descriptor;
}

/// Closing a database would drop the locks that SQLite has on the file in this process.
bool isDatabase(int descriptor)
{
    constexpr std::string_view database = "SQLite format 3";
    std::array<char, database.size()> start{};
    return ::pread(descriptor, start.data(), start.size(), 0) == static_cast<ssize_t>(start.size()) &&
           std::string_view(start.data(), start.size()) == database;
}

}  // namespace

FilePieces::FilePieces(const std::filesystem::path& path, Digest digest, std::size_t size)
    : m_path(path)
    , m_size(requireFile(path))
    , m_descriptor(opened(path))
    , m_stamp(m_descriptor)
    , m_pieceSize(std::min(size, m_size))
{
    if (digest == Digest::Sha256)
        m_digest.emplace();
}

FilePieces::~FilePieces()
{
    if (m_digested.valid())
        m_digested.wait();
    if (!isDatabase(m_descriptor))
        ::close(m_descriptor);
}

std::string_view FilePieces::next()
{
    std::string& piece = m_pieces[m_turn];
    m_turn = 1 - m_turn;
    piece.resize(m_pieceSize);
    const std::size_t wanted = std::min(piece.size(), m_size - m_used);
    std::size_t done = 0;
    while (done < wanted) {
        const ssize_t got = ::read(m_descriptor, piece.data() + done, wanted - done);
        if (got == 0)
            break;
        if (got < 0 && errno != EINTR)
            failReading(m_path);
        done += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    m_used += done;
    const std::string_view result(piece.data(), done);
    if (m_digested.valid())
        m_digested.get();
    if (done == 0) {
        m_stamp.requireUnchanged(m_path);
    } else if (m_digest) {
        const auto policy = m_size > piece.size() ? std::launch::async : std::launch::deferred;
        m_digested = std::async(policy, [this, result] { m_digest->add(result); });
    }
    return result;
}

std::string FilePieces::sha256()
{
    if (m_digested.valid())
        m_digested.get();
    return m_digest->hex();
}

TextStream::TextStream(const std::filesystem::path& path, FilePieces::Digest digest)
    : m_path(path)
    , m_pieces(path, digest)
{}

std::string_view TextStream::nextPlain()
{
    if (m_unpacker)
        return nextUnpacked();
    const std::string_view piece = m_pieces.next();
    if (m_started || !isGzip(piece))
        return piece;
    m_unpacker.emplace();
    m_unpacker->give(piece);
    return nextUnpacked();
}

/// Empty at the end, after the rest of the file was read for its digest.
std::string_view TextStream::nextUnpacked()
{
    m_unpackedInAll += m_unpacked.size();
    m_unpacked.dropFront(m_unpacked.size());
    while (!m_ended && m_unpacked.size() < FilePieces::pieceSize) {
        switch (m_unpacker->unpack(m_unpacked)) {
        case GzipUnpacker::State::Unpacking:
            break;
        case GzipUnpacker::State::NeedsInput:
            if (const std::string_view piece = m_pieces.next(); !piece.empty())
                m_unpacker->give(piece);
            else if (m_unpacker->isBetweenMembers())
                m_ended = true;
            else
                failFile(m_path,
                         message("the gzip file is truncated: it ends after %1 of text without an end marker",
                                 sizeText(static_cast<double>(m_unpackedInAll + m_unpacked.size()))),
                         message("download or copy the file again"));
            break;
        case GzipUnpacker::State::Whole:
            while (!m_pieces.next().empty()) {
            }
            m_ended = true;
            break;
        case GzipUnpacker::State::Damaged:
            failFile(m_path, message("the gzip file is damaged"), message("download or copy the file again"));
        }
    }
    return m_unpacked.view();
}

void TextStream::decode(std::string_view plain, bool isEnd, GrowingBytes& to)
{
    m_undecoded += plain;
    const std::size_t size = isEnd ? m_undecoded.size() : completeUtf16(m_undecoded, *m_order);
    utf16ToUtf8(std::string_view(m_undecoded).substr(0, size), *m_order, to);
    m_undecoded.erase(0, size);
}

bool TextStream::next(GrowingBytes& to)
{
    const std::size_t before = to.size();
    std::string_view plain = nextPlain();
    const bool isEnd = plain.empty();
    if (!m_started) {
        m_started = true;
        m_order = utf16Of(plain);
        plain = withoutByteOrderMark(plain);
    }
    if (m_order == Utf16::None)
        to.append(plain);
    else
        decode(plain, isEnd, to);
    m_isEmpty = m_isEmpty && to.size() == before;
    if (isEnd && m_isEmpty)
        failFile(m_path,
                 isPacked() ? "the decompressed file is empty" : "the file contains only a byte-order mark");
    return !isEnd;
}

std::string sha256OfFile(const std::filesystem::path& path, const Progress& progress)
{
    FilePieces pieces(path, FilePieces::Digest::Sha256);
    do {
        if (!shouldContinue(progress, {"reading", static_cast<std::int64_t>(pieces.used()),
                                       static_cast<std::int64_t>(pieces.size())}))
            return {};
    } while (!pieces.next().empty());
    return pieces.sha256();
}

}  // namespace fuzzylens
