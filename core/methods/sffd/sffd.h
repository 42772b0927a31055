// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"
#include "core/methods/sffd/constrained_memberships.h"
#include "core/methods/weighted/feature_weights.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace fuzzylens {

/// What a feature contributes to the distance of a sample to a centre, y = x - c (methods.md 2.3).
enum class PartialDistance {
    Root,      // t^2 of t = A^(1/2) y, A the norm of the cluster
    Diagonal,  // a_ll y_l^2
    Euclid     // y_l^2
};

enum class PairStart { Neighbourhoods, Random };

struct SffdOptions
{
    int clusters = 3;
    bool learnsWeights = true;  // else every feature weighs 1 / p
    double weightBalance = 1;   // K, above 0
    PartialDistance partial = PartialDistance::Root;
    double shrinkage = 0.3;  // gamma of the norm; plays no part for Euclid
    DeltaRule deltaRule = DeltaRule::Reference;
    PairStrength strength;
    PairUpdate update = PairUpdate::Sequential;
    int sweeps = 1;
    PairStart start = PairStart::Neighbourhoods;
    int restarts = 1;          // of random starts; the lowest objective is kept
    bool closesPairs = false;  // takes the transitive closure of the pairs first
    bool tunes = false;        // chooses weights, K, partial distance and shrinkage by held-out pairs first
    bool insists = false;      // triples alpha, at most three times, while consistent pairs remain violated
    int maxIterations = 200;
    double tolerance = 1e-3;  // on the largest change of a membership; 0: only the limit stops
    std::uint64_t seed = 1;
};

/// SFFD, semi-supervised fuzzy clustering with feature discrimination (Li, Garibaldi, He and Wang 2015, as
/// methods.md 2.2 to 2.10 interprets it): minimises
///   J = sum_ij u_ij^2 D_ij + sum_j delta_j sum_l v_jl^2
///       + alpha (sum over must-links of sum_j u_aj (1 - u_bj) + sum over cannot-links of sum_j u_aj u_bj),
///   D_ij = p sum_l v_jl t_ijl^2,
/// over memberships u (rows on the simplex), feature weights v (rows on the simplex) and centres; the norm of a
/// cluster is that of its shrunk fuzzy covariance. An iteration: centres, norms, dispersions, delta and v,
/// distances, alpha, memberships; J is taken then (methods.md 2.10, item 15). The pairs of the problem guide it;
/// without any it is fuzzy clustering with feature discrimination. No p x p matrix is formed where p exceeds n.
/// Fills memberships, featureWeights, centers, embedding (the D), assigned, repaired, objective with its terms
/// distance, weights and pairs, and traces: violated pairs, alpha; a warning "tuned" reports the settings chosen
/// on held-out pairs.
/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome sffd(const Problem& problem, const SffdOptions& options, const RunControl& control = {});

/// Continues from @p from, a fit of the same data: starts at its memberships and weights, even if pairs and
/// options have changed. No iteration but the first begins after @p budget. Without as many clusters there it
/// begins from the neighbourhoods.
FUZZYLENS_EXPORT Outcome refineSffd(const Problem& problem, const SffdOptions& options, const Outcome& from,
                                    std::chrono::milliseconds budget, const RunControl& control = {});

MethodDescription describeSffd();

}  // namespace fuzzylens
