// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/h5ad/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>

extern "C" char** environ;

namespace fuzzylens {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int askEvery = 20;  // milliseconds

/// Settings of a process before it starts.
class Setup
{
public:
    explicit Setup(int output)
    {
        posix_spawn_file_actions_init(&actions);
        posix_spawnattr_init(&attributes);
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
        // As a process finds them that nothing was done to.
        sigset_t none, all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~Setup()
    {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }
    Setup(const Setup&) = delete;
    Setup& operator=(const Setup&) = delete;

    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};
};

}  // namespace

ChildProcess::ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), program.string());
#ifdef F_SETPIPE_SZ
    constexpr int pipeSize = 1 << 20;  // the two processes wake each other less often
    ::fcntl(ends[0], F_SETPIPE_SZ, pipeSize);
#endif
    std::vector<std::string> words{program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const Setup setup(ends[1]);
    const int error =
        ::posix_spawn(&m_pid, program.c_str(), &setup.actions, &setup.attributes, pointers.data(), environ);
    ::close(ends[1]);
    m_output = ends[0];
    if (error != 0) {
        m_pid = -1;
        ::close(m_output);
        throw std::system_error(error, std::generic_category(), program.string());
    }
}

ChildProcess::~ChildProcess()
{
    finish(true);
    ::close(m_output);
}

ChildProcess::Answer ChildProcess::read(void* to, std::size_t size, const std::function<bool()>& mayContinue,
                                        std::chrono::milliseconds silence)
{
    char* free = static_cast<char*>(to);
    Clock::time_point heard = Clock::now();
    while (size > 0) {
        pollfd waiting{m_output, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, askEvery);
        if (!mayContinue())
            return Answer::Stopped;
        if (ready <= 0) {
            if (Clock::now() - heard > silence)
                return Answer::Silent;
            continue;
        }
        const ssize_t got = ::read(m_output, free, size);
        if (got == 0)
            return Answer::Ended;
        if (got < 0)
            continue;
        heard = Clock::now();
        free += got;
        size -= static_cast<std::size_t>(got);
    }
    return Answer::Whole;
}

ProcessEnding ChildProcess::ending()
{
    constexpr int tries = 1000;
    for (int i = 0; i < tries && m_pid >= 0; ++i) {
        finish(false);
        if (m_pid >= 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    if (m_pid < 0)
        return m_ending;
    finish(true);
    return {};
}

/// Takes the process off the list of the system if it ended, or after killing it.
void ChildProcess::finish(bool kill)
{
    if (m_pid < 0)
        return;
    if (kill)
        ::kill(m_pid, SIGKILL);
    int status = 0;
    pid_t answer = 0;
    do
        answer = ::waitpid(m_pid, &status, kill ? 0 : WNOHANG);
    while (answer < 0 && errno == EINTR);
    if (answer == 0)
        return;
    m_pid = -1;
    if (answer < 0)
        return;
    m_ending = {WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) : 0};
}

}  // namespace fuzzylens
