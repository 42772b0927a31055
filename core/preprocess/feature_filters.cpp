// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/column_statistics.h"
#include "core/preprocess/kept_features.h"
#include "core/preprocess/step_kind.h"
#include "core/preprocess/step_support.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::steps {

namespace {

template <typename Predicate>
FittedStepPtr keepWhere(const StepSpec& spec, const Dataset& data, const Predicate& keeps)
{
    std::vector<Index> kept;
    for (Index l = 0; l < data.features(); ++l)
        if (keeps(l))
            kept.push_back(l);
    return keepFeatures(spec, data, kept);
}

FittedStepPtr fitDropMissing(const StepSpec& spec, const Dataset& data, const Progress&)
{
    const double share = numberArgument(spec, 0, 1);
    // The allowance keeps a share that is met exactly from being exceeded by rounding.
    const double most = share * static_cast<double>(data.samples()) + 1e-9;
    return keepWhere(spec, data, [&](Index l) { return static_cast<double>(data.missingInFeature(l)) <= most; });
}

FittedStepPtr fitDropConstant(const StepSpec& spec, const Dataset& data, const Progress&)
{
    std::vector<double> scratch;
    return keepWhere(spec, data, [&](Index l) {
        // False when there is no value at all.
        return moments(data.valuesOf(l, scratch)).deviation > 0;
    });
}

/// The features with the greatest dispersion, ties to the lower index, in the order of the data.
FittedStepPtr keepTop(const StepSpec& spec, const Dataset& data, std::vector<double> spread)
{
    for (double& value : spread)
        value = std::isnan(value) ? -1.0 : value;  // without a single value: last
    std::vector<Index> order(spread.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) {
        return spread[static_cast<std::size_t>(a)] > spread[static_cast<std::size_t>(b)];
    });
    order.resize(std::min(order.size(), static_cast<std::size_t>(countArgument(spec))));
    std::sort(order.begin(), order.end());
    return keepFeatures(spec, data, order);
}

FittedStepPtr fitTopVariance(const StepSpec& spec, const Dataset& data, const Progress&)
{
    // The deviation orders features as the variance does and neither overflows nor underflows.
    std::vector<double> spread, scratch;
    for (Index l = 0; l < data.features(); ++l)
        spread.push_back(moments(data.valuesOf(l, scratch)).deviation);
    return keepTop(spec, data, std::move(spread));
}

FittedStepPtr fitTopMad(const StepSpec& spec, const Dataset& data, const Progress&)
{
    std::vector<double> spread, scratch, sorted;
    for (Index l = 0; l < data.features(); ++l)
        spread.push_back(medianAbsoluteDeviation(data.valuesOf(l, scratch), sorted));
    return keepTop(spec, data, std::move(spread));
}

void checkShare(const StepSpec& spec)
{
    numberArgument(spec, 0, 1);
}

void checkCount(const StepSpec& spec)
{
    countArgument(spec);
}

}  // namespace

std::vector<StepKind> missingFilterKinds()
{
    return {
        {{"drop-missing", "Drop features with many missing values",
          "Excludes the features with missing values in more than the given fraction of samples.",
          "maximum fraction, 0 to 1", "0.2"},
         checkShare,
         fitDropMissing,
         KeptFeatures::fromJson},
    };
}

std::vector<StepKind> featureFilterKinds()
{
    return {
        {{"drop-constant", "Drop constant features",
          "Excludes the features whose values are all equal or all missing.", "", ""},
         checkNoArgument,
         fitDropConstant,
         KeptFeatures::fromJson},
        {{"top-variance", "Keep the most variable features",
          "Keeps the given number of features with the largest variance.", "number of features", "2000"},
         checkCount,
         fitTopVariance,
         KeptFeatures::fromJson,
         nullptr,
         "variance"},
        {{"top-mad", "Keep the features with the largest MAD",
          "Keeps the given number of features with the largest median absolute deviation (MAD), which is robust "
          "against outliers.",
          "number of features", "2000"},
         checkCount,
         fitTopMad,
         KeptFeatures::fromJson,
         nullptr,
         "median absolute deviation"},
    };
}

}  // namespace fuzzylens::steps
