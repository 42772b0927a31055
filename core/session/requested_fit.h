// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"
#include "core/preprocess/steps.h"
#include "core/session/fit_command.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// A fit as a command line requests it, before its data are read; missing settings follow from the data.
struct RequestedFit
{
    FitCommand command;                           // without parameters; its seed for draws is not settled yet
    std::map<std::string, std::string> settings;  // by name of a parameter or of one of its scales: its text
    std::optional<std::int64_t> seed{};           // that the line gives, as an option or as a parameter
};

/// True if the command names pairs.
FUZZYLENS_EXPORT bool hasPairs(const FitCommand& command);

/// The problem that @p requested is about: @p prepared of @p original, with the target, the labels that are kept
/// and the pairs. Settles the seed for draws in @p requested.
/// @throws std::invalid_argument if the method needs labels and there are none, or values are missing; else as
/// fitProblem and fitPairs.
FUZZYLENS_EXPORT Problem requestedProblem(RequestedFit& requested, const Dataset& original,
                                          const Preprocessed& prepared);

/// Steps that suit the method and the data where the user has chosen none: missing values are filled, in features
/// that have at least half of their values, and MethodDescription::defaultSteps follow.
FUZZYLENS_EXPORT std::vector<StepSpec> suggestedSteps(const MethodDescription& method, const Dataset& data);

/// All parameters: those requested, and the defaults for @p problem. @throws as resolveParameters.
FUZZYLENS_EXPORT Parameters requestedParameters(const RequestedFit& requested, const Problem& problem);

}  // namespace fuzzylens
