// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/command_line/supported_options.h"

#include "core/session/session_file.h"

#include <stdexcept>
#include <string>
#include <string_view>

namespace fuzzylens {

namespace {

std::string optionOf(ImportChoice choice)
{
    switch (choice) {
    case ImportChoice::Delimiter:
        return "--delimiter";
    case ImportChoice::DecimalMark:
        return "--decimal";
    case ImportChoice::HeaderRows:
        return "--header-rows";
    case ImportChoice::NameColumn:
        return "--name-column";
    case ImportChoice::LabelColumn:
        return "--label-column";
    case ImportChoice::Orientation:
        return "--orientation";
    case ImportChoice::Sheet:
        return "--sheet";
    case ImportChoice::Layer:
        return "--layer";
    case ImportChoice::TopVariance:
        return "--top-variance";
    case ImportChoice::MissingTexts:
        break;
    }
    return "--missing";
}

[[noreturn]] void refuse(const InputSpec& input, const std::string& option, std::string_view reason)
{
    throw std::invalid_argument(
        input.file + ": " + std::string(reason) + ": leave " + option + " away" +
        (option == optionOf(ImportChoice::TopVariance) ? ", and fit with --step top-variance=N" : ""));
}

}  // namespace

void requireSupported(const InputSpec& input)
{
    const bool isOfSession = isSession(input.file);
    if (!isMade(input) && !isOfSession) {
        for (const FixedChoice& fixed : fixedChoices(input.file, input.import))
            if (isChosen(input.import, fixed.choice))
                refuse(input, optionOf(fixed.choice), fixed.reason);
        return;
    }
    const std::string_view given = isOfSession ? "a session holds its data as they were read"
                                               : "these data are made by the program and not read from a file";
    if (input.import.format)
        refuse(input, "--format", given);
    if (!isOfSession && !input.sha256.empty())
        refuse(input, "--sha256", given);
    for (const ImportChoice choice : allImportChoices)
        if (isChosen(input.import, choice))
            refuse(input, optionOf(choice), given);
}

}  // namespace fuzzylens
