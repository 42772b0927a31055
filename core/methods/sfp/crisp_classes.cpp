// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/crisp_classes.h"

#include "core/methods/sfp/label_term.h"
#include "core/numeric/exponential.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

namespace {

constexpr double rounding = 1e-11;  // of distances that are sums over thousands of features, relative

}  // namespace

double crispLambda(const SfpOptions& options, double samples, Index classes, double size)
{
    switch (options.lambdaScale) {
    case SfpLambdaScale::Sum:
        break;
    case SfpLambdaScale::Mean:
        return options.lambda * samples / static_cast<double>(classes);
    case SfpLambdaScale::Cluster:
        return options.lambda * std::max(size, 1e-12);
    }
    return options.lambda;
}

int crispPrediction(const SfpOptions& options, const Eigen::ArrayXd& distances, const Eigen::ArrayXd& sizes)
{
    const Index classes = sizes.size();
    Eigen::MatrixXd prototypes(classes, classes);
    for (Index c = 0; c < classes; ++c) {
        const double share = sizes[c] + static_cast<double>(classes) * options.smoothing;
        prototypes.row(c).setConstant(options.smoothing / share);
        prototypes(c, c) = (sizes[c] + options.smoothing) / share;
    }
    Eigen::RowVectorXd memberships =
        (-((distances - distances.minCoeff()) / options.gamma).min(largestExponent)).exp();
    memberships /= memberships.sum();
    const ClassDecision decision =
        decideClasses(SfpLoss::LogLoss, static_cast<int>(classes), memberships, prototypes);
    const int best = decision.classes[0];
    const double tie = rounding * (1 + distances.abs().maxCoeff() / options.gamma);
    for (Index c = 0; c < classes; ++c)
        if (c != best && decision.probabilities(0, best) - decision.probabilities(0, c) <= tie)
            return -1;
    return best;
}

}  // namespace fuzzylens::sfp_detail
