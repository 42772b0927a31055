// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitting_options.h"

#include "core/data/steps.h"

namespace fuzzylens::cli {

namespace {

constexpr int mostThreads = 1024;

/// "One of population, sample; default population."
std::string choicesText(const StepDescription& step)
{
    std::string text;
    for (const StepChoice& choice : step.choices)
        text += (text.empty() ? "" : ", ") + choice.value;
    return (step.takesOthers ? "Such as " : "One of ") + text + "; default " + step.byDefault + '.';
}

std::string listedSteps()
{
    std::string text = "Steps, applied in the order given:\n";
    for (const StepDescription& step : stepDescriptions()) {
        std::string name = step.name;
        if (!step.argument.empty())
            name += step.byDefault.empty() ? "=" + step.argument : "[=" + step.argument + "]";
        text += "  " + name + "\n      " + step.help + '\n';
        if (!step.choices.empty())
            text += "      " + choicesText(step) + '\n';
    }
    return text + "Parameters for --set, with ranges and defaults: fuzzylens-cli methods\n";
}

}  // namespace

void FittingOptions::addTo(CLI::App& command)
{
    input.addTo(command);
    input.addLabelsTo(command);
    command.add_option("--step", steps, "A step of preprocessing; may be repeated; listed below")
        ->type_name("NAME[=ARG]")
        ->allow_extra_args(false);
    command.add_option("--set", settings, "A parameter of the method; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    command
        .add_option("--labelled", labelled,
                    "Labels the fit may see: a share of every class in (0,1], drawn with the seed, or a file that "
                    "names samples, one a line")
        ->type_name("SHARE|FILE");
    command.add_option("--seed", seed, "Seed of the random numbers")->type_name("S");
    command.add_option("--threads", threads, "Threads (default: all); no number depends on it")
        ->type_name("T")
        ->check(CLI::Range(1, mostThreads));
    command.footer(listedSteps);
}

void FittingOptions::addGuidanceTo(CLI::App& command)
{
    command
        .add_option(
            "--pairs", pairs,
            "Pairs for a method that goes by pairs: a file of lines \"must A B\" and \"cannot A B\"; labels: "
            "all that the labels make; labels:N: N of them, drawn with the seed")
        ->type_name("FILE|labels[:N]");
    command
        .add_option("--pair", pairLines,
                    "One pair more, as a pairs file has it: \"must A B\" or \"cannot A B\"; may be repeated")
        ->type_name("LINE")
        ->allow_extra_args(false);
    command
        .add_option("--init-samples", initSamples, "Cluster j starts at the j-th of these samples, counted from 0")
        ->type_name("0,5,...");
}

}  // namespace fuzzylens::cli
