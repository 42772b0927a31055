// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/fuzzy/fuzzy_start.h"

#include "core/common/issue.h"
#include "core/numeric/random.h"
#include "core/numeric/ties.h"

#include <algorithm>
#include <string>

namespace fuzzylens {

int drawByChance(const Eigen::VectorXd& chances, double share)
{
    double left = share * chances.sum();
    int last = 0;
    for (Index i = 0; i < chances.size(); ++i) {
        if (chances[i] <= 0.0)
            continue;
        last = static_cast<int>(i);
        left -= chances[i];
        if (left < 0.0)
            break;
    }
    return last;
}

std::vector<int> kMeansPlusPlusInit(const MeanDistances& distances, int clusters, std::uint64_t seed,
                                    int candidates)
{
    const Index n = distances.samples();
    if (clusters > n)
        throw ArgumentError(message("%1 clusters need at least as many samples, but there are %2", clusters, n));
    Random random(seed);
    std::vector<int> start{static_cast<int>(random.below(static_cast<std::uint64_t>(n)))};
    Eigen::VectorXd nearest = distances.toSamples({start[0]}).col(0);
    while (static_cast<int>(start.size()) < clusters) {
        Eigen::VectorXd chances = nearest;
        if (chances.maxCoeff() <= 0.0)  // every sample is like one of those taken
            for (Index i = 0; i < n; ++i)
                chances[i] = std::find(start.begin(), start.end(), static_cast<int>(i)) == start.end() ? 1.0 : 0.0;
        std::vector<int> drawn;
        for (int at = 0; at < candidates; ++at)
            drawn.push_back(drawByChance(chances, random.uniform()));
        const Eigen::MatrixXd left =
            distances.toSamples(drawn).array().min(nearest.array().replicate(1, candidates));
        const Index best = firstSmallest(left.colwise().sum());
        start.push_back(drawn[static_cast<std::size_t>(best)]);
        nearest = left.col(best);
    }
    return start;
}

}  // namespace fuzzylens
