// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/semi_supervised/class_clusters.h"

namespace fuzzylens {

/// sSFCM (Yasunori, Yukihiro, Makito and Sadaaki 2009): a labelled sample belongs to its class by a part given
/// beforehand, the rest is shared as in FCM. Minimises sum_ij |u_ij - g_ij|^m d_ij with g = eta for the class of a
/// labelled sample, so that u = g + (1 - eta) u of FCM and centres weigh |u - g|^m (methods.md 2.9).
struct SsfcmEndoOptions
{
    double given = 0.5;  // eta, 0 .. below 1; at 1 a labelled sample would weigh nothing in any centre
    double fuzzifier = 2;
    ConvergenceOptions rest;
};

/// @throws std::invalid_argument as alternateByClass, or if the options do not fit.
FUZZYLENS_EXPORT Outcome ssfcmEndo(const Problem& problem, const SsfcmEndoOptions& options,
                                   const RunControl& control = {});

/// Pedrycz' SSFCM (Pedrycz 1985; Pedrycz and Waletzky 1997), m = 2: minimises sum_ij u_ij^2 d_ij +
/// alpha sum_ij b_i (u_ij - f_ij)^2 d_ij, b_i = 1 and f_i the class of a labelled sample, so that
/// u = (u of FCM + alpha f) / (1 + alpha) there.
struct SsfcmPedryczOptions
{
    double strength = 1;              // alpha, not negative
    bool centersAsPublished = false;  // centres weigh u^2, else u^2 + alpha b (u - f)^2, which is the minimum
    ConvergenceOptions rest;
};

FUZZYLENS_EXPORT Outcome ssfcmPedrycz(const Problem& problem, const SsfcmPedryczOptions& options,
                                      const RunControl& control = {});

/// SSKFCM in the form of Zhang, Tan and Chen 2004: distances 1 - exp(-|x - c|^2 / sigma^2), labelled samples in
/// their class alone; minimises 2 sum_ij u_ij^m (1 - kernel). (Zhang and Lu 2009 add the errors of classification
/// to the objective; their formulas are not at hand.) The width is tried at sigma^2 = {0.1, 0.3, 1, 3, 10} times
/// the median squared distance from the mean of all samples, and the one with the fewest labelled samples nearer
/// to another class is kept; the first of several.
struct SskfcmOptions
{
    double width = 0;  // sigma^2 over that median; 0: chosen
    double fuzzifier = 2;
    ConvergenceOptions rest;
};

FUZZYLENS_EXPORT Outcome sskfcm(const Problem& problem, const SskfcmOptions& options,
                                const RunControl& control = {});

MethodDescription describeSsfcmEndo();
MethodDescription describeSsfcmPedrycz();
MethodDescription describeSskfcm();

}  // namespace fuzzylens
