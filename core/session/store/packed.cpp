// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/store/packed.h"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens {

namespace {

// One byte says how the rest is packed, eight hold the length before that, four the checksum; low bytes first.
enum class Packing : char { None = 0, Deflated = 1, ShuffledAndDeflated = 2 };
constexpr std::size_t lengthAt = 1, checksumAt = 9, contentAt = 13;
constexpr std::size_t numberSize = sizeof(double);
constexpr std::uint64_t mostExpansion = 1100;  // of deflate: 1032, and a little for short texts

void putNumber(std::string& to, std::uint64_t number, std::size_t bytes)
{
    for (std::size_t i = 0; i < bytes; ++i)
        to += static_cast<char>(number >> (8 * i) & 0xff);
}

std::uint64_t numberAt(std::string_view blob, std::size_t offset, std::size_t bytes)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        number |= std::uint64_t{static_cast<unsigned char>(blob[offset + i])} << (8 * i);
    return number;
}

bool isWorthIt(std::size_t packed, std::size_t size)
{
    return packed <= size - size / 16;
}

const Bytef* asBytes(std::string_view text)
{
    return reinterpret_cast<const Bytef*>(text.data());
}

std::uint32_t checksum(std::string_view bytes, std::string_view identity)
{
    const uLong ofIdentity = crc32_z(crc32_z(0, nullptr, 0), asBytes(identity), identity.size());
    return static_cast<std::uint32_t>(crc32_z(ofIdentity, asBytes(bytes), bytes.size()));
}

std::string shuffled(std::string_view bytes)
{
    const std::size_t numbers = bytes.size() / numberSize;
    std::string result(bytes.size(), '\0');
    for (std::size_t byte = 0; byte < numberSize; ++byte)
        for (std::size_t i = 0; i < numbers; ++i)
            result[byte * numbers + i] = bytes[i * numberSize + byte];
    return result;
}

std::string unshuffled(std::string_view bytes)
{
    const std::size_t numbers = bytes.size() / numberSize;
    std::string result(bytes.size(), '\0');
    for (std::size_t byte = 0; byte < numberSize; ++byte)
        for (std::size_t i = 0; i < numbers; ++i)
            result[i * numberSize + byte] = bytes[byte * numbers + i];
    return result;
}

std::string headOf(Packing packing, std::string_view bytes, std::string_view identity)
{
    std::string head(1, static_cast<char>(packing));
    putNumber(head, bytes.size(), checksumAt - lengthAt);
    putNumber(head, checksum(bytes, identity), contentAt - checksumAt);
    return head;
}

/// Bytes behind a head, deflated part by part.
class Deflation
{
public:
    /// @param strategy of zlib.
    Deflation(std::string head, std::size_t size, int strategy)
        : m_to(std::move(head))
        , m_strategy(strategy)
    {
        m_to.resize(contentAt + compressBound(size) + size / storedBlock * blockHead + slack);
        if (deflateInit(&m_stream, fastest) != Z_OK)
            throw std::bad_alloc();
        m_stream.next_out = reinterpret_cast<Bytef*>(m_to.data() + contentAt);
        setRoom();
    }
    ~Deflation() { deflateEnd(&m_stream); }
    Deflation(const Deflation&) = delete;
    Deflation& operator=(const Deflation&) = delete;

    /// Parts that do not become shorter are stored as they are, which takes a small part of the time.
    void add(std::string_view part)
    {
        if (part.empty())
            return;
        setRoom();
        check(deflateParams(&m_stream, gains(part) ? fastest : Z_NO_COMPRESSION, m_strategy));
        while (!part.empty()) {
            const std::string_view piece = part.substr(0, mostAtOnce);
            m_stream.next_in = const_cast<Bytef*>(asBytes(piece));
            m_stream.avail_in = static_cast<uInt>(piece.size());
            setRoom();
            check(deflate(&m_stream, Z_NO_FLUSH));
            part.remove_prefix(piece.size());
        }
    }

    std::string finish()
    {
        setRoom();
        if (deflate(&m_stream, Z_FINISH) != Z_STREAM_END)
            throw std::bad_alloc();
        m_to.resize(contentAt + m_stream.total_out);
        return std::move(m_to);
    }

private:
    static constexpr int fastest = 1;
    static constexpr std::size_t mostAtOnce = std::size_t{1} << 30;  // zlib counts in 32 bits
    static constexpr std::size_t storedBlock = 1 << 14, blockHead = 5, slack = 256;

    void setRoom()
    {
        const std::size_t left = m_to.size() - contentAt - m_stream.total_out;
        m_stream.avail_out = static_cast<uInt>(std::min(left, 2 * mostAtOnce));
    }

    static void check(int answer)
    {
        if (answer != Z_OK)
            throw std::bad_alloc();
    }

