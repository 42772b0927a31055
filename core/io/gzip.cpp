// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gzip.h"

#include "core/io/file_bytes.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

namespace fuzzylens {

namespace {

constexpr int gzipWindow = 15 + 16;  // the largest window, gzip wrapping
constexpr std::size_t piece = 256 * 1024;
constexpr std::size_t largestInput = 1U << 30;

Bytef* bytePointer(std::string_view bytes)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib reads it only
}

}  // namespace

char* GrowingBytes::room(std::size_t size)
{
    if (m_size + size > m_capacity) {
        const std::size_t capacity = std::max(m_size + size, m_capacity + m_capacity / 2);
        void* grown = std::realloc(m_data.get(), capacity);
        if (!grown)
            throw std::bad_alloc();
        static_cast<void>(m_data.release());
        m_data.reset(static_cast<char*>(grown));
        m_capacity = capacity;
    }
    return m_data.get() + m_size;
}

void GrowingBytes::append(std::string_view bytes)
{
    if (bytes.empty())
        return;
    std::memcpy(room(bytes.size()), bytes.data(), bytes.size());
    grow(bytes.size());
}

void GrowingBytes::dropFront(std::size_t size)
{
    m_size -= size;
    if (m_size > 0)
        std::memmove(m_data.get(), m_data.get() + size, m_size);
}

bool beginsAsGzip(const std::filesystem::path& path)
{
    std::string start(2, '\0');
    return std::ifstream(path, std::ios::binary).read(start.data(), 2) && isGzip(start);
}

bool isGzip(std::string_view bytes)
{
    return bytes.size() >= 2 && bytes[0] == '\x1f' && bytes[1] == '\x8b';
}

struct GzipUnpacker::Inflation
{
    z_stream stream{};
};

void GzipUnpacker::Release::operator()(Inflation* inflation) const
{
    inflateEnd(&inflation->stream);
    delete inflation;
}

GzipUnpacker::GzipUnpacker()
{
    auto inflation = std::make_unique<Inflation>();
    if (inflateInit2(&inflation->stream, gzipWindow) != Z_OK)
        throw std::bad_alloc();
    m_inflation.reset(inflation.release());
}

void GzipUnpacker::give(std::string_view packed)
{
    if (m_left.empty()) {
        m_left = packed;
        return;
    }
    std::string joined(m_left);
    joined += packed;
    m_joined = std::move(joined);
    m_left = m_joined;
}

GzipUnpacker::State GzipUnpacker::unpack(GrowingBytes& to)
{
    z_stream& stream = m_inflation->stream;
    if (m_betweenMembers) {
        if (m_left.size() < 2)
            return State::NeedsInput;
        if (!isGzip(m_left))
            return State::Whole;
        inflateReset(&stream);
        m_betweenMembers = false;
    }
    const std::size_t given = std::min(m_left.size(), largestInput);
    stream.next_in = bytePointer(m_left);
    stream.avail_in = static_cast<uInt>(given);
    stream.next_out = reinterpret_cast<Bytef*>(to.room(piece));
    stream.avail_out = static_cast<uInt>(piece);
    const int status = inflate(&stream, Z_NO_FLUSH);
    m_left.remove_prefix(given - stream.avail_in);
    to.grow(piece - stream.avail_out);
    if (status == Z_MEM_ERROR)
        throw std::bad_alloc();
    m_betweenMembers = status == Z_STREAM_END;
    if (!m_betweenMembers && status != Z_OK && status != Z_BUF_ERROR)
        return State::Damaged;
    return !m_betweenMembers && m_left.empty() && stream.avail_out > 0 ? State::NeedsInput : State::Unpacking;
}

Unpacked checkGzip(const std::filesystem::path& path, const std::function<bool()>& mayContinue)
{
    const std::uint64_t size = requireFile(path);
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.c_str(), "rb"), gzclose);
    if (!file)
        failFile(path, message("the file cannot be read"));
    std::vector<char> buffer(piece);
    while (true) {
        const int count = gzread(file.get(), buffer.data(), static_cast<unsigned>(buffer.size()));
        int status = Z_OK;
        gzerror(file.get(), &status);
        if (status == Z_BUF_ERROR)
            return Unpacked::Truncated;
        if (count < 0 || (size > 0 && gzdirect(file.get())))
            return Unpacked::Damaged;
        if (count == 0)
            return size > 0 ? Unpacked::Whole : Unpacked::Truncated;
        if (!mayContinue())
            return Unpacked::Stopped;
    }
}

struct GzipPacker::State
{
    z_stream stream{};
};

void GzipPacker::Release::operator()(State* state) const
{
    deflateEnd(&state->stream);
    delete state;
}

GzipPacker::GzipPacker()
{
    constexpr int memoryLevel = 8;
    auto state = std::make_unique<State>();
    if (deflateInit2(&state->stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, memoryLevel,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    m_state.reset(state.release());
}

std::string GzipPacker::add(std::string_view bytes, bool last)
{
    z_stream& stream = m_state->stream;
    std::string result;
    std::string buffer(piece, '\0');
    int status = Z_OK;
    do {
        const std::size_t given = std::min(bytes.size(), largestInput);
        stream.next_in = bytePointer(bytes);
        stream.avail_in = static_cast<uInt>(given);
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = static_cast<uInt>(buffer.size());
        status = deflate(&stream, last && given == bytes.size() ? Z_FINISH : Z_NO_FLUSH);
        if (status == Z_STREAM_ERROR)
            throw std::runtime_error("compression failed");
        bytes.remove_prefix(given - stream.avail_in);
        result.append(buffer, 0, buffer.size() - stream.avail_out);
    } while (!bytes.empty() || stream.avail_out == 0 || (last && status != Z_STREAM_END));
    return result;
}

}  // namespace fuzzylens
