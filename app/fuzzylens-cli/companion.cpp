// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion.h"

#include "interrupt.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include <unistd.h>

namespace fuzzylens::cli {

void becomeCompanion(const std::string& name, const std::vector<std::string>& arguments,
                     const std::string& purpose)
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string program = (self.parent_path() / name).string();
    if (!std::filesystem::exists(program, error))
        throw std::runtime_error(program + " was not found; build FuzzyLens with its window (FUZZYLENS_UI=ON) " +
                                 purpose);
    std::vector<std::string> copies{name};
    copies.insert(copies.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& argument : copies)
        pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    // Handlers do not survive: from here on a signal ends this program or the other one.
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    if (isInterrupted())
        throw std::runtime_error("stopped");
    execv(program.c_str(), pointers.data());
    throw std::runtime_error(program + " cannot be started: " + std::strerror(errno));
}

}  // namespace fuzzylens::cli
