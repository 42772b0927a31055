// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sfp/sfp.h"

namespace fuzzylens::sfp_detail {

/// Settings that decide how lambda acts on the weights.
struct WeightSetting
{
    SfpLambdaScale scale = SfpLambdaScale::Sum;
    SfpWeights weights = SfpWeights::Cluster;
    int clusters = 2;
};

/// The effective number of features exp(H), H being the mean entropy of the weights that the scatters inside the
/// classes give at this lambda (methods.md 1.6 E); without classes a k-th of the whole scatter stands for each
/// cluster. The scatters are computed once for a data set and target and kept.
double effectiveFeatures(double lambda, const Problem& problem, const WeightSetting& setting);

/// The lambda that gives this effective number; by bisection, within 1e-12 .. 1e18.
double lambdaForEffectiveFeatures(double number, const Problem& problem, const WeightSetting& setting);

}  // namespace fuzzylens::sfp_detail
