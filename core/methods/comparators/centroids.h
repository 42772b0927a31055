// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens {

/// The class whose mean is nearest, by the plain squared distance. With the pooled variance s^2 = sum_i |x_i -
/// c_y(i)|^2 / ((n - M) p) of a feature inside classes, the probabilities are proportional to exp(-d / (2 s^2)).
/// Fills embedding (n x M, the distances) and modelTable (1 x 1, s^2).
/// @throws std::invalid_argument as trainingSamples().
FUZZYLENS_EXPORT Outcome nearestCentroid(const Problem& problem, const RunControl& control = {});
FUZZYLENS_EXPORT Prediction predictNearestCentroid(const Outcome& outcome, const Target& target,
                                                   const Dataset& samples);

/// Nearest shrunken centroids (Tibshirani, Hastie, Narasimhan and Chu, PNAS 99:6567, 2002). With s_l the pooled
/// standard deviation of feature l inside classes (divisor n - M), s_0 the median of all s_l above 0, and
/// m_k^2 = 1 / n_k - 1 / n (Statistical Science 18:104, 2003; the earlier paper has the sum), the centroid of
/// class k differs from the mean x_l of all labelled samples by m_k (s_l + s_0) d_kl. Each d_kl is drawn towards 0
/// by the threshold; a feature with d_kl = 0 for all classes has no part in the fit. A sample has the class with
/// the least delta_k = sum_l (x_l - c_kl)^2 / (s_l + s_0)^2 - 2 ln(n_k / n), and the probabilities are
/// proportional to exp(-delta_k / 2). As the squares of x_l are the same in all classes, the discriminant scores
/// are linear: embedding (n x M) = values * projection - projectionOffset is -delta_k / 2 without those. Also
/// fills featureWeights (1 x p, shares in sum_kl d_kl^2 after shrinking; absent if all are 0) and the figure
/// "features_used".
/// @param threshold not negative. @throws std::invalid_argument as trainingSamples(), if the threshold is out of
/// range, or if no feature varies inside the classes.
FUZZYLENS_EXPORT Outcome shrunkenCentroids(const Problem& problem, double threshold,
                                           const RunControl& control = {});
FUZZYLENS_EXPORT Prediction predictShrunkenCentroids(const Outcome& outcome, const Target& target,
                                                     const Dataset& samples);

}  // namespace fuzzylens
