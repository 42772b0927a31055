// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/feature_marks.h"

#include <algorithm>

namespace fuzzylens::ui {

bool FeatureMarks::contains(int feature) const
{
    return std::binary_search(features.begin(), features.end(), feature);
}

FeatureMarks FeatureMarks::of(GeneSet set, const FeatureFinder& finder)
{
    FeatureMarks marks;
    for (const Index feature : finder.select(set).features)
        marks.features.push_back(int(feature));
    std::sort(marks.features.begin(), marks.features.end());
    marks.set = std::move(set);
    return marks;
}

}  // namespace fuzzylens::ui
