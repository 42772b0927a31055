// SPDX-License-Identifier: GPL-3.0-or-later
#include "time_limit.h"

#include <sys/resource.h>

#include <algorithm>

namespace fuzzylens::h5ad {

namespace {

constexpr rlim_t secondsBeyond = 1;  // until the signal that cannot be caught
rlim_t secondsForPiece = 0;

/// For the whole file: 4 s, and fifty for every second above the first.
rlim_t secondsInAll()
{
    return 4 + 50 * (secondsForPiece - 1);
}

/// Rounded up, so that a piece is never given less than its seconds.
rlim_t secondsTaken()
{
    constexpr long microseconds = 1'000'000;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const long rest = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    return static_cast<rlim_t>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec +
                               (rest + microseconds - 1) / microseconds);
}

}  // namespace

void limitTime(unsigned long long seconds)
{
    secondsForPiece = seconds;
    const rlimit both{secondsForPiece, secondsInAll() + secondsBeyond};
    setrlimit(RLIMIT_CPU, &both);
}

void renewTimeLimit()
{
    rlimit both{};
    if (secondsForPiece == 0 || getrlimit(RLIMIT_CPU, &both) != 0)
        return;
    const rlim_t wanted = std::min(secondsTaken() + secondsForPiece, secondsInAll());
    if (wanted <= both.rlim_cur)
        return;
    both.rlim_cur = wanted;
    setrlimit(RLIMIT_CPU, &both);
}

}  // namespace fuzzylens::h5ad
