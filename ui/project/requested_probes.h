// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "ui/project/preparation.h"

#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

// A state holds the pinned and the forbidden probes as the text of two parameters. There they refer to the samples
// as read, so that exclusions do not change their meaning; a method receives the samples that are left.

/// Whether @p chosen has both parameters.
bool hasProbeConstraints(const MethodDescription& chosen);

/// The constraints of @p state among the samples as read, whose names are @p names. Unknown names count for
/// nothing.
ProbeConstraints requestedProbes(const AnalysisState& state, const std::vector<std::string>& names);

/// The texts of both parameters, valid or not: pinned and forbidden.
std::pair<std::string, std::string> probeTexts(const AnalysisState& state);

/// Replaces the constraints of @p state by @p wishes: samples as read, whose names are @p names.
void stateProbes(const ProbeConstraints& constraints, const std::vector<std::string>& names, AnalysisState& state);

/// Rewrites the constraints of @p state and its other methods for another import of the data, by the names of the
/// samples; absent ones are dropped.
void followProbes(AnalysisState& state, const Dataset& before, const Dataset& after);

/// Rewrites the constraints in @p chosen, on remaining samples whose names are @p names, as constraints on the
/// samples as read, which are called @p readNames; @p kept has the row of each that is left. What means nothing
/// stays.
void stateAmongRead(std::map<std::string, ParameterValue>& chosen, const std::vector<std::string>& names,
                    const std::vector<Index>& kept, const std::vector<std::string>& readNames);

/// The parameters in force (parametersOf()) for the method: constraints among the remaining samples.
/// @throws std::invalid_argument if a constraint names none of them, with a remedy.
Parameters fitParameters(const AnalysisState& state, const Preparation& prepared);

}  // namespace fuzzylens::ui
