// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include "core/io/atomic_file.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <thread>

namespace fuzzylens::cli {

namespace {

std::atomic<bool> interrupted{false}, hasFailed{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may touch nothing else");
std::array<int, 2> wakeUp{};  // a pipe from the signal handler to the thread that ends the program

extern "C" void onInterrupt(int)
{
    if (!interrupted.exchange(true))
        static_cast<void>(!::write(wakeUp[1], "", 1));
}

/// Ends the program if the command does not end by itself.
void waitForInterrupt()
{
    constexpr auto patience = std::chrono::milliseconds(700);
    char byte = 0;
    if (::read(wakeUp[0], &byte, 1) != 1)
        return;
    std::this_thread::sleep_for(patience);
    removeTemporaryFiles();
    constexpr std::string_view message = "fuzzylens-cli: stopped\n";
    pollfd errors{STDERR_FILENO, POLLOUT, 0};  // a full pipe would hold the program up
    if (!hasFailed.load() && ::poll(&errors, 1, 0) == 1)
        static_cast<void>(!::write(STDERR_FILENO, message.data(), message.size()));
    ::_exit(EXIT_FAILURE);
}

}  // namespace

void catchInterrupts()
{
    std::signal(SIGXFSZ, SIG_IGN);  // a file beyond the limit on its size is an error of writing
    if (::pipe2(wakeUp.data(), O_CLOEXEC) != 0)
        return;
    std::thread(waitForInterrupt).detach();
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
}

bool isInterrupted()
{
    return interrupted.load();
}

void noteFailure()
{
    hasFailed.store(true);
}

Progress interruptible()
{
    return [](const Step&) { return !interrupted.load(std::memory_order_relaxed); };
}

}  // namespace fuzzylens::cli
