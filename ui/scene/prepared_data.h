// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preprocess/cell_origins.h"
#include "ui/scene/principal_plane.h"

#include <array>
#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// The samples of prepared data in a plane: that of their two features, or of the two informative ones among
/// generated features, else the principal plane.
struct DataPlane
{
    PrincipalPlane plane;
    std::array<int, 2> features = {-1, -1};  // whose values the places are; -1: it is the principal plane
    Eigen::MatrixXd places;                  // n x 2
    double meanVariance = 0;                 // of a feature; divisor n

    bool isOfFeatures() const { return features[0] >= 0; }

    /// Null where values are missing, there is one feature alone, or it would take more than about half a second.
    static std::shared_ptr<const DataPlane> of(const Dataset& data);
};

/// Data before and after the steps, and the original indices of the remaining samples and features.
struct PreparedData
{
    DatasetPtr original;          // as read
    DatasetPtr data;              // after the steps
    std::vector<StepSpec> specs;  // exclusions come first, as steps
    std::vector<FittedStepPtr> steps;
    std::shared_ptr<const DataPlane> plane;       // of the data after them; may be null
    std::shared_ptr<const PreparedData> whole{};  // of whose samples these are a part; null: they are no part
    CellOrigins kept;                             // where samples and features stood as read

    /// Whether the value was missing as read and has been filled by a step, or one of those it is the mean of.
    bool isImputed(Index sample, Index feature) const { return kept.isFilled(*original, sample, feature); }
};
using PreparedDataPtr = std::shared_ptr<const PreparedData>;

}  // namespace fuzzylens::ui
