// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/weighted/feature_weights.h"

#include "core/numeric/simplex.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

namespace fuzzylens {

namespace {

FeatureBalance balanced(const Eigen::VectorXd& dispersions, double delta, double scale,
                        const Eigen::VectorXd& otherwise)
{
    if (!(delta > 0.0))
        return {0.0, otherwise};
    return {delta, projectionOntoSimplex((-scale / (2.0 * delta)) * dispersions)};
}

}  // namespace

FeatureBalance referenceWeights(const Eigen::VectorXd& dispersions, double balance, double scale)
{
    const auto p = static_cast<double>(dispersions.size());
    return balanced(dispersions, balance * scale * dispersions.sum(), scale,
                    Eigen::VectorXd::Constant(dispersions.size(), 1.0 / p));
}

FeatureBalance adaptiveWeights(const Eigen::VectorXd& dispersions, double balance, double scale,
                               const Eigen::VectorXd& present)
{
    return balanced(dispersions, balance * scale * present.dot(dispersions) / present.squaredNorm(), scale,
                    present);
}

void requireExponent(double exponent, Eigen::Index features)
{
    constexpr double largestLogarithm = 600.0;
    const double most = largestLogarithm / std::max(std::log(static_cast<double>(features)), 1e-3);
    if (exponent > most)
        throw std::invalid_argument("the exponent of the weights must not exceed " +
                                    std::to_string(static_cast<int>(most)) + " with " + std::to_string(features) +
                                    " features: the weights would count as nothing");
}

Eigen::VectorXd powerWeights(const Eigen::VectorXd& dispersions, double exponent)
{
    const double most = dispersions.maxCoeff();
    if (!(most > 0.0))
        return Eigen::VectorXd::Constant(dispersions.size(), 1.0 / static_cast<double>(dispersions.size()));
    // By logarithms against the greatest of them, so that no power overflows.
    constexpr double smallest = std::numeric_limits<double>::min();
    const Eigen::ArrayXd logs = (dispersions.array() / most).max(smallest).log() / (1.0 - exponent);
    const auto varies = dispersions.array() > 0.0;
    const double greatest = varies.select(logs, -std::numeric_limits<double>::infinity()).maxCoeff();
    const Eigen::ArrayXd shares = varies.select((logs - greatest).min(0.0).exp(), 0.0);
    return shares / shares.sum();
}

}  // namespace fuzzylens
