// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/feature_weights.h"

#include "core/common/issue.h"
#include "core/numeric/simplex.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace fuzzylens {

namespace {

RegularisedWeights regularisedWeights(const Eigen::VectorXd& dispersions, double delta, double scale,
                                      const Eigen::VectorXd& fallback)
{
    if (!(delta > 0.0))
        return {0.0, fallback};
    return {delta, projectionOntoSimplex((-scale / (2.0 * delta)) * dispersions)};
}

}  // namespace

RegularisedWeights referenceWeights(const Eigen::VectorXd& dispersions, double balance, double scale)
{
    const auto p = static_cast<double>(dispersions.size());
    return regularisedWeights(dispersions, balance * scale * dispersions.sum(), scale,
                              Eigen::VectorXd::Constant(dispersions.size(), 1.0 / p));
}

RegularisedWeights adaptiveWeights(const Eigen::VectorXd& dispersions, double balance, double scale,
                                   const Eigen::VectorXd& currentWeights)
{
    return regularisedWeights(dispersions,
                              balance * scale * currentWeights.dot(dispersions) / currentWeights.squaredNorm(),
                              scale, currentWeights);
}

void requireRepresentableExponent(double exponent, Eigen::Index features)
{
    constexpr double largestLogarithm = 600.0;
    const double largestExponent = largestLogarithm / std::max(std::log(static_cast<double>(features)), 1e-3);
    if (exponent > largestExponent)
        throw ArgumentError(message(
            "the exponent of the weights must not exceed %1 with %2 features: the weights would underflow to 0",
            static_cast<int>(largestExponent), features));
}

Eigen::VectorXd powerWeights(const Eigen::VectorXd& dispersions, double exponent)
{
    const double maximum = dispersions.maxCoeff();
    if (!(maximum > 0.0))
        return Eigen::VectorXd::Constant(dispersions.size(), 1.0 / static_cast<double>(dispersions.size()));
    // The largest logarithm is subtracted, so that no power overflows.
    constexpr double smallest = std::numeric_limits<double>::min();
    const Eigen::ArrayXd logs = (dispersions.array() / maximum).max(smallest).log() / (1.0 - exponent);
    const auto varies = dispersions.array() > 0.0;
    const double greatest = varies.select(logs, -std::numeric_limits<double>::infinity()).maxCoeff();
    const Eigen::ArrayXd shares = varies.select((logs - greatest).min(0.0).exp(), 0.0);
    return shares / shares.sum();
}

}  // namespace fuzzylens
