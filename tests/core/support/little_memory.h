// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>

namespace fuzzylens::test {

/// Lets this process take only @p bytes more, while it lives.
class LittleMemory
{
public:
    explicit LittleMemory(std::uint64_t bytes)
    {
        std::uint64_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        ::getrlimit(RLIMIT_AS, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + bytes;
        ::setrlimit(RLIMIT_AS, &limit);
    }
    ~LittleMemory() { ::setrlimit(RLIMIT_AS, &m_before); }
    LittleMemory(const LittleMemory&) = delete;
    LittleMemory& operator=(const LittleMemory&) = delete;

private:
    rlimit m_before{};
};

}  // namespace fuzzylens::test
