// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/command_line/fit_line.h"

#include "core/session/command_line/fit_options.h"
#include "core/session/shell_words.h"

#include <stdexcept>

namespace fuzzylens {

namespace {

constexpr std::string_view program = "fuzzylens-cli";
constexpr std::string_view subcommand = "fit";

/// Whether @p word starts the program, from any folder.
bool isProgram(std::string_view word)
{
    return word == program || (word.ends_with(program) && word[word.size() - program.size() - 1] == '/');
}

void requireFit(const std::vector<std::string>& words)
{
    const std::string wanted = std::string(program) + ' ' + std::string(subcommand);
    if (words.empty())
        throw std::invalid_argument("no command was found; expected a " + wanted + " command");
    constexpr std::size_t most = 40;
    const std::string first = words.front().size() > most ? words.front().substr(0, most) + "..." : words.front();
    if (!isProgram(words.front()))
        throw std::invalid_argument("it begins with \"" + first + "\"; expected a " + wanted + " command");
    if (words.size() < 2 || words[1] != subcommand)
        throw std::invalid_argument((words.size() < 2 ? "it contains only " + std::string(program)
                                                      : "this is " + std::string(program) + ' ' + words[1]) +
                                    "; expected a " + wanted + " command");
}

void parse(CLI::App& app, const std::vector<std::string>& words)
{
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    try {
        app.parse(static_cast<int>(arguments.size()), arguments.data());
    } catch (const CLI::Success&) {
        throw std::invalid_argument("it only asks for help");
    } catch (const CLI::ParseError& error) {
        throw std::invalid_argument(error.what());
    }
}

}  // namespace

FitLine readFitLine(std::string_view line)
{
    const std::vector<std::string> words = shellWords(line);
    requireFit(words);
    CLI::App app;
    FitOptions options;
    options.addTo(*app.add_subcommand(std::string(subcommand)));
    parse(app, words);
    FitLine result{options.fitting.requested(), {}};
    for (const CLI::Option* option : options.fitting.besides)
        if (option->count() > 0)
            result.ignored.push_back(option->get_name());
    return result;
}

}  // namespace fuzzylens
