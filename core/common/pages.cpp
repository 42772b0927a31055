// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/pages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>

namespace fuzzylens {

namespace {

/// Advises the system (madvise) on the whole pages between two addresses.
void advise(const void* begin, const void* end, int advice)
{
    static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto first = (reinterpret_cast<std::uintptr_t>(begin) + page - 1) / page * page;
    const auto last = reinterpret_cast<std::uintptr_t>(end) / page * page;
    if (first < last)
        ::madvise(reinterpret_cast<void*>(first), last - first, advice);
}

}  // namespace

void forgetPages(const void* begin, const void* end)
{
    advise(begin, end, MADV_DONTNEED);
}

void preferLargePages([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t bytes)
{
#ifdef MADV_HUGEPAGE
    // Below, malloc takes the memory from its heap, where the advice would outlast the matrix. Above, huge pages
    // took longer on virtual machines that return free memory to their host and have to request each again.
    constexpr std::size_t least = std::size_t{32} << 20, most = std::size_t{256} << 20;
    if (bytes > least && bytes <= most)
        advise(begin, static_cast<char*>(begin) + bytes, MADV_HUGEPAGE);
#endif
}

}  // namespace fuzzylens
