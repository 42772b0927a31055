// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/stage.h"

#include <algorithm>
#include <limits>

namespace fuzzylens::ui {

namespace {

constexpr int bins = 80;
constexpr int mostBlocks = 600;  // of the map of missing values, along either side

/// Indices of the data of the stage in the data as read, and the data themselves; false when @p progress requests
/// cancellation.
bool place(const PreparedData& prepared, std::size_t step, Stage& stage, const Progress& progress)
{
    if (step >= prepared.steps.size() && !prepared.steps.empty()) {
        stage.data = prepared.data;
        stage.kept = prepared.kept;
        return true;
    }
    const std::vector<FittedStepPtr> before(prepared.steps.begin(), prepared.steps.begin() + std::ptrdiff_t(step));
    stage.data = step == 0 ? prepared.original : applySteps(prepared.original, before, progress);
    if (!stage.data)
        return false;
    stage.kept = cellOrigins(*prepared.original, before);
    return true;
}

/// Counts filled values in the blocks of the map of missing values.
void countFilled(const Dataset& original, Stage& stage)
{
    stage.filled = stage.missing;
    std::fill(stage.filled.counts.begin(), stage.filled.counts.end(), 0);
    if (original.missingCount() == 0)
        return;
    const MissingMap& map = stage.missing;
    std::vector<std::size_t> blockOf(std::size_t(stage.data->samples()));
    for (int block = 0; block < map.columns; ++block)
        std::fill(blockOf.begin() + map.firstSample(block), blockOf.begin() + map.firstSample(block + 1),
                  std::size_t(block));
    int row = 0;
    for (Index feature = 0; feature < stage.data->features(); ++feature) {
        while (map.firstFeature(row + 1) <= feature)
            ++row;
        if (!stage.kept.mayBeFilled(original, feature))
            continue;
        for (std::size_t sample = 0; sample < blockOf.size(); ++sample)
            if (stage.kept.isFilled(original, Index(sample), feature)) {
                ++stage.filled.counts[std::size_t(row) * std::size_t(map.columns) + blockOf[sample]];
                ++stage.filledCount;
            }
    }
}

void addBands(Stage& stage)
{
    const ValueHistograms& found = stage.histograms;
    if (found.samples() <= Stage::mostLines)
        return;
    std::vector<float> shares(std::size_t(found.samples()));
    for (int bin = 0; bin < found.bins; ++bin) {
        for (Index i = 0; i < found.samples(); ++i)
            shares[std::size_t(i)] = float(found.share(i, bin));
        std::sort(shares.begin(), shares.end());
        auto& quantiles = stage.bands.emplace_back();
        for (std::size_t which = 0; which < quantiles.size(); ++which)
            quantiles[which] = shares[std::size_t(Stage::bandShares[which] * double(shares.size() - 1))];
    }
}

}  // namespace

StagePtr makeStage(const PreparedData& prepared, std::size_t step, const StagePtr& known, const Progress& progress)
{
    auto stage = std::make_shared<Stage>();
    if (!place(prepared, step, *stage, progress))
        return nullptr;
    if (known && known->data == stage->data && known->kept.samples == stage->kept.samples)
        return known;
    auto histograms = valueHistograms(*stage->data, bins, progress);
    if (!histograms)
        return nullptr;
    auto moments = meanVariance(*stage->data, progress);
    if (!moments)
        return nullptr;
    auto missing = missingMap(*stage->data, mostBlocks, mostBlocks, progress);
    if (!missing)
        return nullptr;
    stage->low = histograms->lowest;
    stage->high = histograms->highest;
    stage->histograms = std::move(*histograms);
    stage->moments = std::move(*moments);
    stage->missing = std::move(*missing);
    countFilled(*prepared.original, *stage);
    addBands(*stage);
    return stage;
}

}  // namespace fuzzylens::ui
