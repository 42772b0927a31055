// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <atomic>
#include <csignal>

namespace fuzzylens::cli {

namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may touch nothing else");

extern "C" void onInterrupt(int signal)
{
    interrupted.store(true);
    std::signal(signal, SIG_DFL);
}

}  // namespace

void catchInterrupts()
{
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
    std::signal(SIGXFSZ, SIG_IGN);  // a file beyond the limit on its size is an error of writing
}

bool isInterrupted()
{
    return interrupted.load();
}

Progress interruptible()
{
    return [](const Step&) { return !interrupted.load(std::memory_order_relaxed); };
}

}  // namespace fuzzylens::cli
