// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "companion.h"

namespace fuzzylens::cli {

void addReport(CLI::App& app, Action& chosen)
{
    CLI::App* command =
        app.add_subcommand("report", "Write a report of a result as HTML and PDF: RESULT.json, or a session and "
                                     "[--run RUN], -o NAME (writes NAME.html and NAME.pdf)");
    command->prefix_command();
    command->set_help_flag();  // fuzzylens-render has its own
    command->callback([&chosen, command] {
        std::vector<std::string> arguments = command->remaining();
        arguments.insert(arguments.begin(), "report");
        chosen = [arguments] { becomeCompanion("fuzzylens-render", arguments, "to draw"); };
    });
}

void addRender(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "render",
        "Plot a result: RESULT.json, or a session and [--run RUN], --view NAME -o FIG.svg|.pdf|.png "
        "[--size 85x60mm] [--dpi 300], of scatter [--graph] [--turn AZIMUTH,ELEVATION]; render --help lists the "
        "views");
    command->prefix_command();
    command->set_help_flag();  // fuzzylens-render has its own
    command->callback([&chosen, command] {
        chosen = [arguments = command->remaining()] { becomeCompanion("fuzzylens-render", arguments, "to draw"); };
    });
}

}  // namespace fuzzylens::cli
