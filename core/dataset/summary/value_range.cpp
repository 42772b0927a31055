// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/value_range.h"

#include "core/dataset/column_statistics.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace fuzzylens::summary {

namespace {

constexpr Index cellsOfARun = Index(1) << 21;
constexpr Index mostKept = Index(1) << 16;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// Evenly spaced cells, column by column, without missing ones.
std::vector<double> someValues(const Dataset& data)
{
    std::vector<double> result;
    const Index n = data.samples(), cells = n * data.features();
    const Index every = std::max<Index>(1, (cells + mostKept - 1) / mostKept);
    // A step that shares no factor with the number of samples meets all of them.
    Index step = every;
    while (every > 1 && std::gcd(step, n) != 1)
        ++step;
    for (Index cell = 0; cell < cells; cell += step)
        if (const double value = data.value(cell % n, cell / n); value == value)
            result.push_back(value);
    std::sort(result.begin(), result.end());
    return result;
}

}  // namespace

bool inRuns(const Dataset& data, const Progress& progress, const std::function<void(Index, Index)>& body)
{
    const Index features = data.features();
    const SparseColumns* sparse = data.table().sparse();
    const Index cells = sparse ? static_cast<Index>(sparse->valueCount()) / std::max<Index>(1, features)
                               : data.samples();  // of a feature
    const Index run = std::max<Index>(1, cellsOfARun / std::max<Index>(1, cells));
    for (Index first = 0; first < features; first += run) {
        if (!shouldContinue(progress, {"scanning the values", first, features}))
            return false;
        body(first, std::min(features, first + run));
    }
    return true;
}

double ValueRange::quantile(double share) const
{
    if (some.empty())
        return nan;
    return some[static_cast<std::size_t>(share * static_cast<double>(some.size() - 1))];
}

double ValueRange::mean() const
{
    return some.empty() ? nan : sum / static_cast<double>(some.size());
}

std::optional<ValueRange> valueRange(const Dataset& data, const Progress& progress)
{
    std::vector<double> lows(static_cast<std::size_t>(data.features())), highs(lows.size());
    constexpr Index block = 16;
    const bool isComplete = inRuns(data, progress, [&](Index first, Index last) {
        parallelFor((last - first + block - 1) / block, hardwareThreads(), [&](Index part) {
            std::vector<double> scratch;
            for (Index l = first + part * block; l < std::min(last, first + (part + 1) * block); ++l)
                std::tie(lows[static_cast<std::size_t>(l)], highs[static_cast<std::size_t>(l)]) =
                    steps::range(data.valuesOf(l, scratch));
        });
    });
    if (!isComplete)
        return {};
    ValueRange result;
    result.count = data.samples() * data.features() - data.missingCount();
    result.low = result.high = nan;
    if (result.count > 0) {
        result.low = *std::min_element(lows.begin(), lows.end());
        result.high = *std::max_element(highs.begin(), highs.end());
    }
    result.some = someValues(data);
    result.sum = std::accumulate(result.some.begin(), result.some.end(), 0.0);
    return result;
}

}  // namespace fuzzylens::summary
