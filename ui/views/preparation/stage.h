// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/progress.h"
#include "core/dataset/summary/mean_variance.h"
#include "core/dataset/summary/missing_map.h"
#include "core/dataset/summary/value_histograms.h"
#include "ui/scene/prepared_data.h"

#include <array>
#include <memory>
#include <vector>

namespace fuzzylens::ui {

/// Data at one point of the steps and what the pictures show of them.
struct Stage
{
    DatasetPtr data;
    CellOrigins kept;  // where its samples and features stood as read
    ValueHistograms histograms;
    MeanVariance moments;
    MissingMap missing;
    MissingMap filled;  // values that have been filled; the blocks are those of missing
    Index filledCount = 0;
    /// Of the shares of the samples in each bin these quantiles, when there are too many samples to draw; else
    /// empty.
    static constexpr std::array<double, 7> bandShares = {0, 0.05, 0.25, 0.5, 0.75, 0.95, 1};
    static constexpr int mostLines = 400;  // samples drawn one by one
    std::vector<std::array<float, 7>> bands;
    double low = 0;  // lowest and highest value; NaN without any
    double high = 0;
};
using StagePtr = std::shared_ptr<const Stage>;

/// Before the step @p step of @p prepared (0: as read; as many as there are steps: after all of them). What
/// @p known holds of the same data is taken over. Null when @p progress requests cancellation.
StagePtr makeStage(const PreparedData& prepared, std::size_t step, const StagePtr& known,
                   const Progress& progress = {});

}  // namespace fuzzylens::ui
