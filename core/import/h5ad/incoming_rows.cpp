// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/h5ad/incoming_rows.h"

#include "core/numeric/parallel.h"
#include "core/numeric/parallel_while.h"

#include <Eigen/Core>

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace fuzzylens::h5ad {

namespace {

constexpr std::size_t bytesTogether = std::size_t{2} << 20;  // of rows that stay in the cache

/// Reads exactly @p size bytes.
IncomingRows::Reading readAt(int descriptor, std::uint64_t offset, char* to, std::size_t size)
{
    while (size > 0) {
        const ssize_t got = ::pread(descriptor, to, size, static_cast<off_t>(offset));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return got < 0 ? IncomingRows::Reading::Failed : IncomingRows::Reading::TooShort;
        to += got;
        offset += static_cast<std::uint64_t>(got);
        size -= static_cast<std::size_t>(got);
    }
    return IncomingRows::Reading::Whole;
}

/// Has the system provide the memory between two addresses on every thread, in pieces of whole huge pages: opening
/// large data took a third less time than with pages that are provided one by one when they are written to.
void provide([[maybe_unused]] const void* from, [[maybe_unused]] const void* to)
{
#ifdef MADV_POPULATE_WRITE
    constexpr std::uintptr_t piece = std::uintptr_t{4} << 20;
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = (reinterpret_cast<std::uintptr_t>(from) + page - 1) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(to) / page * page;
    const std::uintptr_t firstPiece = begin / piece;
    const std::uintptr_t pieces = begin < end ? (end - 1) / piece - firstPiece + 1 : 0;
    parallelFor(static_cast<Index>(pieces), hardwareThreads(), [&](Index at) {
        const std::uintptr_t start = (firstPiece + static_cast<std::uintptr_t>(at)) * piece;
        const std::uintptr_t first = std::max(start, begin), last = std::min(start + piece, end);
        ::madvise(reinterpret_cast<void*>(first), last - first, MADV_POPULATE_WRITE);
    });
#endif
}

}  // namespace

IncomingRows::IncomingRows(Index samples, Index features, bool keepsFloats)
    : m_samples(samples)
    , m_features(features)
    , m_keepsFloats(keepsFloats)
{}

void IncomingRows::allocate(std::uint32_t width)
{
    if (m_doubles || m_floats)
        return;
    if (m_keepsFloats && width == sizeof(float)) {
        m_floats = std::make_shared<FloatColumns>(m_samples, m_features);
        provide(m_floats->values(0), m_floats->values(m_features));
    } else {
        m_doubles = std::make_shared<AlignedMatrix>(AlignedMatrix::uninitialised(m_samples, m_features));
        provide(m_doubles->column(0), m_doubles->column(m_features));
    }
}

ValueTable IncomingRows::release()
{
    return m_floats ? ValueTable(std::move(m_floats)) : ValueTable(std::move(m_doubles));
}

std::optional<ValuePlace> IncomingRows::place(Index first, Index count, std::uint32_t width, const char* numbers)
{
    const auto placeIn = [&](auto* to, Index stride) {
        return width == sizeof(float) ? place<float>(first, count, numbers, to, stride)
                                      : place<double>(first, count, numbers, to, stride);
    };
    return m_floats ? placeIn(m_floats->values(0), m_samples) : placeIn(m_doubles->column(0), m_doubles->stride());
}

/// @param to the first value of the first column. @param stride from a column to the next.
template <typename Number, typename Kept>
std::optional<ValuePlace> IncomingRows::place(Index first, Index count, const char* numbers, Kept* to,
                                              Index stride)
{
    const auto at = [&](Index i, Index l) {
        Number value = 0;
        std::memcpy(&value, numbers + static_cast<std::size_t>(i * m_features + l) * sizeof(Number), sizeof value);
        return value;
    };
    const auto kept = [](Number value) {
        if constexpr (std::is_same_v<Kept, float>)
            return singleOf(static_cast<double>(value));
        else
            return static_cast<Kept>(value);
    };
    // A tile has as many columns as values lie in a cache line of a row, and few rows, so that it stays in
    // registers and a near cache while it is transposed.
    constexpr Index together = 64 / static_cast<Index>(sizeof(Number)), few = 16, lanes = 4;
    std::array<std::array<Number, few>, together> transposed{};
    std::array<Kept, lanes> notFinite{};  // x - x is 0 for every finite x
    for (Index left = 0; left < m_features; left += together)
        for (Index top = 0; top < count; top += few) {
            const Index width = std::min(together, m_features - left), height = std::min(few, count - top);
            for (Index i = 0; i < height; ++i)
                for (Index l = 0; l < width; ++l)
                    transposed[static_cast<std::size_t>(l)][static_cast<std::size_t>(i)] = at(top + i, left + l);
            for (Index l = 0; l < width; ++l) {
                std::array<Kept, few> values{};
                const std::array<Number, few>& column = transposed[static_cast<std::size_t>(l)];
                for (std::size_t i = 0; i < few; i += lanes)
                    for (std::size_t lane = 0; lane < lanes; ++lane) {
                        const Kept value = kept(column[i + lane]);
                        values[i + lane] = value;
                        notFinite[lane] += value - value;
                    }
                std::copy_n(values.begin(), height, to + (left + l) * stride + first + top);
            }
        }
    const bool isFinite = std::all_of(notFinite.begin(), notFinite.end(), [](Kept sum) { return sum == 0; });
    if (isFinite)
        return std::nullopt;
    m_areFinite = false;
    for (Index i = 0; i < count; ++i)
        for (Index l = 0; l < m_features; ++l)
            if (std::isinf(kept(at(i, l))))
                return ValuePlace{first + i, l};
    return std::nullopt;
}

void IncomingRows::append(Index count, std::uint32_t width, const char* numbers)
{
    allocate(width);
    m_infinite = place(m_count, count, width, numbers);
    m_count += count;
}

IncomingRows::Reading IncomingRows::read(int descriptor, const StoredRows& stored, const Progress& progress)
{
    allocate(stored.width);
    const std::size_t rowBytes = static_cast<std::size_t>(m_features) * stored.width;
    constexpr Index lane = AlignedMatrix::lane;
    const auto fit = std::max<Index>(static_cast<Index>(bytesTogether / rowBytes), 1);
    const Index together = fit < lane ? fit : fit / lane * lane;  // whole cache lines of every column
    const Index parts = (m_samples + together - 1) / together;
    std::vector<std::optional<ValuePlace>> infinite(static_cast<std::size_t>(parts));
    std::atomic<Reading> reading = Reading::Whole;
    std::atomic<Index> done = 0;
    const auto mayContinue = [&] {
        return reading == Reading::Whole && shouldContinue(progress, {"reading numbers", done, parts});
    };
    const bool isComplete = parallelWhile(parts, hardwareThreads(), mayContinue, [&](Index part) {
        const Index first = part * together, count = std::min(together, m_samples - first);
        const KeepSubnormals keep;
        const std::size_t size = static_cast<std::size_t>(count) * rowBytes;
        const auto rows = std::make_unique_for_overwrite<char[]>(size);
        const Reading answer =
            readAt(descriptor, stored.offset + static_cast<std::uint64_t>(first) * rowBytes, rows.get(), size);
        if (answer != Reading::Whole)
            reading = answer;
        else
            infinite[static_cast<std::size_t>(part)] = place(first, count, stored.width, rows.get());
        ++done;
    });
    if (reading != Reading::Whole)
        return reading;
    m_count = m_samples;
    const auto found =
        std::find_if(infinite.begin(), infinite.end(), [](const auto& one) { return one.has_value(); });
    m_infinite = found == infinite.end() ? std::nullopt : *found;
    return isComplete ? Reading::Whole : Reading::Stopped;
}

}  // namespace fuzzylens::h5ad
