// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/start.h"

#include "core/methods/start_samples.h"
#include "core/numeric/random.h"

#include <algorithm>

namespace fuzzylens::sfp_detail {

namespace {

// One random sample of every class, in class order.
std::vector<int> onePerClass(const Target& target, int clusters, Random& random)
{
    std::vector<std::vector<int>> members(target.classNames.size());
    for (std::size_t i = 0; i < target.classOf.size(); ++i)
        if (target.classOf[i] >= 0)
            members[static_cast<std::size_t>(target.classOf[i])].push_back(static_cast<int>(i));
    std::vector<int> classes;
    for (int cls = 0; cls < target.classes(); ++cls)
        if (!members[static_cast<std::size_t>(cls)].empty())
            classes.push_back(cls);
    if (clusters < static_cast<int>(classes.size())) {
        std::vector<int> chosen;
        for (const int index : random.sample(static_cast<int>(classes.size()), clusters))
            chosen.push_back(classes[static_cast<std::size_t>(index)]);
        classes = chosen;
    }
    std::vector<int> start;
    for (const int cls : classes) {
        const std::vector<int>& candidates = members[static_cast<std::size_t>(cls)];
        start.push_back(candidates[random.below(candidates.size())]);
    }
    return start;
}

}  // namespace

std::vector<int> chooseStart(const Target& target, Index samples, const SfpOptions& options, int restart)
{
    if (!options.startSamples.empty()) {
        checkStartSamples(options.startSamples, options.clusters, samples);
        return options.startSamples;
    }
    Random random(deriveSeed(options.seed, {static_cast<std::uint64_t>(restart)}));
    std::vector<int> start;
    if (options.init == SfpInit::Stratified && target.kind == Target::Kind::Classes)
        start = onePerClass(target, options.clusters, random);
    for (const int sample : random.permutation(static_cast<int>(samples))) {
        if (static_cast<int>(start.size()) == options.clusters)
            break;
        if (std::find(start.begin(), start.end(), sample) == start.end())
            start.push_back(sample);
    }
    return start;
}

}  // namespace fuzzylens::sfp_detail
