// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <array>
#include <optional>

namespace fuzzylens {

/// A grid over the plane of two features: columns from left to right and rows from low to high, both ends
/// included.
struct PlaneGrid
{
    std::array<int, 2> features = {0, 1};
    double left = 0, right = 1, low = 0, high = 1;
    int columns = 2, rows = 2;  // 2 at least

    double x(int column) const { return left + (right - left) * column / (columns - 1); }
    double y(int row) const { return low + (high - low) * row / (rows - 1); }
};

/// Predictions of a fit for the points of a grid.
struct PlanePredictions
{
    Eigen::MatrixXf shares;   // places, row after row, x classes or clusters; rows sum to 1
    bool areClasses = false;  // else clusters
};

/// Predictions at the places of @p grid, with the other features at their means over the samples of @p problem:
/// probabilities of the classes, else the predicted class, else memberships. Nothing where the method predicts
/// none of these for new samples.
/// @throws std::invalid_argument if the outcome lacks what predictions need, as one read from a file can.
FUZZYLENS_EXPORT std::optional<PlanePredictions> planePredictions(const MethodDescription& method,
                                                                  const Problem& problem,
                                                                  const Parameters& parameters,
                                                                  const Outcome& outcome, const PlaneGrid& grid);

}  // namespace fuzzylens
