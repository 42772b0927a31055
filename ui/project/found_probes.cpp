// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/found_probes.h"

#include "core/methods/membership/mes.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace fuzzylens::ui {

std::optional<FoundProbes> shownProbes(const AnnealingStage& stage)
{
    if (!stage.isSearch() || !stage.isOffered() || stage.course().isEmpty())
        return std::nullopt;
    const AnnealingCourse& course = stage.course();
    FoundProbes found;
    found.probes = stage.probesShown();
    found.course.assign(course.temperatures.begin(), course.temperatures.begin() + stage.playhead());
    if (stage.isBestOnView() && !stage.isChangedByConstraints()) {
        found.best = course.best;
        found.satisfiesConstraints = course.satisfiesConstraints;
    }
    found.revision = stage.revision();
    return found;
}

Parameters withPinnedProbes(const FoundProbes& found, const Problem& problem, Parameters parameters)
{
    const std::vector<std::string>& names = problem.data->sampleNames();
    const ProbeConstraints constraints = mesOptions(problem, parameters, Representation::Memberships).constraints;
    std::vector<Eigen::Index> forbidden;
    std::set_difference(constraints.forbidden.begin(), constraints.forbidden.end(), found.probes.begin(),
                        found.probes.end(), std::back_inserter(forbidden));
    parameters.set("selection", std::string("pinned"));
    parameters.set("pinned", probesText(found.probes, names));
    parameters.set("forbidden", probesText(forbidden, names));
    return parameters;
}

void record(const FoundProbes& found, Outcome& outcome)
{
    outcome.annealing = found.course;
    if (found.best)
        outcome.figures.insert(outcome.figures.begin(), {{"annealing_energy", found.best->energy},
                                                         {"annealing_quality", found.best->quality}});
}

}  // namespace fuzzylens::ui
