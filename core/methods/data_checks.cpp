// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/data_checks.h"

#include "core/common/counted.h"
#include "core/common/issue.h"
#include "core/dataset/column_statistics.h"
#include "core/dataset/dataset_cache.h"
#include "core/methods/constant_features.h"
#include "core/methods/method.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fuzzylens {

std::string scalingStep(double size)
{
    constexpr double most = 300;
    return "scale=1e" + std::to_string(static_cast<int>(std::clamp(-std::floor(std::log10(size)), -most, most)));
}

void refuseLarge(const Dataset& data, Index feature, double size)
{
    throw ArgumentError(message("feature %1 contains a value of magnitude %2, which is too large to compute with; "
                                "scale the data (step %3), or exclude the feature (step exclude)",
                                data.featureNames()[static_cast<std::size_t>(feature)], toText(size),
                                scalingStep(size)));
}

std::optional<Warning> oneClassWarning(const Target& target)
{
    if (target.kind != Target::Kind::Classes || target.classes() != 1)
        return std::nullopt;
    return Warning{"one-class", message("The label field \"%1\" has a single class (\"%2\"): a method that "
                                        "predicts classes needs at least two.",
                                        target.name, target.classNames[0])};
}

void requireSeveralClasses(const Target& target)
{
    if (const auto warning = oneClassWarning(target))
        throw ArgumentError(warning->text);
}

void requireVariation(const Dataset& data)
{
    Index feature = 0;
    while (feature < data.features() && isConstant(data, feature))
        ++feature;
    if (feature == data.features())
        throw ArgumentError(message("every feature is constant, so the samples do not differ"));
}

namespace {

struct Extent
{
    double largest = 0;  // size of a value
    Index feature = 0;   // that holds it
    double spread = 0;   // largest difference of two values of a feature
};

Extent extentOf(const Dataset& data)
{
    Extent extent;
    std::vector<double> scratch;
    for (Index l = 0; l < data.features(); ++l) {
        const auto [low, high] = steps::range(data.valuesOf(l, scratch));
        const double size = std::max(-low, high);
        if (size > extent.largest)
            extent.feature = l;
        extent.largest = std::max(extent.largest, size);
        extent.spread = std::max(extent.spread, high - low);
    }
    return extent;
}

/// Squares of values, and of their differences, must be numbers of full precision. The extent is kept for the next
/// fit to the same data.
void requireSquares(const DatasetPtr& data)
{
    constexpr double greatest = 1e150, least = 1e-140;
    static DatasetCache<Extent> extents(ofAllData);
    const auto extent = extents.of(data, [&] { return std::make_shared<const Extent>(extentOf(*data)); });
    if (extent->largest > greatest)
        refuseLarge(*data, extent->feature, extent->largest);
    if (extent->spread > 0 && extent->spread < least)
        throw ArgumentError(message("the values of no feature differ by more than %1: their squares are too small "
                                    "to compute with; multiply the data (step %2)",
                                    toText(extent->spread), scalingStep(extent->spread)));
}

}  // namespace

void requireComplete(const Problem& problem)
{
    const Dataset& data = *problem.data;
    if (data.features() < 1)
        throw ArgumentError(message("no features remain; restore some or remove a step"));
    if (data.samples() < 2)
        throw ArgumentError(message(data.samples() == 1 ? "at least 2 samples are needed, but there is 1"
                                                        : "at least 2 samples are needed, but there are 0"));
    if (data.missingCount() == 0)
        return requireSquares(problem.data);
    std::string features;
    int incomplete = 0;
    for (Index feature = 0; feature < data.features(); ++feature) {
        if (data.missingInFeature(feature) == 0)
            continue;
        if (++incomplete <= 3)
            features += (incomplete > 1 ? ", " : "") + data.featureNames()[static_cast<std::size_t>(feature)];
    }
    std::string samples;
    int lacking = 0;
    const auto isIncomplete = [&](Index sample) {
        for (Index feature = 0; feature < data.features(); ++feature)
            if (data.missingInFeature(feature) > 0 && data.isMissing(sample, feature))
                return true;
        return false;
    };
    for (Index sample = 0; sample < data.samples(); ++sample) {
        if (!isIncomplete(sample))
            continue;
        if (++lacking <= 3)
            samples += (lacking > 1 ? ", " : "") + data.sampleNames()[static_cast<std::size_t>(sample)];
    }
    samples += lacking > 3 ? ", …" : "";
    features += incomplete > 3 ? ", …" : "";
    throw ArgumentError(message(
        "%1, in %2 and %3; %4",
        message(data.missingCount() == 1 ? "%1 value is missing" : "%1 values are missing", data.missingCount()),
        message(lacking == 1 ? "%1 sample (%2)" : "%1 samples (%2)", lacking, samples),
        message(incomplete == 1 ? "%1 feature (%2)" : "%1 features (%2)", incomplete, features),
        message(data.missingCount() == 1
                    ? "impute it with the step impute=knn:5 or exclude that feature with drop-missing=0"
                : incomplete == 1
                    ? "impute them with the step impute=knn:5 or exclude that feature with drop-missing=0"
                    : "impute them with the step impute=knn:5 or exclude those features with drop-missing=0")));
}

}  // namespace fuzzylens
