// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

namespace fuzzylens {

/// The most frequent class among the nearest labelled samples by squared distance, the first of equally near ones;
/// of equally frequent classes the one with the nearest sample. Probabilities are the shares of the neighbours. A
/// sample of the fit is not its own neighbour. Fills embedding (n x M: the distance to the nearest sample of each
/// class), referenceValues (the labelled samples) and modelTable (their classes, one column).
/// @param neighbours 1 or more, less than the labelled samples.
/// @throws std::invalid_argument as trainingSamples(), or if there are too few labelled samples.
FUZZYLENS_EXPORT Outcome nearestNeighbours(const Problem& problem, int neighbours, const RunControl& control = {});
FUZZYLENS_EXPORT Prediction predictNearestNeighbours(const Outcome& outcome, const Target& target, int neighbours,
                                                     const Dataset& samples);

}  // namespace fuzzylens
