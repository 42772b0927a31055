// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/summary/mean_variance.h"

#include "core/dataset/column_statistics.h"
#include "core/dataset/summary/value_range.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <limits>

namespace fuzzylens {

std::optional<MeanVariance> meanVariance(const Dataset& data, const Progress& progress)
{
    MeanVariance result;
    result.mean.resize(static_cast<std::size_t>(data.features()));
    result.variance.resize(result.mean.size());
    const auto look = [&](Index feature) {
        std::vector<double> scratch;
        const steps::Moments found = steps::moments(data.valuesOf(feature, scratch));
        const auto l = static_cast<std::size_t>(feature);
        const auto count = static_cast<double>(found.count);
        result.mean[l] = found.mean;
        result.variance[l] = found.count < 2 ? std::numeric_limits<double>::quiet_NaN()
                                             : found.deviation * found.deviation * (count / (count - 1));
    };
    constexpr Index block = 16;
    const bool isComplete = summary::inRuns(data, progress, [&](Index first, Index last) {
        parallelFor((last - first + block - 1) / block, hardwareThreads(), [&](Index part) {
            for (Index l = first + part * block; l < std::min(last, first + (part + 1) * block); ++l)
                look(l);
        });
    });
    if (!isComplete)
        return {};
    return result;
}

}  // namespace fuzzylens
