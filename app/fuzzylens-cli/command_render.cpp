// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "trouble.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <vector>

#include <unistd.h>

namespace fuzzylens::cli {

namespace {

constexpr const char* renderer = "fuzzylens-render";

/// Puts fuzzylens-render, which knows how to draw, in the place of this program.
[[noreturn]] void render(const std::vector<std::string>& arguments)
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string program = (self.parent_path() / renderer).string();
    if (!std::filesystem::exists(program, error))
        throw std::runtime_error(program +
                                 " is not there; build FuzzyLens with its window (FUZZYLENS_UI=ON) to draw");
    std::string name = renderer;
    std::vector<std::string> copies = arguments;
    std::vector<char*> pointers{name.data()};
    for (std::string& argument : copies)
        pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    execv(program.c_str(), pointers.data());
    throw std::runtime_error(program + " cannot be started: " + std::strerror(errno));
}

}  // namespace

void addRender(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "render",
        "Draw a result: RESULT.json --view scatter|samples|weights|features|memberships|objective -o "
        "FIG.svg|.pdf|.png [--size 85x60mm] [--dpi 300]; the views values and expression need the window");
    command->prefix_command();
    command->set_help_flag();  // fuzzylens-render has its own
    command->callback([&chosen, command] { chosen = [arguments = command->remaining()] { render(arguments); }; });
}

}  // namespace fuzzylens::cli
