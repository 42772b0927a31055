// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "companion.h"

namespace fuzzylens::cli {

void addRender(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "render",
        "Draw a result: RESULT.json, or a session and [--run RUN], --view "
        "scatter|samples|weights|features|memberships|embedding|objective|"
        "annealing|spectrum -o FIG.svg|.pdf|.png [--size 85x60mm] [--dpi 300], of scatter [--graph] "
        "[--turn AZIMUTH,ELEVATION]; the views values, expression, preparation, pairs and laplacian need the "
        "window");
    command->prefix_command();
    command->set_help_flag();  // fuzzylens-render has its own
    command->callback([&chosen, command] {
        chosen = [arguments = command->remaining()] { becomeCompanion("fuzzylens-render", arguments, "to draw"); };
    });
}

}  // namespace fuzzylens::cli
