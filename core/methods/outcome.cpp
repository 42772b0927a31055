// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

void requireFinite(const Outcome& outcome)
{
    const auto allFinite = [](const std::vector<double>& values) {
        return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
    };
    bool good = outcome.referenceValues.allFinite() && outcome.modelTable.allFinite() &&
                allFinite(outcome.predictedNumber) && allFinite(outcome.eigenvalues) &&
                allFinite(outcome.objective);
    visitResults(outcome, [&good](const char*, const auto& result, const auto&...) {
        // 0 x is 0 for finite x alone; one sum tests a matrix.
        if constexpr (requires { result.array(); })
            good = good && (0.0 * result.array()).sum() == 0.0;
    });
    for (const NamedSeries& series : outcome.objectiveTerms)
        good = good && allFinite(series.values);
    for (const NamedSeries& series : outcome.traces)
        good = good && allFinite(series.values);
    for (const NamedFigure& figure : outcome.figures)
        good = good && std::isfinite(figure.value);
    for (const ProbeTemperature& at : outcome.annealing)
        good = good && std::isfinite(at.temperature) && std::isfinite(at.energy) && std::isfinite(at.quality);
    if (!good)
        throw std::logic_error(
            "the computation exceeded the range of floating-point numbers; scale the data first (step zscore)");
}

}  // namespace fuzzylens
