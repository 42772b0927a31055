// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens {

/// Support vector machines by LIBSVM (Chang and Lin, ACM TIST 2:27, 2011). For each pair of classes a < b, of the
/// M (M - 1) / 2 in the order (0, 1), (0, 2), ..., the decision value f(x) is positive on the side of a; its dual
/// problem is solved on the kernel matrix of the samples of both. The class with the most pairs in its favour is
/// predicted, the first of several. LIBSVM gives no probabilities without further fits: those of the outcome are
/// the softmax of the sums of the decision values in favour of each class, which rank samples but are not
/// calibrated. Fills embedding (n x pairs, the decision values) and the figure "support_vectors". LIBSVM gives up
/// after ten million iterations, which happens with large costs and overlapping classes: then the fit has stopped
/// at Stopped::IterationLimit and has the warning "svm-not-converged". All throw std::invalid_argument as
/// trainingSamples(), if an option is out of range, or if there are more than mostInSvm labelled samples.

/// Labelled samples whose kernel matrix LIBSVM gets: it cannot be cancelled while it solves the problem of a pair.
inline constexpr Index mostInSvm = 8192;

/// K(x, y) = x.y, C = @p cost as in LIBSVM. Where a kernel is divided by the number of features p
/// (methods.md 1.7), its C means the cost C / p. Also fills projection, projectionOffset (f(x) = x * projection -
/// offset) and featureWeights (1 x p, shares in the sum of squares of all directions).
FUZZYLENS_EXPORT Outcome linearSvm(const Problem& problem, double cost, const RunControl& control = {});
FUZZYLENS_EXPORT Prediction predictLinearSvm(const Outcome& outcome, const Target& target, const Dataset& samples);

struct RbfOptions
{
    double cost = 1;   // C, above 0
    double gamma = 1;  // above 0
};
/// K(x, y) = exp(-gamma |x - y|^2). Also fills referenceValues (s x p, the support vectors) and modelTable
/// (s + 1 x pairs): y_i alpha_i of each of them, and in the last row rho: f(x) = sum_i y_i alpha_i K(x_i, x) -
/// rho.
FUZZYLENS_EXPORT Outcome rbfSvm(const Problem& problem, const RbfOptions& options, const RunControl& control = {});
FUZZYLENS_EXPORT Prediction predictRbfSvm(const Outcome& outcome, const Target& target, const RbfOptions& options,
                                          const Dataset& samples);

}  // namespace fuzzylens
