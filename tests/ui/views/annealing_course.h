// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/views/synthetic_fit.h"
#include "ui/scene/annealing_stage.h"

#include <cmath>

namespace fuzzylens::ui::test {

/// A made-up record of a search among @p samples: energy, quality and the number of probes fall, and so does the
/// acceptance; the best set is that after temperature @p best.
inline std::vector<ProbeTemperature> temperaturesOf(int count, int samples, int best)
{
    std::vector<ProbeTemperature> all;
    double temperature = 20;
    for (int i = 1; i <= count; ++i) {
        ProbeTemperature at;
        at.temperature = temperature;
        const int probes = i == best ? 3 : std::max(4, samples / 2 - i);
        for (int probe = 0; probe < probes; ++probe)
            at.probes.push_back(probe);
        at.quality = i == best ? 0 : 25 * std::exp(-0.08 * i);
        at.energy = at.quality + 0.5 * probes;
        at.trials = 10 * samples;
        at.accepted = at.trials * (count - i) / count;
        all.push_back(at);
        temperature *= 0.9;
    }
    return all;
}

/// A fit that recorded it.
inline FitPtr annealedFit(int count = 40, int samples = 38, int best = 31)
{
    auto fit = std::make_shared<Fit>(*syntheticFit(samples, 3));
    auto result = std::make_shared<Result>(*fit->result);
    result->method = "mes";
    result->parameters.set("energy", std::string("error"));
    result->parameters.set("temperatures", std::int64_t(60));
    result->outcome.annealing = temperaturesOf(count, samples, best);
    if (best > 0 && best <= count) {
        const ProbeTemperature& at = result->outcome.annealing[std::size_t(best - 1)];
        result->outcome.probes = at.probes;
        result->metrics["annealing_energy"] = at.energy;
        result->metrics["annealing_quality"] = at.quality;
    }
    fit->result = result;
    return fit;
}

/// A search of @p done temperatures among the samples of that fit.
inline AnnealingCourse searchOf(int done, bool isOver = false)
{
    AnnealingCourse course = AnnealingCourse::recordedIn(*annealedFit(std::max(done, 1), 38, -1)->result);
    course.temperatures.resize(std::size_t(done));
    course.start = ProbeTemperature{20, 40, 26.3, 0, 0, {}};
    for (int probe = 0; probe < 19; ++probe)
        course.start->probes.push_back(2 * probe);
    course.best = AnnealingCourse::Best{{1, 5, 7}, 0, 1.5, std::min(done, 2)};
    course.most = 60;
    course.isOver = isOver;
    return course;
}

}  // namespace fuzzylens::ui::test
