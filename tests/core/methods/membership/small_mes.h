// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/mes.h"
#include "tests/core/support/random_problem.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fuzzylens::test {

inline MesOptions optionsWith(ProbeSelection selection)
{
    MesOptions options;
    options.selection = selection;
    options.probes = 6;
    options.beta = 0.02;
    options.annealing.maxTemperatures = 8;
    return options;
}

inline Problem smallProblem(Index samples = 20, Index features = 9)
{
    RandomProblem wanted;
    wanted.samples = samples;
    wanted.features = features;
    wanted.shift = 3;
    return randomProblem(wanted);
}

inline double figureOf(const Outcome& outcome, const std::string& name)
{
    for (const NamedFigure& figure : outcome.figures)
        if (figure.name == name)
            return figure.value;
    return std::nan("");
}

inline bool warns(const Outcome& outcome, const std::string& id)
{
    return std::any_of(outcome.warnings.begin(), outcome.warnings.end(),
                       [&](const Warning& warning) { return warning.id == id; });
}

}  // namespace fuzzylens::test
