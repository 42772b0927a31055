// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "interrupt.h"
#include "trouble.h"

#include <exception>
#include <iostream>
#include <new>

namespace fuzzylens::cli {

namespace {

enum ExitCode { Done = 0, Failed = 1, WrongCommand = 2 };

/// The deepest sub-command the line got to, for "see ... --help".
std::string commandName(const CLI::App& app)
{
    for (const CLI::App* command : app.get_subcommands())
        return app.get_name() + ' ' + command->get_name();
    return app.get_name();
}

int run(int argc, char** argv)
{
    CLI::App app(
        "FuzzyLens: look into gene-expression matrices through fuzzy partitions that learn which features "
        "matter.\nExit code 0: done; 1: the work failed; 2: the command was wrong.",
        "fuzzylens-cli");
    app.set_version_flag("--version", FUZZYLENS_VERSION);
    app.require_subcommand(1);
    Action chosen;
    for (const auto add : {addMethods, addInfo, addConvert, addSynth, addFit, addPredict, addRender, addReproduce})
        add(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        throw UsageError(std::string(error.what()) + "; see " + commandName(app) + " --help");
    }
    chosen();
    return Done;
}

}  // namespace

}  // namespace fuzzylens::cli

int main(int argc, char** argv)
{
    using namespace fuzzylens::cli;
    catchInterrupts();
    try {
        return run(argc, argv);
    } catch (const UsageError& error) {
        say(error.what());
        return WrongCommand;
    } catch (const std::bad_alloc&) {
        say("there is not enough memory for this");
    } catch (const std::exception& error) {
        say(error.what());
    }
    return Failed;
}
