// SPDX-License-Identifier: GPL-3.0-or-later
#include "lzf_filter.h"

#include <hdf5.h>

#include <algorithm>
#include <cstring>

namespace fuzzylens::h5ad {

namespace {

constexpr H5Z_filter_t lzfFilter = 32000;

std::size_t filter(unsigned flags, std::size_t count, const unsigned* parameters, std::size_t bytes,
                   std::size_t* bufferSize, void** buffer)
{
    constexpr std::size_t pieceSize = 2;  // the parameter that holds the bytes once unpacked
    const std::size_t room = count > pieceSize ? parameters[pieceSize] : 0;
    if ((flags & H5Z_FLAG_REVERSE) == 0 || room == 0)
        return 0;
    void* unpacked = H5allocate_memory(room, false);
    if (!unpacked)
        return 0;
    const std::size_t size =
        unpackLzf(static_cast<const unsigned char*>(*buffer), bytes, static_cast<unsigned char*>(unpacked), room);
    if (size != room) {
        H5free_memory(unpacked);
        return 0;
    }
    H5free_memory(*buffer);
    *buffer = unpacked;
    *bufferSize = room;
    return size;
}

}  // namespace

std::size_t unpackLzf(const unsigned char* from, std::size_t size, unsigned char* to, std::size_t room)
{
    constexpr unsigned literals = 32, longLength = 7;
    const unsigned char* const end = from + size;
    unsigned char* place = to;
    unsigned char* const roomEnd = to + room;
    while (from < end) {
        const unsigned control = *from++;
        if (control < literals) {
            const std::ptrdiff_t run = control + 1;
            if (end - from < run || roomEnd - place < run)
                return 0;
            std::memcpy(place, from, static_cast<std::size_t>(run));
            from += run;
            place += run;
            continue;
        }
        std::ptrdiff_t length = control >> 5;
        if (length == longLength) {
            if (from == end)
                return 0;
            length += *from++;
        }
        length += 2;
        if (from == end)
            return 0;
        const std::ptrdiff_t back = ((control & 31U) << 8) + *from++ + 1;
        if (place - to < back || roomEnd - place < length)
            return 0;
        // Source and destination of a reference may overlap.
        for (; length > 0; --length, ++place)
            *place = place[-back];
    }
    return static_cast<std::size_t>(place - to);
}

void registerLzf()
{
    static const H5Z_class2_t lzf{H5Z_CLASS_T_VERS, lzfFilter, 0, 1, "lzf", nullptr, nullptr, filter};
    H5Zregister(&lzf);
}

}  // namespace fuzzylens::h5ad
