// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/clustering.h"

namespace fuzzylens {

/// Entropy-weighted k-means (Jing, Ng and Huang 2007): minimises, every sample in one cluster,
/// sum_j (sum_{i in j} sum_l v_jl (x_il - c_jl)^2 + lambda sum_l v_jl log v_jl), so that v_j is the softmax of
/// -E_jl / lambda with E summed over the members. lambda grows with samples and features; see the scale of the
/// parameter.
struct EwkmOptions
{
    ClusteringOptions clustering;
    double lambda = 1;  // above 0
};

/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome ewkm(const Problem& problem, const EwkmOptions& options, const RunControl& control = {});

/// W-k-means (Huang, Ng, Rong and Li 2005): one weight a feature, shared by the clusters; minimises
/// sum_i sum_l w_l^b (x_il - c_jl)^2, so that w_l = 1 / sum_t (D_l / D_t)^(1/(b-1)) over the features with a
/// dispersion; one without any weighs nothing, as published, even where it separates clusters.
struct WKMeansOptions
{
    ClusteringOptions clustering;
    double exponent = 8;  // b, above 1 or below 0
};

FUZZYLENS_EXPORT Outcome wKMeans(const Problem& problem, const WKMeansOptions& options,
                                 const RunControl& control = {});

MethodDescription describeEwkm();
MethodDescription describeWKMeans();

}  // namespace fuzzylens
