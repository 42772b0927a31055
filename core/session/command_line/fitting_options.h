// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/command_line/input_options.h"
#include "core/session/requested_fit.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace fuzzylens {

/// What a line says of a fit. The only place where these options are declared.
struct FittingOptions
{
    std::string method;  // id
    InputOptions input;
    std::vector<std::string> steps;
    std::vector<std::string> settings;
    std::string labelled;
    std::string pairs;
    std::vector<std::string> pairLines;
    std::string initSamples;
    std::string seed;
    int threads = 0;
    std::vector<const CLI::Option*> besides;  // options that decide nothing about the result

    /// Options for all but the method and what guides it. The object must outlive the parsing.
    void addTo(CLI::App& command);
    /// The same for pairs and the samples to start at.
    void addGuidanceTo(CLI::App& command);
    /// The parsed options. @throws std::invalid_argument if they contradict each other.
    RequestedFit requested() const;
};

}  // namespace fuzzylens
