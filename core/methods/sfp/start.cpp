// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/start.h"

#include "core/numeric/random.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>

namespace fuzzylens::sfp_detail {

namespace {

void checkGiven(const std::vector<int>& start, const Problem& problem, const SfpOptions& options)
{
    if (static_cast<int>(start.size()) != options.clusters)
        throw std::invalid_argument("init_samples names " + std::to_string(start.size()) +
                                    " samples; it must name one for each of the " +
                                    std::to_string(options.clusters) + " clusters");
    std::vector<int> sorted = start;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.front() < 0 || sorted.back() >= problem.data->samples())
        throw std::invalid_argument("init_samples must lie between 0 and " +
                                    std::to_string(problem.data->samples() - 1));
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        throw std::invalid_argument("init_samples must be different samples");
}

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

std::vector<int> chooseStart(const Problem& problem, const SfpOptions& options, int restart)
{
    if (!options.startSamples.empty()) {
        checkGiven(options.startSamples, problem, options);
        return options.startSamples;
    }
    Random random(deriveSeed(options.seed, {static_cast<std::uint64_t>(restart)}));
    std::vector<int> start;
    if (options.init == SfpInit::Stratified && problem.target.kind == Target::Kind::Classes)
        start = onePerClass(problem.target, options.clusters, random);
    for (const int sample : random.permutation(static_cast<int>(problem.data->samples()))) {
        if (static_cast<int>(start.size()) == options.clusters)
            break;
        if (std::find(start.begin(), start.end(), sample) == start.end())
            start.push_back(sample);
    }
    return start;
}

std::vector<int> parseStart(const std::string& text)
{
    std::vector<int> start;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        int sample = 0;
        const auto [next, error] = std::from_chars(at, end, sample);
        if (error != std::errc() || (next != end && (*next != ',' || next + 1 == end)))
            throw std::invalid_argument("init_samples cannot be \"" + text +
                                        "\": it must be sample numbers with commas between them, as in 0,5,12");
        start.push_back(sample);
        at = next == end ? end : next + 1;
    }
    return start;
}

}  // namespace fuzzylens::sfp_detail
