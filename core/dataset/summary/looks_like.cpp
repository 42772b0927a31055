// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/looks_like.h"

#include "core/dataset/column_statistics.h"
#include "core/dataset/summary/value_range.h"

#include <algorithm>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr Index leastValues = 3;
constexpr double meanOfZScores = 0.01, deviationOfZScores = 0.02, shareOfZScores = 0.95;
constexpr Index leastFeatures = 100;
constexpr double leastCount = 20, countsAboveMean = 10;
constexpr double leastIntensity = 1000, least99th = 100, leastSkew = 1.2;
constexpr double largestLogarithm = 32, leastSpread = 1.5;

bool areIntegers(const Dataset& data)
{
    const auto isFraction = [](double value) { return value == value && value != std::nearbyint(value); };
    std::vector<double> scratch;
    for (Index l = 0; l < data.features(); ++l) {
        const ColumnValues column = data.valuesOf(l, scratch);
        if ((column.others > 0 && isFraction(column.other)) ||
            std::any_of(column.values, column.values + column.size, isFraction))
            return false;
    }
    return true;
}

/// Whether nearly all features have mean 0 and standard deviation 1 with this divisor; stops at the feature that
/// makes one too many.
bool areZScores(const Dataset& data, LooksLike::Divisor divisor)
{
    const auto mostOthers = static_cast<Index>((1 - shareOfZScores) * static_cast<double>(data.features()));
    Index others = 0, judged = 0;
    std::vector<double> scratch;
    for (Index l = 0; l < data.features(); ++l) {
        const steps::Moments found = steps::moments(data.valuesOf(l, scratch));
        if (found.count < leastValues || found.low == found.high)
            continue;
        ++judged;
        const auto count = static_cast<double>(found.count);
        const double deviation = divisor == LooksLike::Divisor::Sample
                                     ? found.deviation * std::sqrt(count / (count - 1))
                                     : found.deviation;
        const bool fits = std::abs(found.mean) <= meanOfZScores && std::abs(deviation - 1) <= deviationOfZScores;
        if (!fits && ++others > mostOthers)
            return false;
    }
    return judged > 0 && static_cast<double>(others) <= (1 - shareOfZScores) * static_cast<double>(judged);
}

/// How far the mean standard deviation is from 1 under a divisor: which of two that both fit fits better.
double distanceFromOne(const Dataset& data, LooksLike::Divisor divisor)
{
    double sum = 0, judged = 0;
    std::vector<double> scratch;
    for (Index l = 0; l < data.features(); ++l) {
        const steps::Moments found = steps::moments(data.valuesOf(l, scratch));
        if (found.count < leastValues || found.low == found.high)
            continue;
        const auto count = static_cast<double>(found.count);
        sum += divisor == LooksLike::Divisor::Sample ? found.deviation * std::sqrt(count / (count - 1))
                                                     : found.deviation;
        judged += 1;
    }
    return std::abs(sum / judged - 1);
}

std::optional<LooksLike::Divisor> divisorOfZScores(const Dataset& data)
{
    using Divisor = LooksLike::Divisor;
    if (data.samples() < leastValues)
        return {};
    const bool population = areZScores(data, Divisor::Population), sample = areZScores(data, Divisor::Sample);
    if (population && sample)
        return distanceFromOne(data, Divisor::Sample) < distanceFromOne(data, Divisor::Population)
                   ? Divisor::Sample
                   : Divisor::Population;
    if (population)
        return Divisor::Population;
    if (sample)
        return Divisor::Sample;
    return {};
}

LooksLike::Kind kindOf(const summary::ValueRange& range, bool isInteger)
{
    using Kind = LooksLike::Kind;
    const double mean = range.mean();
    if (isInteger && range.low == 0 && range.high >= leastCount && range.high >= countsAboveMean * mean)
        return Kind::Counts;
    if (range.high >= leastIntensity && range.quantile(0.99) > least99th && mean > leastSkew * range.quantile(0.5))
        return Kind::Intensities;
    if (!isInteger && range.low >= -largestLogarithm && range.high <= largestLogarithm &&
        range.high - range.low >= leastSpread)
        return Kind::Logarithms;
    return Kind::Unknown;
}

}  // namespace

std::optional<LooksLike> looksLike(const Dataset& data, const Progress& progress)
{
    const auto range = summary::valueRange(data, progress);
    if (!range)
        return {};
    LooksLike result;
    result.low = range->low;
    result.high = range->high;
    result.isInteger = areIntegers(data);
    if (!shouldContinue(progress, {"scanning the values", 1, 2}))
        return {};
    if (const auto divisor = divisorOfZScores(data)) {
        result.kind = LooksLike::Kind::ZScores;
        result.divisor = *divisor;
    } else if (data.features() >= leastFeatures && range->count > 0) {
        result.kind = kindOf(*range, result.isInteger);
    }
    return result;
}

}  // namespace fuzzylens
