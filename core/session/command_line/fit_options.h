// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/command_line/fitting_options.h"

#include <string>

namespace fuzzylens {

/// All arguments of `fuzzylens-cli fit`: the fit and its output.
struct FitOptions
{
    FittingOptions fitting;
    std::string output;
    std::string model;
    std::string session;
    std::string runName;
    bool reference = false;
    bool leaveOneOut = false;
    int permutations = 0;  // 0: no verdict

    /// Adds the options to the sub-command. The object must outlive the parsing.
    void addTo(CLI::App& command);
};

}  // namespace fuzzylens
