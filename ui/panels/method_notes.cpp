// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/method_notes.h"

#include "core/methods/method.h"
#include "ui/project/project.h"

#include <algorithm>
#include <stdexcept>

namespace fuzzylens::ui {

namespace {

/// The constraints panel shows it.
bool toldOfPairs(const Warning& warning)
{
    return warning.id == "contradictory-pairs" || warning.id == "one-component" || warning.id == "violated-pairs";
}

/// What a fit says of itself stays while a number is changed, which the next fit follows at once; but not when
/// something else was chosen, which it does not describe.
bool isOfTheChoices(const Result& result, const MethodDescription& description, const Parameters& chosen)
{
    return std::all_of(description.parameters.begin(), description.parameters.end(),
                       [&](const ParameterDescription& parameter) {
                           return parameter.kind != ParameterDescription::Kind::Choice ||
                                  !result.parameters.has(parameter.name) ||
                                  result.parameters.value(parameter.name) == chosen.value(parameter.name);
                       });
}

}  // namespace

std::vector<Warning> methodNotes(const Project& project)
{
    std::vector<Warning> notes;
    if (!project.dataset() || !project.fitter().isPrepared())
        return notes;
    const MethodDescription& description = method(project.state().method);
    try {
        if (description.advise)
            notes = description.advise(project.fitter().prepared()->problem, project.fitter().parameters());
    } catch (const std::invalid_argument&) {
        return notes;  // typed parameters may be wrong, which is the error of their fit
    }
    const FitPtr& fit = project.scene().fit();
    if (!fit || !project.fitter().error().isEmpty() || fit->result->method != description.id ||
        !isOfTheChoices(*fit->result, description, project.fitter().parameters()))
        return notes;
    for (const Warning& warning : fit->result->outcome.warnings)
        if (!toldOfPairs(warning) &&
            std::none_of(notes.begin(), notes.end(), [&](const Warning& known) { return known.id == warning.id; }))
            notes.push_back(warning);
    return notes;
}

}  // namespace fuzzylens::ui
