// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/steps.h"

#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// Data before and after the steps, and where what is left stood before them.
struct PreparedData
{
    DatasetPtr original;          // as read
    DatasetPtr data;              // after the steps
    std::vector<StepSpec> specs;  // what is left out comes first, as steps
    std::vector<FittedStepPtr> steps;
    std::vector<int> rows;      // of the data set as read, a sample each: names may repeat
    std::vector<int> columnOf;  // of the data set as read, a feature each; -1: made of several

    /// Whether the value was missing as read and has been filled by a step.
    bool isImputed(Index sample, Index feature) const
    {
        const int column = columnOf[std::size_t(feature)];
        return column >= 0 && original->missingInFeature(column) > 0 &&
               original->isMissing(rows[std::size_t(sample)], column) && !data->isMissing(sample, feature);
    }
};
using PreparedDataPtr = std::shared_ptr<const PreparedData>;

}  // namespace fuzzylens::ui
