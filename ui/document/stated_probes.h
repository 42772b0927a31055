// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_constraints.h"
#include "ui/document/preparation.h"

#include <string>
#include <utility>
#include <vector>

namespace fuzzylens::ui {

// Which samples are to be probes, and which never, stands in a state as the text of two parameters. There it is
// about the samples as read, so that it means the same ones whatever is left out; a method is notified of the
// samples that are left.

/// Whether @p chosen has both parameters.
bool knowsProbeWishes(const MethodDescription& chosen);

/// The wishes of @p state among the samples as read, which are called @p names. What names none of them counts for
/// nothing.
ProbeConstraints statedProbes(const AnalysisState& state, const std::vector<std::string>& names);

/// What stands there, be it the name of a sample or not: pinned and forbidden.
std::pair<std::string, std::string> probeTexts(const AnalysisState& state);

/// States @p wishes, samples as read that are called @p names, instead of what @p state has.
void stateProbes(const ProbeConstraints& wishes, const std::vector<std::string>& names, AnalysisState& state);

/// Rewrites what @p state and its other methods wish for another reading of the data, by the names of the samples;
/// those that are not there are left out.
void followProbes(AnalysisState& state, const Dataset& before, const Dataset& after);

/// Rewrites the constraints in @p chosen, about samples that are left and called @p names, as wishes about the
/// samples as read, which are called @p readNames; @p kept has the row of each that is left. What means nothing
/// stays.
void stateAmongRead(std::map<std::string, ParameterValue>& chosen, const std::vector<std::string>& names,
                    const std::vector<Index>& kept, const std::vector<std::string>& readNames);

/// The parameters in force (parametersOf()) as the method is to have them: wishes among the samples that are left.
/// @throws std::invalid_argument if a wish is about none of them, and what can be done.
Parameters fitParameters(const AnalysisState& state, const Preparation& prepared);

}  // namespace fuzzylens::ui
