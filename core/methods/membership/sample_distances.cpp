// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/sample_distances.h"

#include "core/common/issue.h"
#include "core/common/memory_guard.h"
#include "core/dataset/dataset_cache.h"
#include "core/methods/fuzzy/mean_distances.h"

#include <algorithm>

namespace fuzzylens {

namespace {

/// Of an even number of pairs the mean of the two in the middle.
double medianOfPairs(const Eigen::MatrixXd& squared)
{
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(squared.cols() * (squared.cols() - 1) / 2));
    for (Index j = 1; j < squared.cols(); ++j)
        values.insert(values.end(), squared.col(j).data(), squared.col(j).data() + j);
    if (values.empty())
        return 0.0;
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return 0.5 * (*middle + *std::max_element(values.begin(), middle));
}

SampleDistancesPtr compute(const DatasetPtr& data, int threads, const ShouldContinue& shouldContinue)
{
    constexpr double matrices = 2.5;  // products, distances, and half of these to find the median
    const auto samples = static_cast<double>(data->samples());
    requireMemory({}, matrices * sizeof(double) * samples * samples,
                  message("keep fewer samples (step keep-samples)"));
    const MeanDistances means(data, threads, shouldContinue);
    std::optional<Eigen::MatrixXd> squared =
        means.isComplete() ? means.betweenSamples(shouldContinue) : std::nullopt;
    if (!squared)
        return nullptr;
    auto distances = std::make_shared<SampleDistances>();
    distances->squared = std::move(*squared);
    if (!distances->squared.allFinite())
        throw ArgumentError(message("the values are too large to be compared; scale them (step scale=F)"));
    distances->median = medianOfPairs(distances->squared);
    return distances;
}

}  // namespace

SampleDistancesPtr sampleDistances(const DatasetPtr& given, int threads, const ShouldContinue& shouldContinue)
{
    const DatasetPtr data = withAllValues(given);
    if (data->missingCount() > 0)
        throw ArgumentError(message("values are missing"));
    if (data->samples() > mostComparedSamples)
        throw ArgumentError(message("this method compares every sample with every other and supports at most %1 "
                                    "samples; there are %2 (keep fewer samples with the step keep-samples)",
                                    mostComparedSamples, data->samples()));
    static DatasetCache<SampleDistances> kept;
    constexpr Index mostKept = 4096;  // samples: 128 MiB
    const auto make = [&] { return compute(data, threads, shouldContinue); };
    return data->samples() > mostKept ? make() : kept.of(data, make);
}

Eigen::MatrixXd distancesToProbes(const Eigen::MatrixXd& squared, const std::vector<Index>& probes)
{
    Eigen::MatrixXd result(squared.rows(), std::ssize(probes));
    for (Index k = 0; k < result.cols(); ++k)
        result.col(k) = squared.col(probes[static_cast<std::size_t>(k)]);
    return result;
}

}  // namespace fuzzylens
