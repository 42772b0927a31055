// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/outcome.h"
#include "core/methods/parameter.h"
#include "core/methods/problem.h"
#include "ui/scene/annealing_stage.h"

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// The set of probes that an active search shows; the next fit uses it instead of searching.
struct FoundProbes
{
    std::vector<Eigen::Index> probes;
    std::vector<ProbeTemperature> course;       // that led to it
    std::optional<AnnealingCourse::Best> best;  // where it is the best set of a search that is over
    bool satisfiesConstraints = false;          // the method comes to it by itself
    int revision = 0;                           // of the search

    bool isSame(const FoundProbes& other) const
    {
        return revision == other.revision && course.size() == other.course.size() && probes == other.probes &&
               satisfiesConstraints == other.satisfiesConstraints;
    }
};

/// None where no search is in use.
std::optional<FoundProbes> shownProbes(const AnnealingStage& stage);

/// @p parameters, with these probes pinned instead of searched for: as needed to repeat the fit.
/// @throws std::invalid_argument where the constraints that are set cannot be satisfied.
Parameters withPinnedProbes(const FoundProbes& found, const Problem& problem, Parameters parameters);

/// Stores in @p outcome how its probes were found.
void record(const FoundProbes& found, Outcome& outcome);

}  // namespace fuzzylens::ui