    /// Whether the middle of @p part becomes shorter.
    bool gains(std::string_view part) const
    {
        constexpr std::size_t tried = std::size_t{1} << 15;
        constexpr int usualMemory = 8;
        const std::string_view middle = part.size() > 2 * tried ? part.substr(part.size() / 2, tried) : part;
        std::string packed(compressBound(middle.size()), '\0');
        z_stream trial{};
        if (deflateInit2(&trial, fastest, Z_DEFLATED, MAX_WBITS, usualMemory, m_strategy) != Z_OK)
            throw std::bad_alloc();
        trial.next_in = const_cast<Bytef*>(asBytes(middle));
        trial.avail_in = static_cast<uInt>(middle.size());
        trial.next_out = reinterpret_cast<Bytef*>(packed.data());
        trial.avail_out = static_cast<uInt>(packed.size());
        const bool isWhole = deflate(&trial, Z_FINISH) == Z_STREAM_END;
        const std::size_t size = trial.total_out;
        deflateEnd(&trial);
        return isWhole && isWorthIt(size, middle.size());
    }

    std::string m_to;
    int m_strategy;
    z_stream m_stream{};
};

/// @p content deflated behind @p head, in so many @p parts of equal size; nothing if that gains no sixteenth.
std::optional<std::string> deflated(std::string head, std::string_view content, std::size_t parts, int strategy)
{
    Deflation deflation(std::move(head), content.size(), strategy);
    const std::size_t size = content.size() / parts;
    for (std::size_t part = 0; part + 1 < parts; ++part, content.remove_prefix(size))
        deflation.add(content.substr(0, size));
    deflation.add(content);
    std::string result = deflation.finish();
    return isWorthIt(result.size() - contentAt, parts * size) ? std::optional(std::move(result)) : std::nullopt;
}

std::string asItIs(std::string_view bytes, std::string_view identity)
{
    return headOf(Packing::None, bytes, identity).append(bytes);
}

std::optional<std::string> inflated(std::string_view content, std::uint64_t length)
{
    std::string bytes(length, '\0');
    uLongf size = bytes.size();
    uLong used = content.size();
    const bool isComplete =
        uncompress2(reinterpret_cast<Bytef*>(bytes.data()), &size, asBytes(content), &used) == Z_OK &&
        size == length && used == content.size();
    return isComplete ? std::optional(std::move(bytes)) : std::nullopt;
}

std::optional<std::string> contentOf(std::string_view blob, std::uint64_t length)
{
    const std::string_view content = blob.substr(contentAt);
    switch (static_cast<Packing>(blob.front())) {
    case Packing::None:
        return std::string(content);
    case Packing::Deflated:
        return inflated(content, length);
    case Packing::ShuffledAndDeflated:
        break;
    }
    std::optional<std::string> bytes = inflated(content, length);
    return bytes ? std::optional(unshuffled(*bytes)) : std::nullopt;
}

}  // namespace

std::string packed(std::string_view bytes, std::string_view identity)
{
    auto result = deflated(headOf(Packing::Deflated, bytes, identity), bytes, 1, Z_DEFAULT_STRATEGY);
    return result ? std::move(*result) : asItIs(bytes, identity);
}

std::string packedNumbers(std::string_view bytes, std::string_view identity)
{
    if (bytes.size() % numberSize != 0)
        throw std::invalid_argument("the number of bytes must be a multiple of eight");
    // Bytes of the same weight seldom repeat each other in longer texts: to look for runs of one byte takes half
    // the time, and leaves less.
    auto result =
        deflated(headOf(Packing::ShuffledAndDeflated, bytes, identity), shuffled(bytes), numberSize, Z_RLE);
    return result ? std::move(*result) : asItIs(bytes, identity);
}

std::optional<std::uint64_t> unpackedSize(std::string_view blob)
{
    if (blob.size() < contentAt)
        return std::nullopt;
    const std::uint64_t length = numberAt(blob, lengthAt, checksumAt - lengthAt);
    const std::uint64_t content = blob.size() - contentAt;
    const auto packing = static_cast<unsigned char>(blob.front());
    const bool canBe = packing == static_cast<unsigned char>(Packing::None)
                           ? length == content
                           : packing <= static_cast<unsigned char>(Packing::ShuffledAndDeflated) &&
                                 length / mostExpansion <= content;
    const bool areIntegers =
        packing != static_cast<unsigned char>(Packing::ShuffledAndDeflated) || length % numberSize == 0;
    return canBe && areIntegers ? std::optional(length) : std::nullopt;
}

std::optional<std::string> unpacked(std::string_view blob, std::string_view identity)
{
    const std::optional<std::uint64_t> length = unpackedSize(blob);
    if (!length)
        return std::nullopt;
    std::optional<std::string> bytes = contentOf(blob, *length);
    if (bytes && checksum(*bytes, identity) != numberAt(blob, checksumAt, contentAt - checksumAt))
        bytes.reset();
    return bytes;
}

}  // namespace fuzzylens
