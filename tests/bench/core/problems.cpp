// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/core/problems.h"

#include "core/numeric/random.h"

#include <algorithm>

namespace fuzzylens::bench {

Problem classesOfNormals(Index samples, Index features, int classes)
{
    constexpr Index share = 20;
    const Index informative = std::max<Index>(1, features / share);
    Random random(1);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i)
            (*values)(i, l) = random.normal() + (l < informative ? static_cast<double>(i % classes) : 0.0);
    DatasetParts parts;
    parts.values = values;
    std::vector<std::string> labels;
    for (Index i = 0; i < samples; ++i) {
        parts.sampleNames.push_back(std::to_string(i).insert(0, 1, 's'));
        labels.emplace_back(1, static_cast<char>('A' + i % classes));
    }
    for (Index l = 0; l < features; ++l)
        parts.featureNames.push_back(std::to_string(l).insert(0, 1, 'f'));
    return {std::make_shared<const Dataset>(std::move(parts)),
            makeTarget(LabelField::categorical("class", labels))};
}

}  // namespace fuzzylens::bench
