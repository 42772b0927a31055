// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/clustering.h"

namespace fuzzylens {

/// Fuzzy c-means (Bezdek 1981): minimises sum_ij u_ij^m |x_i - c_j|^2. Labels play no part. With more features
/// than samples an iteration costs as much as k products of an n x n matrix, for any number of features.
/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome fcm(const Problem& problem, const ClusteringOptions& options,
                             const RunControl& control = {});

/// Where new samples stand between the centres of a fit: memberships by their distances (embedding, n x k,
/// squared).
/// @param outcome of fcm() or kMeans(). @param fuzzifier that of the fit; 1 after kMeans().
/// @throws std::invalid_argument if @p samples lack values or have other features than the centres in number.
FUZZYLENS_EXPORT Prediction predictFromCenters(const Outcome& outcome, double fuzzifier, const Dataset& samples);

MethodDescription describeFcm();

}  // namespace fuzzylens
