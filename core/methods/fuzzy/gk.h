// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/clustering.h"
#include "core/methods/fuzzy/fuzzy_covariance.h"

namespace fuzzylens {

/// Gustafson-Kessel clustering (1979), volumes 1, with shrunk covariances: FCM in which every cluster has the
/// shape its members have.
/// @throws std::invalid_argument if the options do not fit, values are missing, or the covariances are singular
/// (FuzzyCovariance).
FUZZYLENS_EXPORT Outcome gustafsonKessel(const Problem& problem, const ClusteringOptions& options,
                                         const CovarianceShrinkage& shrinkage, const RunControl& control = {});

MethodDescription describeGustafsonKessel();

}  // namespace fuzzylens
