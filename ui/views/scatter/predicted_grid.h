// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/plane_predictions.h"
#include "ui/scene/scene.h"

#include <memory>

namespace fuzzylens::ui {

/// What a fit predicts over the plane of two features (DataPlane::isOfFeatures), for methods whose memberships
/// follow no rule.
struct PredictedGrid
{
    static constexpr int columns = 121, rows = 91;
    static constexpr Index mostFeatures = 1000;  // the grid holds a value of each

    PlaneGrid grid;  // over the places of the samples and half as far again on each side
    PlanePredictions predicted;

    /// Null where the plane is not of two features or the method predicts nothing for new samples.
    static std::shared_ptr<const PredictedGrid> of(const Fit& fit);
    /// Whether of() would be null for reasons that can be seen without predicting.
    static bool isPossible(const Fit& fit);
    /// The share of class or cluster @p of at (x, y), interpolated linearly. Beyond the grid the nearest edge
    /// counts.
    float share(Eigen::Index of, double x, double y) const;
};
using PredictedGridPtr = std::shared_ptr<const PredictedGrid>;

}  // namespace fuzzylens::ui
