// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/prepared_data.h"

#include "core/methods/parameter.h"
#include "core/numeric/parallel.h"

#include <stdexcept>

namespace fuzzylens::sfp_detail {

namespace {

constexpr double largestValue = 1e140;  // squares of differences, summed and divided by 1e-12, stay finite
constexpr Index featuresPerTask = 256;

void prepareFeature(PreparedData& prepared, Index feature)
{
    const Eigen::Map<const Eigen::ArrayXd, Eigen::Aligned64> x(prepared.values->column(feature),
                                                               prepared.samples());
    const double low = x.minCoeff(), high = x.maxCoeff();
    const double origin = x[0];
    const bool inRange = low >= -largestValue && high <= largestValue;
    // The mean of differences keeps the digits of features far from zero.
    const double mean = inRange ? origin + (x - origin).mean() : 0.0;
    prepared.means[feature] = mean;
    prepared.varies[feature] = high > low ? 1.0 : 0.0;
    prepared.scatters[feature] = inRange ? (x - mean).square().sum() : -1.0;
}

}  // namespace

PreparedData prepare(const Dataset& data, int threads)
{
    PreparedData prepared;
    prepared.values = &data.values();
    const Index features = data.features();
    prepared.means.resize(features);
    prepared.scatters.resize(features);
    prepared.varies.resize(features);
    parallelFor((features + featuresPerTask - 1) / featuresPerTask, threads, [&](Index task) {
        const Index end = std::min(features, (task + 1) * featuresPerTask);
        for (Index feature = task * featuresPerTask; feature < end; ++feature)
            prepareFeature(prepared, feature);
    });
    for (Index feature = 0; feature < features; ++feature) {
        if (prepared.scatters[feature] >= 0)
            continue;
        const double largest = data.values().map().col(feature).cwiseAbs().maxCoeff();
        throw std::invalid_argument("feature " + data.featureNames()[static_cast<std::size_t>(feature)] +
                                    " holds a value of size " + toText(largest) +
                                    ", which is too large to compute with; scale the data (step scale=F), or "
                                    "leave the feature out (step exclude)");
    }
    prepared.varying = static_cast<Index>(prepared.varies.sum());
    if (prepared.varying == 0)
        throw std::invalid_argument("every feature is constant; there is nothing to partition the samples by");
    return prepared;
}

}  // namespace fuzzylens::sfp_detail
