// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "companion.h"

namespace fuzzylens::cli {

void addFetch(CLI::App& app, Action& chosen)
{
    CLI::App* command = app.add_subcommand(
        "fetch", "Download a series or a curated data set of GEO: ACCESSION -o FILE [--platform GPL] "
                 "[--base-url URL] [--max-megabytes N] [--max-minutes N] [--again]");
    command->prefix_command();
    command->set_help_flag();  // fuzzylens-fetch has its own
    command->callback([&chosen, command] {
        chosen = [arguments = command->remaining()] {
            becomeCompanion("fuzzylens-fetch", arguments, "to download");
        };
    });
}

}  // namespace fuzzylens::cli
