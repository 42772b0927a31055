// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "commands.h"
#include "interrupt.h"
#include "trouble.h"
#include "unknown_option.h"

#include "app/build_commit.h"
#include "core/common/nearest_name.h"
#include "core/numeric/parallel.h"

#include <exception>
#include <iostream>
#include <new>
#include <string>
#include <vector>

namespace fuzzylens::cli {

namespace {

enum ExitCode { Done = 0, Failed = 1, WrongCommand = 2 };

/// The message for a line that begins with an unknown sub-command; empty for other lines.
std::string unknownCommand(const CLI::App& app, int argc, char** argv)
{
    if (!app.get_subcommands().empty() || argc < 2 || argv[1][0] == '-')
        return {};
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({}))
        names.push_back(command->get_name());
    return "unknown subcommand \"" + std::string(argv[1]) + '"' + nearestOrAll(argv[1], names);
}

/// The message for a line that was refused, with the help to read.
std::string explained(const CLI::ParseError& error, const CLI::App& app, int argc, char** argv)
{
    const std::vector<CLI::App*> commands = app.get_subcommands();
    const CLI::App* const command = commands.empty() ? nullptr : commands.front();
    const std::string see = "; see " + app.get_name();
    if (const std::string text = unknownCommand(app, argc, argv); !text.empty())
        return text + see + " --help";
    if (const std::string text = unknownOption(app); !text.empty())
        return text + (command ? "; write options of " + command->get_name() + " after its name" : "") + see +
               " --help";
    const std::string text = command ? unknownOption(*command) : "";
    return (text.empty() ? std::string(error.what()) : text) + see + (command ? ' ' + command->get_name() : "") +
           " --help";
}

int parseAndRun(int argc, char** argv)
{
    CLI::App app("FuzzyLens: explore gene-expression matrices by fuzzy clustering that learns feature "
                 "weights.\nExit code 0: success; 1: failure; 2: wrong usage.",
                 "fuzzylens-cli");
    app.set_version_flag("--version",
                         std::string("FuzzyLens ") + FUZZYLENS_VERSION + buildCommit + ", " + instructionSet());
    app.require_subcommand(1);
    Action chosen;
    for (const auto add : {addMethods, addInfo, addConvert, addSynth, addFit, addCheck, addMesCheck, addPredict,
                           addTune, addMerge, addCompare, addRender, addReport, addReproduce, addFetch})
        add(app, chosen);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        throw UsageError(explained(error, app, argc, argv));
    }
    chosen();
    return Done;
}

int failed(const std::string& message, ExitCode code)
{
    noteFailure();
    say(message);
    return code;
}

}  // namespace

int runProgram(int argc, char** argv)
{
    try {
        return parseAndRun(argc, argv);
    } catch (const UsageError& error) {
        return failed(error.what(), WrongCommand);
    } catch (const std::bad_alloc&) {
        return failed("not enough memory", Failed);
    } catch (const std::exception& error) {
        return failed(error.what(), Failed);
    }
}

}  // namespace fuzzylens::cli
