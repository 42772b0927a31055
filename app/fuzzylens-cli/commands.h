// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <functional>

namespace fuzzylens::cli {

/// What the chosen sub-command does, once the whole command line is known to be right.
using Action = std::function<void()>;

/// Each adds one sub-command, which sets @p chosen when it is the one asked for.
void addMethods(CLI::App& app, Action& chosen);
void addInfo(CLI::App& app, Action& chosen);
void addConvert(CLI::App& app, Action& chosen);
void addSynth(CLI::App& app, Action& chosen);
void addFit(CLI::App& app, Action& chosen);
void addCheck(CLI::App& app, Action& chosen);
void addMesCheck(CLI::App& app, Action& chosen);
void addPredict(CLI::App& app, Action& chosen);
void addRender(CLI::App& app, Action& chosen);
void addReport(CLI::App& app, Action& chosen);
void addTune(CLI::App& app, Action& chosen);
void addCompare(CLI::App& app, Action& chosen);
void addMerge(CLI::App& app, Action& chosen);
void addReproduce(CLI::App& app, Action& chosen);
void addFetch(CLI::App& app, Action& chosen);

}  // namespace fuzzylens::cli
