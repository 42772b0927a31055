// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace fuzzylens {

/// How a label prototype z is judged against a label y (methods.md 1.3). With two classes logistic and hinge use
/// one prototype and y = +1 for the second class, -1 for the first; with more, one prototype a class, one against
/// the rest. The squared loss takes numbers, or classes as indicator vectors.
enum class SfpLoss { LogLoss, Logistic, Hinge, Squared, ZeroOne };
enum class SfpInit { Stratified, Random };
/// What lambda multiplies: the entropy as published; n/k times it; N_j times it (methods.md 1.6 E).
enum class SfpLambdaScale { Sum, Mean, Cluster };
/// A weight vector a cluster as published, or one for all (our extension, methods.md 1.6 C).
enum class SfpWeights { Cluster, Shared };

/// Options of SFP; the description's parameters fill them (sfpOptions). Ranges are those of the description.
struct SfpOptions
{
    int clusters = 2;
    double alpha = 0;
    double gamma = 1;
    double lambda = 1;
    SfpLoss loss = SfpLoss::LogLoss;
    double smoothing = 1e-3;
    SfpInit init = SfpInit::Stratified;
    int restarts = 1;
    int maxIterations = 30;
    double tolerance = 1e-6;  // on the relative change of the centres; 0: only the limit stops
    SfpLambdaScale lambdaScale = SfpLambdaScale::Sum;
    SfpWeights weights = SfpWeights::Cluster;
    std::uint64_t seed = 1;
    std::vector<int> startSamples;  // one a cluster, or empty: drawn
};

struct SfpResult
{
    Outcome outcome;
    std::vector<int> startSamples;  // of the winning start
    int emptyClusters = 0;          // clusters without members in the last iteration
};

/// Supervised fuzzy partitioning (Ashtari and Nateghi, arXiv 1806.06124, eq. 3) by block coordinate descent: U,
/// then V and Z, then W, until the centres rest. The objective is taken after W.
/// @throws std::invalid_argument if the options do not fit the problem, values are missing, or out of range.
FUZZYLENS_EXPORT SfpResult sfp(const Problem& problem, const SfpOptions& options, const RunControl& control = {});

/// As many updates from the memberships of @p from as fit into @p budget, at least one: a preview. An outcome of
/// another shape, or whose memberships do not sum to one, is not used; the updates then begin at a start.
FUZZYLENS_EXPORT SfpResult refineSfp(const Problem& problem, const SfpOptions& options, const Outcome& from,
                                     std::chrono::milliseconds budget, const RunControl& control = {});

/// Memberships, distances and labels of new samples, from distances alone (eq. 4 to 6).
/// @throws std::invalid_argument if the features are not as many as the centres have, or values are missing.
FUZZYLENS_EXPORT Prediction predictSfp(const Outcome& outcome, const Target& target, const SfpOptions& options,
                                       const Dataset& samples);

/// How its distances become memberships of samples without a label (eq. 5 without the label term).
MembershipRule sfpMembershipRule(const Outcome& outcome, const SfpOptions& options);

/// The options that the method's parameters state.
FUZZYLENS_EXPORT SfpOptions sfpOptions(const Parameters& parameters);

/// SFP for everyone else: window, command line, files.
MethodDescription describeSfp();

}  // namespace fuzzylens
