// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sffd/feature_weights.h"

#include "core/numeric/simplex.h"

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

}  // namespace fuzzylens
