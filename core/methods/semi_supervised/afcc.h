// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/sffd/sffd.h"

#include <optional>

namespace fuzzylens {

/// AFCC, fuzzy clustering with pairs and competitive agglomeration (Grira, Crucianu and Boujemaa 2008; without the
/// questions it asks; with plain distances it is their PCCA): minimises sum_ij u_ij^2 D_ij + alpha (cost of the
/// pairs) - beta sum_j (sum_i u_ij)^2. The last term lets large clusters take from small ones; with the sizes n_j
/// held at their last values it pulls with -2 beta n_j u_ij, and
/// beta(t) = eta exp(-|t - t0| / tau) (sum u^2 D) / (sum n_j^2), t0 = 5, tau = 10 (methods.md 2.9). A cluster
/// smaller than the least size is dropped.
struct AfccOptions
{
    int clusters = 3;                 // to begin with
    bool agglomerates = false;        // else beta is 0 and the number of clusters stays
    double eta = 1;                   // not negative
    double leastSize = 5;             // sum of memberships below which a cluster goes
    std::optional<double> shrinkage;  // of the norm (determinant 1); none: plain distances
    PairStrength strength{AlphaRule::Published};
    bool closesPairs = false;
    PairUpdate update = PairUpdate::Sequential;
    int maxIterations = 200;
    double tolerance = 1e-3;
};

/// Fills what sffd() fills but feature weights; traces: violated pairs, alpha, clusters.
/// @throws std::invalid_argument if the options do not fit, or values are missing.
FUZZYLENS_EXPORT Outcome afcc(const Problem& problem, const AfccOptions& options, const RunControl& control = {});

MethodDescription describeAfcc();

}  // namespace fuzzylens
