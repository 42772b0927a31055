// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace fuzzylens {

/// How a process ended.
struct ProcessEnding
{
    int exitCode = -1;  // -1: it did not exit
    int signal = 0;     // that ended it; 0: none
};

/// A child process of this project whose standard output is read. It has no other input than its
/// arguments. It is killed, and waited for, when the object goes.
class FUZZYLENS_EXPORT ChildProcess
{
public:
    /// @throws std::system_error if the program cannot be started.
    ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    enum class Answer { Whole, Ended, Stopped, Silent };
    /// Reads exactly @p size bytes. @p mayContinue is asked every few milliseconds; false gives Stopped. Ended:
    /// the process wrote no more. Silent: for as long as @p silence nothing came.
    Answer read(void* to, std::size_t size, const std::function<bool()>& mayContinue,
                std::chrono::milliseconds silence);

    /// How a process ended that wrote its last; one that does not go within a second is ended, and the answer
    /// empty.
    ProcessEnding ending();

private:
    void finish(bool kill);

    pid_t m_pid = -1;
    int m_output = -1;
    ProcessEnding m_ending;
};

}  // namespace fuzzylens
