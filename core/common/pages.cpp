// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/pages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>

namespace fuzzylens {

void forgetPages(const void* begin, const void* end)
{
    static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto first = (reinterpret_cast<std::uintptr_t>(begin) + page - 1) / page * page;
    const auto last = reinterpret_cast<std::uintptr_t>(end) / page * page;
    if (first < last)
        ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

}  // namespace fuzzylens
