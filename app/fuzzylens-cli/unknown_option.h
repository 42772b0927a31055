// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace fuzzylens::cli {

/// For a line that was refused: "unknown option --thread; the most similar name is --threads", of the first option
/// that @p app does not know. Empty if there is none, or if @p app leaves its options to another program.
std::string unknownOption(const CLI::App& app);

}  // namespace fuzzylens::cli
