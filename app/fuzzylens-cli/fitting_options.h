// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input_options.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace fuzzylens::cli {

/// What a line says of a fit.
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

    /// Options for all but the method and what guides it. The object must outlive the parsing.
    void addTo(CLI::App& command);
    /// The same for pairs and the samples to start at.
    void addGuidanceTo(CLI::App& command);
};

}  // namespace fuzzylens::cli
