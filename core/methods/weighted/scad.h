// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/fuzzy/clustering.h"
#include "core/methods/weighted/feature_weights.h"

namespace fuzzylens {

/// Simultaneous clustering and attribute discrimination, first form (Frigui and Nasraoui 2004, SCAD-1): minimises
/// sum_ij u_ij^m sum_l v_jl (x_il - c_jl)^2 + sum_j delta_j sum_l v_jl^2; the weights are the exact minimum over
/// the simplex, none is negative (methods.md 2.4 and 2.9).
struct Scad1Options
{
    ClusteringOptions clustering;
    double balance = 2;  // K, above 0
    DeltaRule deltaRule = DeltaRule::Reference;
};

/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome scad1(const Problem& problem, const Scad1Options& options,
                               const RunControl& control = {});

/// The second form, SCAD-2: minimises sum_ij u_ij^m sum_l v_jl^q (x_il - c_jl)^2, so that
/// v_jl = 1 / sum_t (E_jl / E_jt)^(1/(q-1)). Every squared difference counts 1e-12 of the variance of its feature
/// more.
struct Scad2Options
{
    ClusteringOptions clustering;
    double exponent = 2;  // q, above 1
};

FUZZYLENS_EXPORT Outcome scad2(const Problem& problem, const Scad2Options& options,
                               const RunControl& control = {});

MethodDescription describeScad1();
MethodDescription describeScad2();

}  // namespace fuzzylens
