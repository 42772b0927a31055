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

/// The fuzzifier from which on the partition with equal memberships is a stable fixed point of gustafsonKessel():
/// 1 / (1 - mu), mu the largest eigenvalue of the operator that the update of the memberships is near that
/// partition, over m / (m - 1). For samples z_i in coordinates in which the shrunk covariance of all samples is
/// the unit matrix,
///   (T e)_i = sum_l (2 z_i'z_l + (1 - gamma) ((z_i'z_l)^2 - |z_i|^2 |z_l|^2 / p)) (e_l - mean e) / (n |z_i|^2).
/// With gamma = 1 it is the bound of fuzzy c-means (methods.md 3.6), where mu = 2 lambda. Infinite from mu = 1 on,
/// and where it is not computed: values that are missing or have no square, more than 1024 samples with n p^2 >
/// 5e8.
FUZZYLENS_EXPORT double fuzzifierBoundOfShapes(const DatasetPtr& data, const CovarianceShrinkage& shrinkage,
                                               int threads);

MethodDescription describeGustafsonKessel();

}  // namespace fuzzylens
