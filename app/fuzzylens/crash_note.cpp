// SPDX-License-Identifier: GPL-3.0-or-later
#include "crash_note.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <climits>
#include <csignal>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr int stackSize = 64;  // calls

/// Text in memory that is never released: a crash can happen while the program ends.
template <std::size_t size>
struct FixedText
{
    std::array<char, size> letters = {};
    std::size_t length = 0;

    void set(const std::string& text)
    {
        length = std::min(text.size(), size - 1);
        std::copy_n(text.begin(), length, letters.begin());
    }
    void writeTo(int file) const { [[maybe_unused]] const ssize_t written = write(file, letters.data(), length); }
};

FixedText<PATH_MAX> notePath;
FixedText<512> noteText;
FixedText<PATH_MAX + 128> announcement;
std::array<char, 65536> handlerStack;  // a stack overflow leaves no room on the stack of the thread
std::atomic<pid_t> writer{0};          // the thread that writes the note

/// Only functions that are safe in a signal handler, and backtrace(), which is once it has been called before.
void writeNote(int signal)
{
    pid_t earlier = 0;
    while (!writer.compare_exchange_strong(earlier, gettid())) {
        if (earlier == gettid()) {  // the note itself failed
            std::signal(signal, SIG_DFL);
            raise(signal);
        }
        pause();  // the other thread ends the program
        earlier = 0;
    }
    const int file = open(notePath.letters.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0) {
        noteText.writeTo(file);
        const std::array<char, 3> digits{char('0' + signal / 10), char('0' + signal % 10), '\n'};
        [[maybe_unused]] const ssize_t written = write(file, digits.data(), digits.size());
        std::array<void*, stackSize> calls;
        backtrace_symbols_fd(calls.data(), backtrace(calls.data(), stackSize), file);
        close(file);
        announcement.writeTo(STDERR_FILENO);
    }
    std::signal(signal, SIG_DFL);
    raise(signal);
}

}  // namespace

void installCrashNote(const std::string& path, const std::string& facts)
{
    notePath.set(path);
    noteText.set(facts + "\nSignal ");
    announcement.set("FuzzyLens crashed. Please report the contents of " + path + " and what you did before.\n");
    std::array<void*, 1> calls;
    backtrace(calls.data(), 1);  // loads its library now, which allocates memory
    const stack_t stack{handlerStack.data(), 0, handlerStack.size()};
    sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = writeNote;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT})
        sigaction(signal, &action, nullptr);
}
